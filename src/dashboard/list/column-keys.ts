import type { ListColumn } from './list-column.ts';
import { rankTexts } from './rank-texts.ts';
import type { Work } from './slices.ts';
import { timeKey } from './time-key.ts';

const READ_BEFORE_PAUSE = 5_000;

/** Kept as long as the records are: a second click on the same header only turns the order. */
const kept = new WeakMap<readonly unknown[], Map<unknown, Float64Array>>();

/** A number for each record that grows in the column's order; NaN where the value is unknown. */
export function* columnKeys<Rec>(records: readonly Rec[], column: ListColumn<Rec>): Work<Float64Array> {
  const ofRecords = kept.get(records) ?? new Map<unknown, Float64Array>();
  kept.set(records, ofRecords);
  const known = ofRecords.get(column);
  if (known !== undefined) return known;
  const isText = column.kind === 'text' || column.kind === 'choice';
  const keys = isText ? yield* textKeys(records, column) : yield* plainKeys(records, column);
  ofRecords.set(column, keys);
  return keys;
}

function* plainKeys<Rec>(records: readonly Rec[], { kind, value }: ListColumn<Rec>): Work<Float64Array> {
  const keys = new Float64Array(records.length);
  for (const [index, record] of records.entries()) {
    const one = value(record);
    if (one === null) keys[index] = Number.NaN;
    else keys[index] = kind === 'date' ? timeKey(String(one)) : Number(one);
    if (index % READ_BEFORE_PAUSE === 0) yield;
  }
  return keys;
}

function* textKeys<Rec>(records: readonly Rec[], { value }: ListColumn<Rec>): Work<Float64Array> {
  const texts: (string | null)[] = [];
  for (const record of records) {
    const one = value(record);
    texts.push(one === null ? null : String(one));
    if (texts.length % READ_BEFORE_PAUSE === 0) yield;
  }
  const ranks = yield* rankTexts(new Set(texts.filter((text) => text !== null)));
  return Float64Array.from(texts, (text) => (text === null ? Number.NaN : (ranks.get(text) ?? Number.NaN)));
}
