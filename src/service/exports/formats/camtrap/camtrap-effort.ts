import { wallSeconds } from '#contract/time.ts';
import type { CamtrapPeriod } from './camtrap-deployments.ts';

const DAY_S = 86_400;

interface Effort {
  trapNights: number;
  /** from start to end of each deployment of the package, together */
  deploymentDays: number;
}

/** What a package says of the nights on which its traps ran. */
export function effortOf(periods: readonly CamtrapPeriod[]): Effort {
  return {
    trapNights: periods.reduce((sum, { nights }) => sum + nights, 0),
    deploymentDays: Math.round(
      periods.reduce((sum, { start, end }) => sum + wallSeconds(end) - wallSeconds(start), 0) / DAY_S,
    ),
  };
}

/** Programs that count the nights between start and end are wrong by more than two a deployment. */
export function effortRemark({ trapNights, deploymentDays }: Effort, deployments: number): string[] {
  if (deploymentDays - trapNights <= 2 * deployments) return [];
  return [
    `Traps did not run every night: from start to end the deployments have ${deploymentDays} days together, and ${trapNights} trap-nights. Take the effort from the tag trapNights, or order the package without a number of days between periods.`,
  ];
}
