import type { RecordOf } from '#contract/collections.ts';
import { compareNames } from '#dashboard/ui/text/compare-names.ts';

/** How often a taxon was found at a deployment. */
export interface DeploymentOccurrences {
  id: number;
  name: string;
  count: number;
}

/** Occurrences counted by deployment, most first; `nowhere` are those that name none. */
export function occurrencesByDeployment(occurrences: readonly RecordOf<'occurrences'>[]): {
  deployments: readonly DeploymentOccurrences[];
  nowhere: number;
} {
  const byId = new Map<number, DeploymentOccurrences>();
  let nowhere = 0;
  for (const { deployment } of occurrences) {
    if (deployment === null) {
      nowhere += 1;
      continue;
    }
    const known = byId.get(deployment.id);
    if (known === undefined) byId.set(deployment.id, { id: deployment.id, name: deployment.name, count: 1 });
    else known.count += 1;
  }
  const deployments = [...byId.values()].toSorted((a, b) => b.count - a.count || compareNames(a.name, b.name));
  return { deployments, nowhere };
}
