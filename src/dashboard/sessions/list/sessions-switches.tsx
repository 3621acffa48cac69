import { useUrlState } from '#dashboard/address/url-state.ts';
import { sessionsParameters } from '#dashboard/sessions/model/sessions-parameters.ts';
import { ViewSwitch } from '#dashboard/ui/choices/view-switch.tsx';

const VIEWS = { table: 'Table', split: 'Split', calendar: 'Calendar', deployment: 'By deployment' };

/** The switch between the views of the page. */
export function SessionsSwitches() {
  const [{ view, group }, change] = useUrlState(sessionsParameters);
  return (
    <ViewSwitch
      view={group === 'deployment' ? group : view}
      views={VIEWS}
      onChange={(chosen) => {
        const grouped = chosen === 'deployment';
        // Selection and columns belong to one of the two lists, so changing lists resets them.
        const other = grouped === (group === 'deployment') ? {} : { selected: null, to: null, columns: '', widths: '' };
        void change({ ...other, ...(grouped ? { group: chosen } : { group: 'none', view: chosen }) });
      }}
    />
  );
}
