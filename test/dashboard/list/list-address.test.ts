import { expect, test } from 'vitest';
import type { ColumnFilter } from '#dashboard/list/model/column-filter.ts';
import { columnsParameter } from '#dashboard/list/model/columns-parameter.ts';
import { filterParameter } from '#dashboard/list/model/filter-parameter.ts';
import { filterText } from '#dashboard/list/filters/filter-text.ts';
import { defineList } from '#dashboard/list/model/list-definition.ts';
import { widthsParameter } from '#dashboard/list/model/widths-parameter.ts';
import { words } from '#test/words.ts';

const { notReported, or, range } = words.list;

const number = (from: number | null, to: number | null, unknown = false): ColumnFilter => ({
  kind: 'number',
  from,
  to,
  unknown,
});
const date = (from: string | null, to: string | null, unknown = false): ColumnFilter => ({
  kind: 'date',
  from,
  to,
  unknown,
});
const choice = (values: string[], unknown = false): ColumnFilter => ({ kind: 'choice', values, unknown });

test.each<[string, ColumnFilter, string]>([
  ['10..500', number(10, 500), range('10', '500')],
  ['10..', number(10, null), words.list.atLeast('10')],
  ['..-2.5', number(null, -2.5), words.list.atMost('-2.5')],
  ['7', number(7, 7), '7'],
  ['0..9,not-reported', number(0, 9, true), or(range('0', '9'), notReported)],
  ['not-reported', number(null, null, true), notReported],
  ['2024-06-01..2024-06-30', date('2024-06-01', '2024-06-30'), range('1 Jun 2024', '30 Jun 2024')],
  ['2024-06-01', date('2024-06-01', '2024-06-01'), '1 Jun 2024'],
  ['..2024-02-29', date(null, '2024-02-29'), words.list.until('29 Feb 2024')],
  ['FAILURE,STARTED', choice(['FAILURE', 'STARTED']), or('FAILURE', 'STARTED')],
  [String.raw`Bois\, nord,a\\b`, choice(['Bois, nord', String.raw`a\b`]), or('Bois, nord', String.raw`a\b`)],
  [String.raw`\not-reported,not-reported`, choice(['not-reported'], true), or('not-reported', notReported)],
  ['a,b,c,d', choice(['a', 'b', 'c', 'd']), or(or('a', 'b'), words.list.more('2'))],
  ['yes', { kind: 'yes-no', values: [true], unknown: false }, words.list.yes],
  ['no,not-reported', { kind: 'yes-no', values: [false], unknown: true }, or(words.list.no, notReported)],
])('a filter is in the address as %s', (text, filter, shown) => {
  const parameter = filterParameter({ kind: filter.kind });
  expect(parameter.read(text)).toEqual(filter);
  expect(parameter.write(filter)).toBe(text);
  expect(filterText(filter)).toBe(shown);
});

test.each([
  ['number', 'many'],
  ['number', '1..2..3'],
  ['number', '1,2'],
  ['number', '..'],
  ['number', 'NaN..4'],
  ['date', '2024-02-30..'],
  ['date', '1 June'],
  ['yes-no', 'maybe'],
  ['text', 'anything'],
  ['choice', ''],
] as const)('a %s filter that the address cannot mean is none: %s', (kind, text) => {
  expect(filterParameter({ kind }).read(text)).toBeNull();
});

const columns = [
  { field: 'name', width: 160 },
  { field: 'captures', width: 90 },
  { field: 'made', width: 100, hidden: true },
];

test('columns are in the address in their sequence, the first always first; the default is not written', () => {
  const parameter = columnsParameter(columns);
  expect(parameter.read(null)).toBeNull();
  expect(parameter.write(null)).toBeNull();
  expect(parameter.read('made,name,nonsense,captures,made')).toEqual(['name', 'made', 'captures']);
  expect(parameter.write(['name', 'made'])).toBe('name,made');
  expect(parameter.read('nonsense')).toBeNull();
  expect(parameter.read('name')).toEqual(['name']);
});

test('changed widths are in the address, limited to a usable range', () => {
  const parameter = widthsParameter(columns);
  expect(parameter.read('captures:120,nonsense:9,name:9999,made:-3')).toEqual({ captures: 120, name: 640 });
  expect(parameter.write({ captures: 120.4, name: 160 })).toBe('captures:120');
  expect(parameter.write({ name: 160 })).toBeNull();
});

test('two parameters with the same name are an error', () => {
  const column = { header: '', definition: '', kind: 'choice', width: 1, value: () => null, cell: () => null } as const;
  const define = (fields: string[]) =>
    defineList({
      collection: 'deployments',
      title: 'Deployments',
      noun: { one: 'deployment', many: 'deployments' },
      columns: fields.map((field) => ({ ...column, field })),
      ordering: 'name',
      search: { label: '', textOf: ({ name }) => name, nothing: () => '' },
      nameOf: ({ name }) => name,
      hrefOf: () => '/',
    });
  expect(() => define(['name', 'project'])).toThrow('project');
  expect(() => define(['name', 'name'])).toThrow('name');
  expect(Object.keys(define(['name', 'device']).filterParameters)).toEqual(['name', 'device']);
});
