import type { WholeList } from '#dashboard/api/lists/whole-list.ts';
import type { Messages } from './messages/en.ts';

/** A list that the overview counts, by its name in the messages. */
export type CountedList = keyof Messages['counts'];

/** "4,312 sessions", or "more than 4,312 sessions" where the service has more records than it counted. */
export function allText(
  { count, openEnded }: Pick<WholeList<unknown>, 'count' | 'openEnded'>,
  list: CountedList,
  words: Messages,
): string {
  const text = words.counts[list](count);
  return openEnded ? words.moreThan(text) : text;
}
