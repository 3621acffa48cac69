import { useMemo } from 'react';
import type { EffortRow } from './effort-matrix.ts';
import { effortPicture, type EffortPicture } from './effort-picture.ts';
import type { Effort } from './use-effort.ts';

/** What the matrix draws, with the names of deployments and projects. */
export function useEffortPicture(
  { deployments, names, occasions, state }: Effort,
  rows: readonly EffortRow[],
): EffortPicture {
  const { measure } = state;
  return useMemo(() => {
    const byId = new Map(deployments.map((one) => [one.id, one]));
    return effortPicture(rows, occasions, measure, (id) => {
      const deployment = byId.get(id);
      return {
        label: deployment === undefined ? '' : names.textOf(deployment),
        group: deployment?.project.name ?? '',
      };
    });
  }, [rows, occasions, measure, deployments, names]);
}
