/** Letters that no accent makes of others, as people write them who do not have them. */
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

/** A text without letter case and accents, for searching: "Érablière" is "erabliere", "Sørensen" is "sorensen". */
export function plainText(text: string): string {
  const lower = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return lower.replaceAll(/[øæœßłđðþ]/g, (letter) => PLAIN_LETTERS[letter] ?? letter);
}
