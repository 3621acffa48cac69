import { SegmentedControl } from '@mantine/core';
import { useUrlState } from '#dashboard/address/url-state.ts';
import { sessionsParameters } from '#dashboard/sessions/model/sessions-parameters.ts';

const VIEWS = [
  { value: 'table', label: 'Table' },
  { value: 'split', label: 'Split' },
  { value: 'calendar', label: 'Calendar' },
  { value: 'deployment', label: 'By deployment' },
];

/** How the sessions are shown. */
export function SessionsSwitches() {
  const [{ view, group }, change] = useUrlState(sessionsParameters);
  return (
    <SegmentedControl
      size="xs"
      aria-label="View"
      value={group === 'deployment' ? group : view}
      onChange={(word) => {
        const grouped = word === 'deployment';
        // What is selected and which columns show is said of sessions, or of deployments.
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
