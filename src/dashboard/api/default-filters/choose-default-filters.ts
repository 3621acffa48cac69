import type { QueryClient } from '@tanstack/react-query';
import { forgetAnswers } from '#dashboard/api/lists/forget-answers.ts';
import { collectionOfKey } from '#dashboard/api/query-keys.ts';
import { applyDefaultFilters, isFiltered, mayHaveDefaultFilters } from '#dashboard/api/http/default-filters.ts';

/**
 * Follows the reader's choice: requests from now on get what the default filters let pass, or everything. What was
 * loaded under the other choice is forgotten, so that numbers of both never stand side by side.
 */
export function chooseDefaultFilters(client: QueryClient, apply: boolean): void {
  if (applyDefaultFilters(apply) && mayHaveDefaultFilters()) forgetFiltered(client);
}

/** Clears and refetches all that the filters change. */
export function forgetFiltered(client: QueryClient): void {
  forgetAnswers(client, ({ queryKey }) => isFiltered(collectionOfKey(queryKey)));
}
