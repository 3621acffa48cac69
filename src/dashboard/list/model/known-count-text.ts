import type { WholeList } from '#dashboard/api/lists/whole-list.ts';
import { listMessages } from '#dashboard/list/messages/list-messages.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';

/** "4,312", or "more than 4,312" where the service has more records than it counted. */
export function knownCountText({ count, openEnded }: Pick<WholeList<unknown>, 'count' | 'openEnded'>): string {
  return openEnded ? listMessages.now.moreThan(numberText(count)) : numberText(count);
}
