import { plainText } from '#contract/plain-text.ts';

/** What is typed, as words without letter case and accents; each has to be found. */
export function wantedWords(typed: string): readonly string[] {
  return plainText(typed.trim().replace(/^#(?=\d)/, ''))
    .split(/\s+/)
    .filter((word) => word !== '');
}

/**
 * How well something answers: 0 the id itself, 1 the name begins so, 2 a word of it does, 3 it is within; null where a
 * word is not found. `name` and `also` are plain texts.
 */
export function matchRank(words: readonly string[], id: number | null, name: string, also: string): number | null {
  const [first = ''] = words;
  if (words.length === 1 && id !== null && String(id) === first) return 0;
  if (!words.every((word) => name.includes(word) || also.includes(word))) return null;
  if (name.startsWith(first)) return 1;
  return words.every((word) => startsAWord(name, word)) ? 2 : 3;
}

function startsAWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1] ?? '')) return true;
  }
  return false;
}

/** A piece of a text, and whether it was asked for. */
export interface MarkedPiece {
  text: string;
  isMatch: boolean;
}

/** A text in pieces, those marked that hold one of the words; "Érablière" is marked for "erab". */
export function markedPieces(text: string, words: readonly string[]): readonly MarkedPiece[] {
  // One plain letter may come of one that has an accent, two of an æ: where each came from.
  let plain = '';
  const origins: number[] = [];
  const letters = Array.from(text.normalize('NFC'));
  for (const [index, letter] of letters.entries()) {
    const letterPlain = plainText(letter);
    plain += letterPlain;
    for (let count = 0; count < letterPlain.length; count += 1) origins.push(index);
  }
  const marked = new Set<number>();
  for (const word of words) {
    for (let at = plain.indexOf(word); at !== -1; at = plain.indexOf(word, at + word.length)) {
      for (const origin of origins.slice(at, at + word.length)) marked.add(origin);
    }
  }
  const pieces: MarkedPiece[] = [];
  for (const [index, letter] of letters.entries()) {
    const isMatch = marked.has(index);
    const last = pieces.at(-1);
    if (last?.isMatch === isMatch) last.text += letter;
    else pieces.push({ text: letter, isMatch });
  }
  return pieces;
}
