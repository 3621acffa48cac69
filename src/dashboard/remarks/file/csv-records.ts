import type { Work } from '#dashboard/work/slices.ts';

/** One record of a CSV file. */
export interface CsvRecord {
  /** the line that it begins on, from 1 */
  line: number;
  fields: readonly string[];
}

type Separator = ',' | ';' | '\t';

/** A field between quotation marks, or without; and what ends it. A field that is not closed ends with the file. */
function fieldBefore(separator: Separator): RegExp {
  const plain = `[^${separator}\\r\\n]*`;
  return new RegExp(`(?:"((?:[^"]+|"")*)(?:"|$)(${plain})|(${plain}))(${separator}|\\r\\n|\\n|\\r|$)`, 'y');
}

const RECORDS_PER_STEP = 200;

/**
 * The records of a CSV file (RFC 4180), also with semicolons or tabs between its fields, as spreadsheets of some countries
 * write it: what the first line has most of. Empty lines are left out. Time-sliced, for long files.
 */
export function* csvRecords(text: string): Work<CsvRecord[]> {
  const field = fieldBefore(separatorOf(text));
  const records: CsvRecord[] = [];
  let [line, from, fields]: [number, number, string[]] = [1, 1, []];
  field.lastIndex = text.startsWith('\uFEFF') ? 1 : 0;
  for (;;) {
    const match = field.exec(text);
    if (match === null) return records;
    const [, quoted, after = '', plain = '', end = ''] = match;
    fields.push(quoted === undefined ? plain : quoted.replaceAll('""', '"') + after);
    line += quoted?.match(/\r\n|\n|\r/g)?.length ?? 0;
    const isEnd = field.lastIndex >= text.length;
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

function separatorOf(text: string): Separator {
  const [header = ''] = text.split(/\r|\n/, 1);
  const counted = (['\t', ';', ','] as const).map((one) => ({ one, count: header.split(one).length }));
  return counted.toSorted((a, b) => b.count - a.count)[0]?.one ?? ',';
}
