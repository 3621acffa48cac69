import { defaultFiltersParameters } from '#dashboard/address/default-filters-parameter.ts';
import { projectParameters } from '#dashboard/address/project-parameters.ts';
import { useUrlState } from '#dashboard/address/url-state.ts';
import { useDefaultFilters } from '#dashboard/api/default-filters/use-default-filters.ts';
import { useWholeList } from '#dashboard/api/lists/list-options.ts';
import { Button } from '#dashboard/ui/controls/button.tsx';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import classes from '#dashboard/shell/frame.module.css';
import { filtersNoteMessages } from './messages/filters-note-messages.ts';

const parameters = { ...projectParameters, ...defaultFiltersParameters };

/** What the projects' default filters leave out of lists and counts, or that nothing is left out; a button for the other. */
export function CountedNote() {
  const words = useMessages(filtersNoteMessages);
  const [{ project, defaults }, change] = useUrlState(parameters);
  const { data } = useWholeList('projects');
  const counts = useDefaultFilters(project === null ? (data?.records ?? []).map(({ id }) => id) : [project]);
  if (counts === null) return null;
  const isOff = defaults === 'off';
  const text = isOff ? words.all : words.filtered;
  return (
    <p className={classes.note} role="status">
      {text(numberText(counts.filtered), counts.all)}{' '}
      <Button compact onClick={() => void change({ defaults: isOff ? 'on' : 'off' })}>
        {isOff ? words.applyFilters : words.showAll}
      </Button>
    </p>
  );
}
