import { plainText } from '#contract/plain-text.ts';

/** Katakana comes this far after hiragana in Unicode. */
const KATAKANA = 0x60;

/**
 * A text for searching, without letter case, accents, and the width and kind of kana: "Ø" is "o", "Æ" is "ae", "Ｍ" is "m",
 * "ﾓｽ" and "モス" are "もす".
 */
export function foldedText(text: string): string {
  return plainText(text.normalize('NFKC')).replaceAll(/[ァ-ヶ]/g, (kana) =>
    String.fromCharCode(kana.charCodeAt(0) - KATAKANA),
  );
}
