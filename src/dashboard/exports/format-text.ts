import type { Messages } from './messages/en.tsx';

/** The label of a format; of one that is not known by the name that its service gives it, else one made of its key. */
export function formatText(format: string, words: Messages, given = ''): string {
  const known: Readonly<Record<string, string>> = words.formats;
  return known[format] ?? (given === '' || given === format ? nameFromKey(format) : given);
}

/** Words of keys that are written in capitals, or otherwise in their own way. */
const OWN_CASE = new Map(
  ['API', 'CSV', 'DP', 'GeoJSON', 'HTML', 'JSON', 'PDF', 'TSV', 'XLSX', 'XML', 'ZIP'].map((word) => [
    word.toLowerCase(),
    word,
  ]),
);

/** A plain name for a format that is only known by its key: "Occurrences, API JSON" of `occurrences_api_json`. */
function nameFromKey(key: string): string {
  const [first = '', ...others] = key.split(/[_\s]+/).filter((word) => word !== '');
  if (first === '') return key;
  const written = (word: string) => OWN_CASE.get(word.toLowerCase()) ?? word;
  const name = written(first).replace(/^./u, (letter) => letter.toLocaleUpperCase('en'));
  return others.length === 0 ? name : `${name}, ${others.map(written).join(' ')}`;
}
