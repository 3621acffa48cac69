import { collections, type CollectionName } from '#contract/lists/collections.ts';
import { isOtherService, namedService } from '#dashboard/api/http/named-service.ts';

/** Lists and records that the filters shorten, or that count what the filters let pass. */
const FILTERED: readonly CollectionName[] = ['deployments', 'events', 'captures', 'occurrences', 'taxa'];
const PATHS: ReadonlySet<string> = new Set(FILTERED.map((name) => collections[name].path));

let areApplied = true;
let refusedBy: string | null = null;

/**
 * Whether the service may have a parameter `apply_defaults`: another service than this product's own, which has not
 * refused it. Such a service filters lists and counts by each project's own settings, a lowest score and taxa left out,
 * unless `apply_defaults=false`. The interface does not define it.
 */
export function mayHaveDefaultFilters(): boolean {
  return isOtherService() && namedService() !== refusedBy;
}

/** The service answers 400 to the parameter: it is no longer sent. */
export function noteRefusedDefaultFilters(): void {
  refusedBy = namedService();
}

/**
 * Sets whether requests from now on get what the default filters let pass (true), or everything.
 *
 * @returns whether that was a change
 */
export function applyDefaultFilters(apply: boolean): boolean {
  const isChange = apply !== areApplied;
  areApplied = apply;
  return isChange;
}

/** Whether answers for a collection depend on the filters. */
export function isFiltered(name: CollectionName | null): boolean {
  return name !== null && FILTERED.includes(name);
}

/**
 * A path below `/api/v2/`, with `apply_defaults=false` where everything is wanted and the path is one that filters change.
 *
 * @param apply as the reader chose, if not given
 */
export function withDefaultFilters(path: string, apply = areApplied): string {
  if (apply || !mayHaveDefaultFilters() || !PATHS.has(path.split(/[/?]/, 1)[0] ?? '')) return path;
  return `${path}${path.includes('?') ? '&' : '?'}apply_defaults=false`;
}
