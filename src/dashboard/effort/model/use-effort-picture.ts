import { useMemo } from 'react';
import type { EffortRow } from './effort-matrix.ts';
import { effortPicture, type EffortPicture } from './effort-picture.ts';
import type { Effort } from './use-effort.ts';
import { nameText } from '#dashboard/ui/text/name-text.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { effortMessages } from '#dashboard/effort/messages/effort-messages.ts';

/** What the matrix draws, with the names of deployments and projects. */
export function useEffortPicture(
  { deployments, names, occasions, state }: Effort,
  rows: readonly EffortRow[],
): EffortPicture {
  const words = useMessages(effortMessages);
  const { measure } = state;
  return useMemo(() => {
    const byId = new Map(deployments.map((one) => [one.id, one]));
    return effortPicture(rows, occasions, measure, (id) => {
      const deployment = byId.get(id);
      if (deployment === undefined) return { label: '', group: '' };
      const { project } = deployment;
      return { label: names.textOf(deployment), group: project === null ? words.projectUnknown : nameText(project) };
    });
  }, [rows, occasions, measure, deployments, names, words]);
}
