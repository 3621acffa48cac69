import { uncertaintyM } from '#contract/exports/rounding.ts';
import { rawValue } from './cell-text.ts';
import type { ColumnKind, ListColumn, ListValue } from '#dashboard/list/model/list-column.ts';
import type { Messages } from '#dashboard/list/messages/en.tsx';
import type { ListDefinition } from '#dashboard/list/model/list-definition.ts';
import type { Work } from '#dashboard/work/slices.ts';

/** A column of a file, with its description (`columnsAsCsv`). */
export interface FileColumn<Rec> {
  /** its header */
  name: string;
  /** its name on screen */
  label: string;
  type: string;
  /** of a number; empty if it has none */
  unit: string;
  meaning: string;
  /** the fields it is made from */
  source: string;
  value: (record: Rec) => ListValue;
  prepare?: () => Work<void>;
}

/** Like the headers of files the same in every language. */
const TYPES: Record<ColumnKind, string> = {
  text: 'text',
  area: 'text',
  choice: 'text',
  number: 'number',
  date: 'ISO 8601 date or time',
  'yes-no': 'true or false',
};

/** A list's column, for files. */
export function fileColumn<Rec>(column: ListColumn<Rec>): FileColumn<Rec> {
  const { field, header, kind, definition, unit, file = {}, prepare } = column;
  return {
    name: file.name ?? field,
    label: header,
    type: TYPES[kind],
    unit: file.unit ?? unit ?? (kind === 'number' ? 'count' : ''),
    meaning: definition,
    source: file.source ?? field,
    value: (record) => rawValue(column, record),
    ...(prepare !== undefined && { prepare }),
  };
}

/**
 * The columns of a list's files: those that the table shows, in their sequence, those that every file has, the coordinate
 * uncertainty, and the records' ids last.
 */
export function fileColumns<Rec extends { id: number }>(
  { columns, noun, places, idInFiles = 'id' }: ListDefinition<Rec>,
  shown: readonly ListColumn<Rec>[],
  words: Messages,
): FileColumn<Rec>[] {
  const others = columns.filter((column) => column.file?.always === true && !shown.includes(column));
  const rounding = places?.rounding ?? null;
  return [
    ...[...shown, ...others].map(fileColumn),
    ...(places === undefined || rounding === null ? [] : [uncertainty(places, rounding, words)]),
    {
      name: idInFiles,
      label: words.id,
      type: 'number',
      unit: '',
      meaning: words.idMeans(noun.one),
      source: 'id',
      value: ({ id }) => id,
    },
  ];
}

/** Named as in Darwin Core. */
function uncertainty<Rec>(
  { of, uncertaintyOf }: NonNullable<ListDefinition<Rec>['places']>,
  digits: 1 | 2 | 3,
  words: Messages,
): FileColumn<Rec> {
  return {
    name: 'coordinateUncertaintyInMeters',
    label: words.uncertainty,
    type: 'number',
    unit: 'm',
    meaning: words.uncertaintyMeans,
    source: 'latitude, longitude, coordinate_uncertainty_m',
    value: (record) => (of(record) === null ? null : uncertaintyM(uncertaintyOf(record), digits)),
  };
}
