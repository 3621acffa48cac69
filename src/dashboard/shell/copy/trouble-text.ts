import type { CopyStatus } from '#contract/copy/copy-status.ts';
import { wallSeconds } from '#contract/time.ts';
import { viewerClockText } from '#dashboard/ui/text/clock-text.ts';
import type { Messages } from './messages/en.tsx';

/** Why a copy does not follow its source now: "Not reached since 13:05"; null: it does. Its question comes first. */
export function troubleText({ question, unreachable_since, phase }: CopyStatus, words: Messages): string | null {
  if (question !== null) return words.asks;
  if (unreachable_since !== null) return words.awaySince(viewerClockText(wallSeconds(unreachable_since) * 1_000));
  return phase === 'paused' ? words.paused : null;
}
