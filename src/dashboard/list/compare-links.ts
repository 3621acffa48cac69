import { paths } from '#dashboard/paths.ts';
import { listMessages } from './messages/list-messages.ts';
import type { SelectionLink } from './sessions-link.ts';

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
    return [{ words: listMessages.now.tooManyCompared(String(MOST_COMPARED)), to: null }];
  const nights = { ...(after && { day_after: after }), ...(before && { day_before: before }) };
  const to = paths.compare({ deployment: deployments.join(','), ...nights });
  return [{ words: listMessages.now.compareThese(deployments.length), to }];
}
