import type { ListedOccurrence } from '#contract/records/occurrence.ts';
import { compareNamed } from '#dashboard/ui/text/compare-named.ts';

/** A deployment and the number of a taxon's occurrences there. */
export interface DeploymentOccurrences {
  id: number;
  /** null: not reported */
  name: string | null;
  count: number;
}

/** Occurrences per deployment, highest count first; `nowhere` counts those without a deployment. */
export function occurrencesByDeployment(occurrences: readonly ListedOccurrence[]): {
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
  const deployments = [...byId.values()].toSorted((a, b) => b.count - a.count || compareNamed(a, b));
  return { deployments, nowhere };
}
