import { Link } from 'react-router-dom';
import type { ListedEvent as Session } from '#contract/event.ts';
import { MOST_DEPLOYMENTS } from '#dashboard/list/sessions-link.ts';
import type { RecordListModel } from '#dashboard/list/record-list-model.ts';
import { ofProject, paths } from '#dashboard/paths.ts';
import { sessionsMessages } from '#dashboard/sessions/messages/sessions-messages.ts';
import { sessionsParameters } from '#dashboard/sessions/model/sessions-parameters.ts';
import { useSessionsScope } from '#dashboard/sessions/model/use-sessions-scope.ts';
import { useUrlState } from '#dashboard/address/url-state.ts';
import controls from '#dashboard/ui/controls/controls.module.css';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { isoOfDay } from '#dashboard/ui/text/calendar-day.ts';

/** A link to the form for an export, which begins with the project, the deployments and the nights that the list shows. */
export function SessionsExport({ list }: { list: RecordListModel<Session> }) {
  const words = useMessages(sessionsMessages);
  const [{ project }] = useUrlState(sessionsParameters);
  const { deployments, firstNight, lastNight } = useSessionsScope().scope;
  const { shown } = list.rows;
  const others = [...list.filters.byField.keys()].some((field) => field !== 'deployment' && field !== 'day');
  // With other filters in force, the deployments that are left.
  const ids = others && list.rows.whole ? [...new Set(shown.map(({ deployment }) => deployment.id))] : deployments;
  const order = ids !== null && ids.length > 0 && ids.length <= MOST_DEPLOYMENTS ? { order: ids.join(',') } : {};
  const to = paths.newExport({
    ...ofProject(project),
    ...order,
    ...(firstNight !== null && { day_after: isoOfDay(firstNight) }),
    ...(lastNight !== null && { day_before: isoOfDay(lastNight) }),
  });
  return (
    <Link className={controls.button} to={to} title={words.exportTheseMeans}>
      {words.exportThese}
    </Link>
  );
}
