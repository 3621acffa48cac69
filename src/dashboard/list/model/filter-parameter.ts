import { parseDate } from '#contract/time.ts';
import type { AreaCorner, ColumnFilter } from './column-filter.ts';
import type { ColumnChoices, ListColumn } from './list-column.ts';
import type { Parameter } from '#dashboard/address/url-state.ts';

type Filtered = Pick<ListColumn<never>, 'kind' | 'choices'>;

/** In the address, beside the values: also matches records whose value is not reported. */
const UNKNOWN = 'not-reported';
/** Of an area: an address is short enough for every proxy. */
const MOST_CORNERS = 100;

/**
 * A column's filter in the address: `10..500`, `10..`, `2024-06-01..2024-06-30`, `FAILURE,STARTED`, `yes`,
 * `45.1,-73.2;45.9,-72.1`, and `not-reported` beside those or alone. A comma within a value is written `\,`.
 */
export function filterParameter({ kind, choices }: Filtered): Parameter<ColumnFilter | null> {
  return {
    read: (text) => {
      if (text === null || text === '') return null;
      if (kind === 'area') return readArea(text);
      const parts = splitParts(text);
      const values = parts.filter((part) => part !== UNKNOWN).map(unescaped);
      const filter = readFilter(kind, values, values.length < parts.length);
      return choices === undefined || filter?.kind !== 'choice' ? filter : withChoices(filter, choices);
    },
    write: (filter) => {
      if (filter === null) return null;
      const parts = [...writtenValues(filter), ...(filter.unknown ? [UNKNOWN] : [])];
      return parts.length === 0 ? null : parts.join(',');
    },
  };
}

/**
 * One end of a column's range, for columns in which each end is its own parameter, as for nights: `day_after=2024-06-01`.
 * It reads as a range that is open at the other end (`rangeOfEnds` joins two).
 */
export function endParameter({ kind }: Filtered, end: 'from' | 'to'): Parameter<ColumnFilter | null> {
  return {
    read: (text) =>
      text === null || text.includes('..')
        ? null
        : readFilter(kind, [end === 'from' ? `${text}..` : `..${text}`], false),
    write: (filter) => (filter !== null && 'from' in filter && filter[end] !== null ? String(filter[end]) : null),
  };
}

/** Joins two ends that were read separately. */
export function rangeOfEnds(from: ColumnFilter | null, to: ColumnFilter | null): ColumnFilter | null {
  if (from?.kind === 'date' && to?.kind === 'date') return { ...from, to: to.to };
  if (from?.kind === 'number' && to?.kind === 'number') return { ...from, to: to.to };
  return from ?? to;
}

/** Removes values that are not of the column, and renames those of older addresses. */
function withChoices(
  filter: Extract<ColumnFilter, { kind: 'choice' }>,
  { isChoice, formerly }: ColumnChoices,
): ColumnFilter | null {
  const values = filter.values.map((value) => formerly?.[value] ?? value).filter(isChoice);
  return values.length === 0 && !filter.unknown ? null : { ...filter, values };
}

function readFilter(kind: ListColumn<never>['kind'], values: readonly string[], unknown: boolean): ColumnFilter | null {
  if (kind === 'choice') return { kind, values: [...new Set(values)], unknown };
  if (kind === 'yes-no') {
    const answers = values.filter((value) => value === 'yes' || value === 'no').map((value) => value === 'yes');
    return answers.length > 0 || unknown ? { kind, values: [...new Set(answers)], unknown } : null;
  }
  if (kind === 'text' || kind === 'area') return null;
  const [range, ...more] = values;
  if (range === undefined) return { kind, from: null, to: null, unknown };
  const [from = '', to = from, ...rest] = range.split('..');
  if (more.length > 0 || rest.length > 0) return null;
  return kind === 'number' ? numberRange(from, to, unknown) : dateRange(from, to, unknown);
}

/** `45.1,-73.2;45.9,-72.1`: two opposite corners of a box, or three and more of a ring. */
function readArea(text: string): ColumnFilter | null {
  const corners = text
    .split(';')
    .map((corner) => corner.split(',').map((part) => (part === '' ? Number.NaN : Number(part))));
  const read = corners.flatMap(([latitude = Number.NaN, longitude = Number.NaN, ...more]): AreaCorner[] =>
    more.length === 0 && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 540 ? [[latitude, longitude]] : [],
  );
  const isWhole = read.length === corners.length && read.length >= 2 && read.length <= MOST_CORNERS;
  return isWhole ? { kind: 'area', corners: read, unknown: false } : null;
}

function numberRange(from: string, to: string, unknown: boolean): ColumnFilter | null {
  const [low, high] = [from, to].map((text) => (text === '' ? null : Number(text)));
  if (low === undefined || high === undefined || (low === null && high === null)) return null;
  if ([low, high].some((bound) => bound !== null && !Number.isFinite(bound))) return null;
  return { kind: 'number', from: low, to: high, unknown };
}

function dateRange(from: string, to: string, unknown: boolean): ColumnFilter | null {
  if (from === '' && to === '') return null;
  if ([from, to].some((text) => text !== '' && parseDate(text) === null)) return null;
  return { kind: 'date', from: from || null, to: to || null, unknown };
}

function writtenValues(filter: ColumnFilter): string[] {
  if (filter.kind === 'choice') return filter.values.map(escaped);
  if (filter.kind === 'yes-no') return filter.values.map((value) => (value ? 'yes' : 'no'));
  if (filter.kind === 'area') return [filter.corners.map((corner) => corner.join(',')).join(';')];
  const { from, to } = filter;
  if (from === null && to === null) return [];
  return [from === to ? String(from) : `${from ?? ''}..${to ?? ''}`];
}

function escaped(value: string): string {
  return value === UNKNOWN ? `\\${value}` : value.replaceAll(/[\\,]/g, String.raw`\$&`);
}

function unescaped(part: string): string {
  return part.replaceAll(/\\([\s\S])/g, '$1');
}

/** Splits at commas that are not escaped; the parts are still escaped. */
function splitParts(text: string): string[] {
  return (text.match(/(?:\\[\s\S]|[^\\,])+/g) ?? []).filter((part) => part !== '');
}
