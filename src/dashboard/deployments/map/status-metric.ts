import type { Deployment } from '#contract/deployment.ts';
import type { DeploymentStatus, DeploymentStatuses } from '#dashboard/findings/deployment-status.ts';
import type { ScaleStep, Step } from '#dashboard/map/metric-scale.ts';
import { parseDate } from '#contract/time.ts';
import { dayText } from '#dashboard/ui/text/day-text.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import type { MapMetric } from './map-metric.ts';
import { statusDefinition } from '#dashboard/deployments/status-definition.ts';

const NAME = 'Status';
/** Silent deployments large and on top, ended ones small and pale. */
const STEPS = [step(5, 'silent'), step(3, 'current'), step(1, 'ended')] as const;

/** Which deployments are silent, active or ended. `statuses`: null while the list is incomplete. */
export function statusMetric(shown: readonly Deployment[], statuses: DeploymentStatuses | null): MapMetric {
  const byId = new Map(shown.map((deployment) => [deployment.id, deployment]));
  const wordOf = (deployment: Deployment) => statuses?.of(deployment) ?? null;
  const valueOf = (deployment: Deployment) => STEPS.find(({ words }) => words === wordOf(deployment))?.step ?? null;
  return {
    name: NAME,
    definition: statusDefinition(statuses),
    valueOf,
    scale: {
      steps: STEPS,
      hasZero: false,
      hasUnknown: statuses !== null && shown.some((deployment) => valueOf(deployment) === null),
      stepOf: (value) => (value as Step | null) ?? 'unknown',
    },
    inWords: (points) => {
      const deployments = points.flatMap(({ id }) => byId.get(id) ?? []);
      const [only, ...more] = deployments;
      if (only !== undefined && more.length === 0) return `${NAME} ${wordOf(only) ?? 'not known yet'}${lastText(only)}`;
      const words = [...STEPS.map((one) => one.words), 'no captures' as const];
      return words
        .map((word) => ({ word, count: deployments.filter((deployment) => wordOf(deployment) === word).length }))
        .filter(({ count }) => count > 0)
        .map(({ word, count }) => `${numberText(count)} ${word}`)
        .join(', ');
    },
  };
}

function step(number: ScaleStep['step'], words: DeploymentStatus) {
  return { step: number, from: number, to: number, words };
}

function lastText({ last_date }: Deployment): string {
  const date = last_date === null ? null : parseDate(last_date);
  return date === null ? '' : `, last capture ${dayText(date)}`;
}
