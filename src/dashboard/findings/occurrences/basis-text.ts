import type { WholeList } from '#dashboard/api/lists/whole-list.ts';
import { knownCountText } from '#dashboard/list/model/known-count-text.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { occurrencesMessages } from './messages/occurrences-messages.ts';

/** "Based on all 490 occurrences.", or on how many of how many. Called while a page renders. */
export function basisText(
  { records, count, complete, openEnded }: WholeList<unknown>,
  { isOfProject = false }: { isOfProject?: boolean } = {},
): string {
  const words = occurrencesMessages.now;
  if (complete && !openEnded && records.length === count) {
    return isOfProject ? words.basedOnAllOfProject(count) : words.basedOnAll(count);
  }
  const [read, all] = [numberText(records.length), knownCountText({ count, openEnded })];
  return isOfProject ? words.basedOnOfProject(read, all) : words.basedOn(read, all);
}
