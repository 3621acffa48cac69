import { animalsMessages } from '#dashboard/api/animals/messages/animals-messages.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { lookedAtText } from './look-texts.ts';
import type { LookedAtCounts } from '#contract/records/who-looked.ts';

/** How many of some occurrences a person has looked at, as a sentence; nothing where none says who determined it. */
export function LookedAt({ counts }: { counts: LookedAtCounts }) {
  return lookedAtText(counts, useMessages(animalsMessages));
}
