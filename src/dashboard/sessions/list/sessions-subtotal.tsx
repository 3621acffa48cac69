import type { Deployment } from '#contract/deployment.ts';
import type { RecordListModel } from '#dashboard/list/record-list-model.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import type { Event as Session } from '#contract/event.ts';
import type { DeploymentTotals } from '#dashboard/sessions/model/deployment-totals.ts';

interface SessionsSubtotalProps {
  sessions: RecordListModel<Session>;
  totals: ReadonlyMap<number, DeploymentTotals>;
  deployments: readonly Deployment[];
}

/** Of which sessions the subtotals are. */
export function SessionsSubtotal({ sessions, totals, deployments }: SessionsSubtotalProps) {
  const { shown, count, whole, isFetching } = sessions.rows;
  const known = new Set(deployments.map(({ id }) => id));
  const unlisted = deployments.length === 0 ? 0 : [...totals.keys()].filter((id) => !known.has(id)).length;
  return (
    <span role="status">
      Sums over {numberText(shown.length)} of {numberText(count ?? shown.length)} sessions
      {!whole && (isFetching ? ', more are being read' : ', the others are not read')}
      {unlisted > 0 && `; ${numberText(unlisted)} deployments of sessions are not in the list of deployments`}
    </span>
  );
}
