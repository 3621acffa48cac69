import { SegmentedControl } from '@mantine/core';
import { useUrlState } from '#dashboard/address/url-state.ts';
import { sessionsParameters } from '#dashboard/sessions/model/sessions-parameters.ts';

const VIEWS = [
  { value: 'table', label: 'Table' },
  { value: 'split', label: 'Split' },
  { value: 'calendar', label: 'Calendar' },
  { value: 'deployment', label: 'By deployment' },
];

/** The switch between the views of the page. */
export function SessionsSwitches() {
  const [{ view, group }, change] = useUrlState(sessionsParameters);
  return (
    <SegmentedControl
      size="xs"
      aria-label="View"
      value={group === 'deployment' ? group : view}
      onChange={(word) => {
        const grouped = word === 'deployment';
        // Selection and columns belong to one of the two lists, so changing lists resets them.
        const other = grouped === (group === 'deployment') ? {} : { selected: null, to: null, columns: '', widths: '' };
        void change({
          ...other,
          group: grouped ? 'deployment' : 'none',
          ...(!grouped && { view: sessionsParameters.view.read(word) }),
        });
      }}
      data={VIEWS}
    />
  );
}
