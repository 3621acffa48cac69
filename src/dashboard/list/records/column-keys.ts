import type { ListColumn } from '#dashboard/list/model/list-column.ts';
import { prepared } from '#dashboard/list/model/prepared.ts';
import { rankTexts } from '#dashboard/list/model/rank-texts.ts';
import type { Work } from '#dashboard/work/slices.ts';
import { timeKey } from './time-key.ts';

const RECORDS_PER_STEP = 100;

/** A number for each record to sort the column by; NaN where the value is unknown. */
export function* columnKeys<Rec>(records: readonly Rec[], column: ListColumn<Rec>): Work<Float64Array> {
  yield* prepared([column]);
  const isText = ['text', 'choice', 'area'].includes(column.kind);
  return yield* isText ? textKeys(records, column) : plainKeys(records, column);
}

function* plainKeys<Rec>(records: readonly Rec[], { kind, value }: ListColumn<Rec>): Work<Float64Array> {
  const keys = new Float64Array(records.length);
  for (const [index, record] of records.entries()) {
    const one = value(record);
    if (one === null) keys[index] = Number.NaN;
    else keys[index] = kind === 'date' ? timeKey(String(one)) : Number(one);
    if (index % RECORDS_PER_STEP === 0) yield;
  }
  return keys;
}

function* textKeys<Rec>(records: readonly Rec[], { value }: ListColumn<Rec>): Work<Float64Array> {
  const texts: (string | null)[] = [];
  const different = new Set<string>();
  for (const record of records) {
    const one = value(record);
    const text = one === null ? null : String(one);
    texts.push(text);
    if (text !== null) different.add(text);
    if (texts.length % RECORDS_PER_STEP === 0) yield;
  }
  const ranks = yield* rankTexts(different);
  const keys = new Float64Array(texts.length);
  for (const [index, text] of texts.entries()) {
    keys[index] = (text === null ? undefined : ranks.get(text)) ?? Number.NaN;
    if (index % RECORDS_PER_STEP === 0) yield;
  }
  return keys;
}
