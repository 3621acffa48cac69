import type { CamtrapDeployment } from './camtrap-deployments.ts';

/** The deploymentID of what belongs to a deployment at a time: that of the period, or of the nearest one. */
export type DeploymentIdAt = (deploymentId: number, time: string) => string | null;

export function periodAt(deployments: readonly Pick<CamtrapDeployment, 'deployment_id' | 'periods'>[]): DeploymentIdAt {
  const periods = new Map(deployments.map((one) => [one.deployment_id, one.periods]));
  return (deploymentId, time) => {
    const all = periods.get(deploymentId) ?? [];
    const after = all.findIndex(({ start }) => start > time);
    const [before, next] = after === -1 ? [all.at(-1), undefined] : [all[after - 1], all[after]];
    if (before === undefined || next === undefined || time <= before.end) return (before ?? next)?.deploymentID ?? null;
    const distance = (one: string, other: string) => Date.parse(`${other}Z`) - Date.parse(`${one}Z`);
    const isNearNext = distance(time, next.start) < distance(before.end, time);
    return (isNearNext ? next : before).deploymentID;
  };
}
