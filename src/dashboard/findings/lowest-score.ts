/** The lowest score of the address, 0 to 1; null where none is asked for or the text is no number. */
export function lowestScore(text: string): number | null {
  return text === '' || Number.isNaN(Number(text)) ? null : Number(text);
}
