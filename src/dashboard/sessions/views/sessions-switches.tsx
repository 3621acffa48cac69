import { useUrlState } from '#dashboard/address/url-state.ts';
import { sessionsParameters } from '#dashboard/sessions/model/sessions-parameters.ts';
import { sessionsMessages } from '#dashboard/sessions/messages/sessions-messages.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { ViewSwitch } from '#dashboard/ui/choices/view-switch.tsx';

/** The switch between the views of the page. */
export function SessionsSwitches() {
  const words = useMessages(sessionsMessages);
  const [{ view, group }, change] = useUrlState(sessionsParameters);
  return (
    <ViewSwitch
      view={group === 'none' ? view : group}
      views={words.views}
      onChange={(chosen) => {
        const grouped = chosen === 'deployment' || chosen === 'species' ? chosen : 'none';
        // Selection and columns belong to one of the lists, so changing lists resets them.
        const other = grouped === group ? {} : { selected: null, to: null, columns: '', widths: '' };
        const of = chosen === 'deployment' || chosen === 'species' ? {} : { view: chosen };
        void change({ ...other, group: grouped, ...of });
      }}
    />
  );
}
