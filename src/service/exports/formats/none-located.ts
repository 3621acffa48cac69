import { sql, type SqlBool } from 'kysely';
import { ANY_NIGHT } from '#service/exports/selection/any-night.ts';
import { countSelected } from '#service/exports/selection/count-selected.ts';
import type { ExportScope } from './export-format.ts';

/** As `writtenPlace` reads them: 0.0, 0.0 is none (spec 2.4). */
const IS_LOCATED = sql<SqlBool>`(latitude <> 0 or longitude <> 0) and abs(latitude) <= 90 and abs(longitude) <= 180`;

/** The number of deployments of an order, where none of them has a location; else 0. */
export async function countUnlocated(scope: ExportScope): Promise<number> {
  // The nights decide what is in a file, not where a trap stands.
  const ordered = { ...scope, selection: { ...scope.selection, ...ANY_NIGHT } };
  if ((await countSelected(ordered, 'deployments', IS_LOCATED)) > 0) return 0;
  return countSelected(ordered, 'deployments');
}

/**
 * A sentence for a file with places, where no deployment of its order has a location; null where one has, and where the order
 * has no deployment. Without it a map of nothing looks like a fault.
 */
export async function noneLocated(scope: ExportScope): Promise<string | null> {
  const deployments = await countUnlocated(scope);
  if (deployments === 0) return null;
  return deployments === 1
    ? 'The deployment has no location.'
    : `None of the ${deployments} deployments has a location.`;
}
