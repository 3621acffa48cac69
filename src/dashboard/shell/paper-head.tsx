import { useLocation } from 'react-router-dom';
import { useWholeList } from '#dashboard/api/lists/list-options.ts';
import { projectParameters } from '#dashboard/address/project-parameters.ts';
import { useUrlState } from '#dashboard/address/url-state.ts';
import { pageLocation } from '#dashboard/ui/preview-reader.ts';
import { usePrinting } from '#dashboard/ui/browser/use-printing.ts';
import { viewerClockText, viewerDateText } from '#dashboard/ui/text/clock-text.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { useNow } from '#dashboard/ui/browser/use-now.ts';
import { CopyPaperLine } from '#dashboard/shell/copy/copy-line.tsx';
import { shellMessages } from './messages/shell-messages.ts';
import classes from './frame.module.css';

/** The header on paper: the project, the time of printing, and the address of the page. */
export function PaperHead() {
  const words = useMessages(shellMessages);
  const [{ project }] = useUrlState(projectParameters);
  const projects = useWholeList('projects').data?.records;
  // Re-render on navigation and before printing, so that address and time are current.
  useLocation();
  usePrinting();
  const name = projects?.find(({ id }) => id === project)?.name ?? words.unnamedProject(String(project));
  const now = new Date(useNow(false));
  const today = viewerDateText(now);
  const time = viewerClockText(now.getTime());
  return (
    <div className={classes.paper}>
      <p>
        <strong>Noctuary</strong>
        {words.printed(project === null ? words.allProjects : name, today, time)}
      </p>
      <CopyPaperLine />
      <p>{pageLocation().href}</p>
    </div>
  );
}
