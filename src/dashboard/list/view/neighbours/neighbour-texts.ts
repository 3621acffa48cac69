import { neighbourMessages } from '#dashboard/list/view/neighbours/messages/neighbour-messages.ts';

/** The names of the links to the previous and next record. `noun`: "session". */
export function neighbourTexts(noun: string) {
  const words = neighbourMessages.now;
  return {
    previous: withCapital(words.previous(noun)),
    next: withCapital(words.next(noun)),
    noPrevious: withCapital(words.noPrevious(noun)),
    noNext: withCapital(words.noNext(noun)),
  };
}

/** Some languages begin these texts with the noun. */
export function withCapital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
