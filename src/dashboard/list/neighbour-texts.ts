/** The names of the links to the previous and next record, in English until lists have their messages. */
export function neighbourTexts(noun: string) {
  return {
    previous: `Previous ${noun}`,
    next: `Next ${noun}`,
    noPrevious: `No ${noun} before`,
    noNext: `No ${noun} after`,
  };
}
