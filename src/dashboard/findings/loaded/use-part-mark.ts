import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { loadedMessages } from './messages/loaded-messages.ts';
import type { JoinedLists } from './use-joined-lists.ts';

/**
 * Marks what sums up lists or saves them as a file, where they were read to their end and some of their records are missing:
 * "Download CSV (724 of 728 sessions)". Adds nothing where they are complete, and while they load.
 */
export function usePartMark(lists: readonly JoinedLists<unknown>[], what: string): (text: string) => string {
  const words = useMessages(loadedMessages);
  if (lists.some(({ isWhole }) => !isWhole) || lists.every(({ isFull }) => isFull)) return (text) => text;
  const sum = (of: (list: JoinedLists<unknown>) => number) => lists.reduce((all, list) => all + of(list), 0);
  const [some, all] = [sum(({ records }) => records.length), sum(({ count }) => count)];
  return (text) => words.partOf(text, words.someOf(numberText(some), numberText(all), what));
}
