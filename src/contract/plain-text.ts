/** Letters that Unicode does not decompose, as people write them on other keyboards. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
};

/**
 * A text without letter case and accents, for searching: "Érablière" becomes "erabliere", "Sørensen" becomes
 * "sorensen".
 */
export function plainText(text: string): string {
  const lower = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return lower.replaceAll(/[øæœßłđðþ]/g, (letter) => PLAIN_LETTERS[letter] ?? letter);
}
