import type { Deployment } from '#contract/records/deployment.ts';
import type { Located } from '#dashboard/map/located.ts';
import { metresBetween } from '#contract/metres-between.ts';

const NEAR_M = 1_000;
/** Of a degree of latitude, a little more than `NEAR_M`. */
const NEAR_DEGREES = 0.0095;

/** Another deployment, and how far away it is. */
export interface Nearby {
  deployment: Deployment;
  /** 0 on the same spot */
  metres: number;
}

/** The other deployments within 1 km of one, nearest first. `located`: as shown on the page, perhaps rounded. */
export function nearbyDeployments(
  deployment: Deployment,
  all: readonly Deployment[],
  located: (deployment: Deployment) => Located | null,
): Nearby[] {
  const place = located(deployment);
  if (place === null) return [];
  const nearby: Nearby[] = [];
  for (const other of all) {
    if (other.id === deployment.id) continue;
    const there = located(other);
    if (there === null || Math.abs(there.latitude - place.latitude) > NEAR_DEGREES) continue;
    const metres = metresBetween(place, there);
    if (metres <= NEAR_M) nearby.push({ deployment: other, metres });
  }
  return nearby.toSorted((a, b) => a.metres - b.metres || a.deployment.id - b.deployment.id);
}
