import type { CamtrapDeployment, CamtrapPeriod } from './camtrap-deployments.ts';

/** The lines of `deployments.csv`: each deployment once for each of its periods. */
export function periodsOf<Deployment extends Pick<CamtrapDeployment, 'periods'>>(
  deployments: readonly Deployment[],
): { one: Deployment; period: CamtrapPeriod }[] {
  return deployments.flatMap((one) => one.periods.map((period) => ({ one, period })));
}
