import type { CopyStatus } from '#contract/copy/copy-status.ts';
import { wallSeconds } from '#contract/time.ts';
import type { Messages as CopyMessages } from '#dashboard/api/copy/messages/en.ts';
import { durationWords } from '#dashboard/list/view/bar/duration-words.ts';
import { viewerClockText } from '#dashboard/ui/text/clock-text.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import type { Messages } from './messages/en.ts';

interface CopyWordsOptions {
  /** undefined: not known yet */
  status: CopyStatus | undefined;
  words: Messages;
  /** names of lists */
  lists: CopyMessages['lists'];
  /** false: the words after it say of when the copy is */
  isDated?: boolean;
}

/** "Copy of antenna.example.org as of 14:32", or how far a copy is that is being filled. `host`: its source's. */
export function copyWords(host: string, { status, words, lists, isDated = true }: CopyWordsOptions): string {
  if (status === undefined) return words.copyOf(host);
  const { as_of, filled_at, progress, phase } = status;
  if (filled_at !== null && as_of !== null)
    return isDated ? words.asOf(host, viewerClockText(wallSeconds(as_of) * 1_000)) : words.copyOf(host);
  if (phase !== 'filling' || progress === null) return words.notFilled(host);
  const filling = words.filling(numberText(progress.done), numberText(progress.of), lists[progress.list]);
  return progress.seconds_left === null ? filling : words.fillingLeft(filling, durationWords(progress.seconds_left));
}
