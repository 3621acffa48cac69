import { useLocation } from 'react-router-dom';
import { defaultFiltersParameters } from '#dashboard/address/default-filters-parameter.ts';
import { projectParameters } from '#dashboard/address/project-parameters.ts';
import { useUrlState } from '#dashboard/address/url-state.ts';
import { mayHaveDefaultFilters } from '#dashboard/api/default-filters/default-filters.ts';
import { useDefaultFilters } from '#dashboard/api/default-filters/use-default-filters.ts';
import { useWholeList } from '#dashboard/api/whole/list-options.ts';
import { Button } from '#dashboard/ui/controls/button.tsx';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { shellMessages } from '#dashboard/shell/messages/shell-messages.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import classes from '#dashboard/shell/frame.module.css';

const parameters = { ...projectParameters, ...defaultFiltersParameters };
/** The first parts of the addresses of the pages whose numbers depend on the filters. */
const FILTERED_PAGES: ReadonlySet<string | undefined> = new Set([
  '',
  'deployments',
  'sessions',
  'taxa',
  'effort',
  'compare',
]);

/**
 * Shown below pages with records of another service that applies the projects' default filters: what lists and counts
 * leave out, or that they leave out nothing, and a button for the other.
 */
export function DefaultFiltersNote() {
  const { pathname } = useLocation();
  return mayHaveDefaultFilters() && FILTERED_PAGES.has(pathname.split('/')[1]) ? <Note /> : null;
}

function Note() {
  const words = useMessages(shellMessages);
  const [{ project, defaults }, change] = useUrlState(parameters);
  const { data } = useWholeList('projects');
  const counts = useDefaultFilters(project === null ? (data?.records ?? []).map(({ id }) => id) : [project]);
  if (counts === null) return null;
  const isOff = defaults === 'off';
  const text = isOff ? words.defaultsOff : words.defaultsOn;
  return (
    <p className={classes.note} role="status">
      {text(numberText(counts.filtered), counts.all)}{' '}
      <Button compact onClick={() => void change({ defaults: isOff ? 'on' : 'off' })}>
        {isOff ? words.applyDefaults : words.showAll}
      </Button>
    </p>
  );
}
