import type { WholeList } from '#dashboard/api/lists/whole-list.ts';
import { listMessages } from '#dashboard/list/messages/list-messages.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';

/** "Load all 60,000 sessions"; without the number where the service has more records than it counted. `many`: "sessions". */
export function readAllText({ count, openEnded }: Pick<WholeList<unknown>, 'count' | 'openEnded'>, many: string) {
  const words = listMessages.now;
  return openEnded ? words.loadAll(many) : words.loadAllOf(numberText(count), many);
}
