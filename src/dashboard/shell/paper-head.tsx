import { useLocation } from 'react-router-dom';
import { useWholeList } from '#dashboard/api/whole/list-options.ts';
import { projectParameters } from '#dashboard/address/project-parameters.ts';
import { useUrlState } from '#dashboard/address/url-state.ts';
import { usePrinting } from '#dashboard/list/table/use-printing.ts';
import { viewerClockText } from '#dashboard/ui/text/clock-text.ts';
import { dayText } from '#dashboard/ui/text/day-text.ts';
import { useNow } from '#dashboard/ui/use-now.ts';
import classes from './frame.module.css';

/** The header on paper: the project, the time of printing, and the address of the page. */
export function PaperHead() {
  const [{ project }] = useUrlState(projectParameters);
  const projects = useWholeList('projects').data?.records;
  // Re-render on navigation and before printing, so that address and time are current.
  useLocation();
  usePrinting();
  const name = projects?.find(({ id }) => id === project)?.name ?? `Project ${project}`;
  const now = new Date(useNow(false));
  const today = dayText({ year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() });
  return (
    <div className={classes.paper}>
      <p>
        <strong>Noctuary</strong> · {project === null ? 'All projects' : name} · Printed {today},{' '}
        {viewerClockText(now.getTime())}
      </p>
      <p>{window.location.href}</p>
    </div>
  );
}
