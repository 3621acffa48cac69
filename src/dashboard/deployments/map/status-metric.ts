import type { Deployment } from '#contract/records/deployment.ts';
import type { DeploymentStatus, DeploymentStatuses } from '#dashboard/findings/deployment-status.ts';
import type { Messages } from '#dashboard/deployments/messages/en.ts';
import type { Messages as MapMessages } from './messages/en.ts';
import type { Step } from '#dashboard/map/metric-scale.ts';
import { parseDate } from '#contract/time.ts';
import { dayText } from '#dashboard/ui/text/day-text.ts';
import { listText } from '#dashboard/ui/text/list-text.ts';
import type { MapMetric } from './map-metric.ts';
import { statusDefinition } from '#dashboard/deployments/status-definition.ts';

/** Silent deployments large and on top, ended ones small and hollow. */
const STEPS = [
  { step: 5, status: 'silent', colour: '--fresh-old', look: 'filled', rank: 5 },
  { step: 3, status: 'current', colour: '--fresh-new', look: 'filled', rank: 3 },
  { step: 2, status: 'ended', colour: '--fresh-over', look: 'hollow', rank: 1 },
] as const;
const STATUSES_OF_STEPS = new Map<Step, DeploymentStatus>([
  ...STEPS.map(({ step, status }) => [step, status] as const),
  // The same in every language.
  ['unknown', 'no captures'],
]);
// The same in every language.
const STATUSES: readonly DeploymentStatus[] = [...STEPS.map(({ status }) => status), 'no captures'];

/** Which deployments are silent, active or ended. `statuses`: null while the list is incomplete. */
export function statusMetric(
  shown: readonly Deployment[],
  statuses: DeploymentStatuses | null,
  ofList: Messages,
  words: MapMessages,
): MapMetric {
  const byId = new Map(shown.map((deployment) => [deployment.id, deployment]));
  const statusOf = (deployment: Deployment) => statuses?.of(deployment) ?? null;
  const valueOf = (deployment: Deployment) => STEPS.find(({ status }) => status === statusOf(deployment))?.step ?? null;
  return {
    name: ofList.status,
    definition: statusDefinition(ofList, statuses),
    valueOf,
    field: 'status',
    statuses: STATUSES_OF_STEPS,
    ...(statuses === null && { isPending: true }),
    scale: {
      steps: STEPS.map(({ status, ...step }) => ({
        ...step,
        from: step.step,
        to: step.step,
        text: ofList.statuses[status],
      })),
      hasZero: false,
      hasUnknown: statuses !== null && shown.some((deployment) => valueOf(deployment) === null),
      unknownText: ofList.statuses['no captures'],
      stepOf: (value) => (value as Step | null) ?? 'unknown',
    },
    inWords: (points) => {
      const deployments = points.flatMap(({ id }) => byId.get(id) ?? []);
      const [only, ...more] = deployments;
      if (only !== undefined && more.length === 0) return onlyText(only, statusOf(only), ofList.statuses, words);
      const counts = STATUSES.map((status) => ({
        status,
        count: deployments.filter((deployment) => statusOf(deployment) === status).length,
      })).filter(({ count }) => count > 0);
      return listText(counts.map(({ status, count }) => words.statusCounts[status](count)));
    },
  };
}

function onlyText(
  { last_date }: Deployment,
  status: DeploymentStatus | null,
  names: Messages['statuses'],
  words: MapMessages,
): string {
  if (status === null) return words.statusNotKnown;
  const date = last_date === null ? null : parseDate(last_date);
  const text = names[status];
  return date === null ? words.statusIs(text) : words.statusWithLast(text, dayText(date));
}
