import { foldedText } from '#dashboard/list/filters/folded-text.ts';
import { hasTyped, isNumber } from '#dashboard/list/filters/search-terms.ts';

/** The typed text as words without letter case and accents; an entry must match each of them. */
export function wantedWords(typed: string): readonly string[] {
  return foldedText(typed.trim().replace(/^#(?=\d)/, ''))
    .split(/\s+/)
    .filter((word) => word !== '');
}

/**
 * The rank of a match: 0 the id is equal, 1 the name starts with the first word, 2 words of the name start with the words,
 * 3 they are anywhere in it; null where a word is not found. `name` and `also` are plain texts.
 */
export function matchRank(words: readonly string[], id: number | null, name: string, also: string): number | null {
  const [first = ''] = words;
  if (words.length === 1 && id !== null && String(id) === first) return 0;
  if (!words.every((word) => hasTyped(name, word) || hasTyped(also, word))) return null;
  if (name.startsWith(first)) return 1;
  return words.every((word) => startsAWord(name, word)) ? 2 : 3;
}

function startsAWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1] ?? '')) return true;
  }
  return false;
}

/** A piece of a text, and whether it matches. */
export interface MarkedPiece {
  text: string;
  isMatch: boolean;
}

/** Splits a text into pieces that match one of the words and others; "erab" matches in "Érablière". */
export function markedPieces(text: string, words: readonly string[]): readonly MarkedPiece[] {
  // The original letter of each plain one: "é" becomes one plain letter, "æ" two.
  let plain = '';
  const origins: number[] = [];
  const letters = Array.from(text.normalize('NFC'));
  for (const [index, letter] of letters.entries()) {
    const letterPlain = foldedText(letter);
    plain += letterPlain;
    for (let count = 0; count < letterPlain.length; count += 1) origins.push(index);
  }
  const marked = new Set<number>();
  for (const word of words) {
    for (let at = plain.indexOf(word); at !== -1; at = plain.indexOf(word, at + word.length)) {
      // Of "33" a 3 is no match.
      if (isNumber(word) && [plain[at - 1], plain[at + word.length]].some((beside) => isNumber(beside ?? ''))) continue;
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
