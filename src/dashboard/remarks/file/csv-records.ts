import type { Work } from '#dashboard/work/slices.ts';

/** One record of a CSV file. */
export interface CsvRecord {
  /** the line that it begins on, from 1 */
  line: number;
  fields: readonly string[];
}

type Separator = ',' | ';' | '\t';

/** A field without quotation marks, and what ends it. A group that repeats would overflow on a field of millions. */
function plainBefore(separator: Separator): RegExp {
  return new RegExp(`([^${separator}\\r\\n]*)(${separator}|\\r\\n|\\n|\\r|$)`, 'y');
}

const RECORDS_PER_STEP = 200;
const QUOTES_PER_STEP = 20_000;

/**
 * The records of a CSV file (RFC 4180), also with semicolons or tabs between its fields, as spreadsheets of some countries
 * write it: what the first line has most of. Empty lines are left out. Time-sliced, for long files.
 */
export function* csvRecords(text: string): Work<CsvRecord[]> {
  const plain = plainBefore(separatorOf(text));
  const records: CsvRecord[] = [];
  let [line, from, fields]: [number, number, string[]] = [1, 1, []];
  let at = text.startsWith('\uFEFF') ? 1 : 0;
  for (;;) {
    let quoted = '';
    if (text[at] === '"') {
      const closing = yield* closingQuote(text, at + 1);
      quoted = text.slice(at + 1, closing);
      line += quoted.match(/\r\n|\n|\r/g)?.length ?? 0;
      at = closing + 1;
    }
    plain.lastIndex = at;
    const [, rest = '', end = ''] = plain.exec(text) ?? [];
    fields.push(quoted.replaceAll('""', '"') + rest);
    at += rest.length + end.length;
    const isEnd = at >= text.length;
    // A separator at the very end has an empty field after it.
    if (isEnd && /[,;\t]/.test(end)) fields.push('');
    if (isEnd || /[\r\n]/.test(end)) {
      if (fields.length > 1 || fields[0] !== '') records.push({ line: from, fields });
      if (isEnd) return records;
      line += 1;
      [from, fields] = [line, []];
      if (records.length % RECORDS_PER_STEP === 0) yield;
    }
  }
}

/** Where the quotation mark is that ends a field; at the end of the text where none does. */
function* closingQuote(text: string, from: number): Work<number> {
  let at = text.indexOf('"', from);
  for (let quotes = 1; at !== -1 && text[at + 1] === '"'; quotes += 1) {
    at = text.indexOf('"', at + 2);
    if (quotes % QUOTES_PER_STEP === 0) yield;
  }
  return at === -1 ? text.length : at;
}

function separatorOf(text: string): Separator {
  const [header = ''] = text.split(/\r|\n/, 1);
  const counted = (['\t', ';', ','] as const).map((one) => ({ one, count: header.split(one).length }));
  return counted.toSorted((a, b) => b.count - a.count)[0]?.one ?? ',';
}
