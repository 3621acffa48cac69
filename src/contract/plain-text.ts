/** A text without letter case and accents, for searching: "Érablière" is "erabliere". */
export function plainText(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
