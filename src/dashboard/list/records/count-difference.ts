import { uncountedIn, type WholeList } from '#dashboard/api/lists/whole-list.ts';
import { listMessages } from '#dashboard/list/messages/list-messages.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';

/** How the service's count of a list differs from what it sent; null where it does not. `many`: "sessions". */
export function countDifference(list: WholeList<unknown>, many: string): string | null {
  const { complete, read, outside, counted, endless } = list;
  if (!complete) return null;
  const words = listMessages.now;
  const parts: string[] = [];
  if (uncountedIn(list) > 0) {
    parts.push(words.uncounted(numberText(read + outside), many, numberText(counted)));
  }
  if (endless) parts.push(words.endless(many));
  return parts.length === 0 ? null : parts.join(' ');
}
