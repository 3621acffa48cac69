/** Of a header's letters, Latin and wide ones, and of what is around it, in pixels. */
const [LETTER, WIDE_LETTER, AROUND] = [6.7, 13, 32];
const WIDE = /[\u2E80-\uFFEF]/;

/**
 * The width of a column: `least`, or more where a text of it, such as its header, is longer in the language of the page; in
 * pixels.
 *
 * @param around of what is beside the text
 */
export function fittingWidth(least: number, text: string, around = AROUND): number {
  const letters = Array.from(text).reduce((sum, letter) => sum + (WIDE.test(letter) ? WIDE_LETTER : LETTER), 0);
  return Math.max(least, Math.ceil(letters) + around);
}
