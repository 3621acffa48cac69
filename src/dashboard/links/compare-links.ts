import { paths } from '#dashboard/paths.ts';
import { linksMessages } from './messages/links-messages.ts';
import type { SelectionLink } from '#dashboard/list/model/list-definition.ts';

/** More lines cannot be told apart. */
const MOST_COMPARED = 6;

/**
 * A link to the comparison of two to six deployments in the nights of the parameters; for more than six the reason why there is
 * none, for fewer than two nothing.
 */
export function compareLinks(
  deployments: readonly number[],
  { day_after: after, day_before: before }: Readonly<Record<string, string | undefined>> = {},
): readonly SelectionLink[] {
  if (deployments.length < 2) return [];
  if (deployments.length > MOST_COMPARED)
    return [{ words: linksMessages.now.tooManyCompared(String(MOST_COMPARED)), to: null }];
  const nights = { ...(after && { day_after: after }), ...(before && { day_before: before }) };
  const to = paths.compare({ deployment: deployments.join(','), ...nights });
  return [{ words: linksMessages.now.compareThese(deployments.length), to }];
}
