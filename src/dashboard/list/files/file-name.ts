import { plainText } from '#contract/plain-text.ts';
import type { FilterInForce } from '#dashboard/list/model/filter-in-force.ts';

/** For the title and the project each. With filters, date and extension a name stays below 255 bytes. */
const MOST_BYTES = 48;
const MOST_BYTES_OF_FILTERS = 80;

/**
 * "noctuary-deployments-denmark-captures-count-10-to-100-2026-11-20.csv", English in every language: the content of a file, its filters, and the viewer's
 * date. Filters for which there is no room are counted: "-and-2-filters-more".
 */
export function fileName(
  title: string,
  project: string | null,
  madeAt: Date,
  extension: string,
  filters: readonly FilterInForce[] = [],
): string {
  const day = [madeAt.getFullYear(), madeAt.getMonth() + 1, madeAt.getDate()];
  const date = day.map((part) => String(part).padStart(2, '0')).join('-');
  const subject = [title, ...(project === null ? [] : [project])].map((text) => cut(wordsOf(text), MOST_BYTES));
  return `${['noctuary', ...subject, ...filterWords(filters), date].filter((part) => part !== '').join('-')}.${extension}`;
}

function filterWords(filters: readonly FilterInForce[]): readonly string[] {
  const words: string[] = [];
  let room = MOST_BYTES_OF_FILTERS;
  for (const [index, { name, text, fileText = `${name} ${text}` }] of filters.entries()) {
    const own = wordsOf(fileText);
    // The first filter is always named, cut if necessary.
    const one = index === 0 ? cut(own, room) : own;
    room -= bytesOf(one);
    if (room < 0) {
      const left = filters.length - index;
      return [...words, `and-${left}-${left === 1 ? 'filter' : 'filters'}-more`];
    }
    words.push(one);
  }
  return words;
}

/** Only characters that every file system accepts: letters, digits, and points within numbers. */
function wordsOf(text: string): string {
  return plainText(text)
    .replaceAll(/[^\p{L}\p{N}.]+|(?<!\p{N})\.+|\.+(?!\p{N})/gu, '-')
    .replaceAll(/\.{2,}|-{2,}/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** Cuts a text to a number of bytes, between characters. */
function cut(text: string, bytes: number): string {
  let short = '';
  for (const letter of text) {
    if (bytesOf(short) + bytesOf(letter) > bytes) break;
    short += letter;
  }
  return short.replace(/[-.]$/, '');
}

function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length;
}
