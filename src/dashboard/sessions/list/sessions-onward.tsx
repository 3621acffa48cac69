import { Link } from 'react-router-dom';
import type { ListedEvent as Session } from '#contract/event.ts';
import { MOST_DEPLOYMENTS } from '#dashboard/list/sessions-link.ts';
import type { RecordListModel } from '#dashboard/list/record-list-model.ts';
import { ofProject, paths } from '#dashboard/paths.ts';
import { sessionsMessages } from '#dashboard/sessions/messages/sessions-messages.ts';
import { sessionsParameters } from '#dashboard/sessions/model/sessions-parameters.ts';
import { useSessionsScope } from '#dashboard/sessions/model/use-sessions-scope.ts';
import { useUrlState } from '#dashboard/address/url-state.ts';
import classes from '#dashboard/sessions/sessions-page.module.css';
import controls from '#dashboard/ui/controls/controls.module.css';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { isoOfDay } from '#dashboard/ui/text/calendar-day.ts';

/** Links to the effort and to the form for an export, which begin with the project, deployments and nights that the list shows. */
export function SessionsOnward({ list }: { list: RecordListModel<Session> }) {
  const words = useMessages(sessionsMessages);
  const [{ project }] = useUrlState(sessionsParameters);
  const { deployments, firstNight, lastNight } = useSessionsScope().scope;
  const { shown } = list.rows;
  const others = [...list.filters.byField.keys()].some((field) => field !== 'deployment' && field !== 'day');
  // With other filters in force, the deployments that are left.
  const ids = others && list.rows.whole ? [...new Set(shown.map(({ deployment }) => deployment.id))] : deployments;
  const isSome = ids !== null && ids.length > 0 && ids.length <= MOST_DEPLOYMENTS;
  const some = (parameter: string) => (isSome ? { [parameter]: ids.join(',') } : {});
  const scope = {
    ...ofProject(project),
    ...(firstNight !== null && { day_after: isoOfDay(firstNight) }),
    ...(lastNight !== null && { day_before: isoOfDay(lastNight) }),
  };
  return (
    <span className={classes.onward}>
      <Link
        className={controls.button}
        to={paths.effort({ ...scope, ...some('deployment') })}
        title={words.effortMeans}
      >
        {words.effort}
      </Link>
      <Link
        className={controls.button}
        to={paths.newExport({ ...scope, ...some('order') })}
        title={words.exportTheseMeans}
      >
        {words.exportThese}
      </Link>
    </span>
  );
}
