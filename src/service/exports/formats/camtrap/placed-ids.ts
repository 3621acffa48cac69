import type { ExportOptions } from '#contract/exports/export-request.ts';
import { writtenName } from '#service/exports/formats/written-place.ts';
import type { CamtrapDeployment } from './camtrap-deployments.ts';
import { periodAt, type DeploymentIdAt } from './period-at.ts';

/** Ids of a package as they are written. */
export interface PlacedIds {
  deploymentIdAt: DeploymentIdAt;
  /** an id of something at a deployment, without exact coordinates where the order rounds them */
  written: (deploymentId: number, id: string) => string;
  /** that the source of a deployment gave its start; undefined: none */
  offsetOf: (deploymentId: number) => string | undefined;
}

export function placedIds(usable: readonly CamtrapDeployment[], options: ExportOptions): PlacedIds {
  const places = new Map(usable.map(({ deployment_id, exact }) => [deployment_id, exact]));
  const offsets = new Map(usable.map(({ deployment_id, keptValues }) => [deployment_id, keptValues.startOffset]));
  return {
    offsetOf: (deploymentId) => offsets.get(deploymentId),
    deploymentIdAt: periodAt(usable),
    written: (deploymentId, id) => {
      const place = options.coordinate_digits === undefined ? undefined : places.get(deploymentId);
      return place === undefined ? id : writtenName(id, place, options);
    },
  };
}
