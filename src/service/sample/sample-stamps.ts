import { formatTimestamp } from '#contract/time.ts';
import { microseconds } from './microseconds.ts';
import type { SampleNight } from './sample-nights.ts';
import type { SampleDeployment } from './sample-places.ts';
import { sourceOf } from './sample-storage.ts';
import { midnight, type WallSeconds } from './wall-clock.ts';

const DAY_S = 86_400;
/** Time between the creation of two records of a kind. */
const STEP_S = 613;

/**
 * `created_at` and `updated_at` of the catalogue, by id. A deployment was last changed some days after its last night,
 * when its captures were imported; a project and a storage source after the last of their deployments.
 */
export function sampleStamps(deployments: readonly SampleDeployment[], nights: readonly SampleNight[]) {
  const lastNights = new Map(nights.map(({ deployment, start }) => [deployment.id, start]));
  const changes = deployments.map((deployment) => {
    const { id } = deployment;
    const start = lastNights.get(id);
    const at = start === undefined ? changedByItself(40, id) : start + DAY_S * (2 + (id % 6)) + id * 97;
    return { deployment, at };
  });
  const changeOf = new Map(changes.map(({ deployment, at }) => [deployment.id, at]));
  const changeAfter = (id: number, isPart: (deployment: SampleDeployment) => boolean) => {
    const parts = changes.filter(({ deployment }) => isPart(deployment));
    return parts.length === 0 ? undefined : parts.reduce((latest, { at }) => Math.max(latest, at), 0) + id * STEP_S;
  };
  return {
    ofTaxon: (id: number) => stamps(2, id),
    ofPart: (id: number) => stamps(12, id),
    ofProject: (id: number) => {
      const change = changeAfter(id, ({ projectId }) => projectId === id);
      return stamps(9, id, change);
    },
    ofSource: (id: number) => {
      const change = changeAfter(id, (deployment) => sourceOf(deployment) === id);
      return stamps(20, id, change);
    },
    ofDeployment: (id: number) => stamps(40, id, changeOf.get(id)),
  };
}

/** Creation time: everything was created in the spring before the first season, one record after another. */
function setUp(day: number, id: number): WallSeconds {
  return midnight(2023, day) + id * STEP_S;
}

/** Last change of records that nothing else changes: some time later. */
function changedByItself(day: number, id: number): WallSeconds {
  return setUp(day, id) + DAY_S * (200 + ((id * 31) % 760));
}

function stamps(day: number, id: number, change = changedByItself(day, id)) {
  return {
    created_at: `${formatTimestamp(setUp(day, id))}.${microseconds(id)}`,
    updated_at: `${formatTimestamp(change)}.${microseconds(id + 11)}`,
  };
}
