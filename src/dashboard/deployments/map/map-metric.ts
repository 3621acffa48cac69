import type { Deployment } from '#contract/records/deployment.ts';
import type { MetricScale, Step } from '#dashboard/map/metric-scale.ts';
import type { ClassRange } from '#dashboard/deployments/map/classes/class-key.ts';
import type { DeploymentStatus } from '#dashboard/findings/deployment-status.ts';
import type { ValueWords } from '#dashboard/map/values-text.ts';

/** A metric shown by size and colour on the map. */
export interface MapMetric extends ValueWords {
  name: string;
  definition: string;
  /** the unit and the period, for the legend: "captures per hour of session, nights of 12 → 30 June 2024" */
  about?: string;
  /** null: not reported */
  valueOf: (deployment: Deployment) => number | null;
  /** the map's scale, in place of its computed ranges */
  scale?: MetricScale;
  /** how the map describes values */
  inWords?: (points: readonly { id: number }[]) => string;
  /** the field of the list's column that has the same values */
  field?: string;
  /** of a column of statuses: which one each step of the scale is */
  statuses?: ReadonlyMap<Step, DeploymentStatus>;
  /** a range of values in words, where the scale has its own */
  classText?: (range: ClassRange) => string;
  /** no value is known yet: what it is made from is being loaded */
  isPending?: true;
}
