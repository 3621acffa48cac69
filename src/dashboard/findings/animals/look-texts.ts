import { choiceTexts } from '#dashboard/api/animals/animal-texts.ts';
import type { Messages } from '#dashboard/api/animals/messages/en.ts';
import { listText } from '#dashboard/ui/text/list-text.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { ANY_ANIMAL } from './animal-choice.ts';
import type { LookedAtCounts } from '#contract/records/who-looked.ts';
import type { Look, LookCounts } from './looks.ts';

/** How many of some occurrences a person has looked at, as a sentence; null where none says who determined it. */
export function lookedAtText({ any, said, person }: LookedAtCounts, { looked: words }: Messages): string | null {
  if (said === 0) return null;
  return said === any ? words.ofThese(numberText(person)) : words.ofThoseThatSay(numberText(person), numberText(said));
}

/** What a choice by who looked counts of some occurrences, and what it leaves out, as sentences. */
export function lookTexts(words: Messages, counts: LookCounts, look: Look): string[] {
  const lookedAt = lookedAtText(counts, words);
  const others = counts.any - counts[look];
  return [
    ...(lookedAt === null ? [] : [lookedAt]),
    ...(look === 'any' ? [] : [words.only(listText(choiceTexts(ANY_ANIMAL, words, look)))]),
    ...(others > 0 ? [words.leftOut(others)] : []),
    ...(look !== 'any' && counts.any > 0 && counts.said === 0 ? [words.looked.neverSaid] : []),
  ];
}
