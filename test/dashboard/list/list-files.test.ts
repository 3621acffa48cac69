import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { fileColumn } from '#dashboard/list/files/file-columns.ts';
import { fileName } from '#dashboard/list/files/file-name.ts';
import type { FilterInForce } from '#dashboard/list/model/filter-in-force.ts';
import type { ListColumn } from '#dashboard/list/model/list-column.ts';
import { rowsAsCsv } from '#dashboard/list/files/rows-as-csv.ts';
import { rowsAsGeojson } from '#dashboard/list/files/rows-as-geojson.ts';
import { rowsAsTsv } from '#dashboard/list/files/copy-rows.ts';
import { chooseNumbers } from '#dashboard/ui/language/language.ts';
import { finish } from '#dashboard/work/slices.ts';

interface Trap {
  id: number;
  name: string;
  longitude: number | null;
  date: string | null;
  active: boolean | null;
}

const looks = { definition: '', width: 90, cell: () => null };
const columns: ListColumn<Trap>[] = [
  { ...looks, field: 'name', header: 'Name', kind: 'text', value: ({ name }) => name },
  { ...looks, field: 'longitude', header: 'Longitude', kind: 'number', value: ({ longitude }) => longitude },
  { ...looks, field: 'date', header: 'First date', kind: 'date', value: ({ date }) => date },
  { ...looks, field: 'active', header: 'Active', kind: 'yes-no', value: ({ active }) => active },
];
const trap = (id: number, name: string, more: Partial<Trap> = {}): Trap => ({
  id,
  name,
  longitude: -73.5,
  date: '2024-06-01',
  active: true,
  ...more,
});
const ofFiles = [...columns.map(fileColumn), { name: 'id', value: ({ id }: Trap) => id }];
const csvOf = (records: readonly Trap[], forExcel = false) =>
  finish(rowsAsCsv(ofFiles, records, { forExcel })).join('');

test('CSV has the columns’ names, raw values and CRLF', () => {
  expect(csvOf([trap(5, 'Trap 5', { longitude: -73.51234567 })])).toBe(
    'name,longitude,date,active,id\r\nTrap 5,-73.51234567,2024-06-01,true,5\r\n',
  );
});

test('unknown is empty, and zero is 0', () => {
  expect(csvOf([trap(1, 'A', { longitude: null, date: null, active: null }), trap(2, 'B', { longitude: 0 })])).toBe(
    'name,longitude,date,active,id\r\nA,,,,1\r\nB,0,2024-06-01,true,2\r\n',
  );
});

test.each(['a,b', 'say "moth"', 'two\nlines', 'two\r\nlines', ' spaces ', 'Érablière ø 苗畑', '"', ''])(
  'a reader of CSV gets %j back',
  (name) => {
    const rows: string[][] = parse(csvOf([trap(1, name)]));
    expect(rows[1]).toEqual([name, '-73.5', '2024-06-01', 'true', '1']);
  },
);

test.each(['=1+1', '+4', '-2', '@SUM(A1)', '\tx', '\rx'])(
  'a text that a spreadsheet would run is escaped: %j',
  (name) => {
    const rows: string[][] = parse(csvOf([trap(1, name)]));
    expect(rows[1]?.[0]).toBe(`'${name}`);
    expect(rows[1]?.[1]).toBe('-73.5');
  },
);

describe('a file for Excel', () => {
  // In Panama and in English-speaking countries Excel splits at commas.
  test.each([
    ['da', ';', ','],
    ['fr', ';', ','],
    ['es', ';', ','],
    ['de', ';', ','],
    ['es-PA', ',', '.'],
    ['en-GB', ',', '.'],
    ['ja', ',', '.'],
  ])('with numbers as in %s has %s between values and decimals after %s', (tag, delimiter, decimal) => {
    chooseNumbers(tag);
    try {
      const traps = [trap(5, 'a;b, "c"', { longitude: -73.5 }), trap(6, '1.5', { longitude: 1e-7 })];
      const [first, second]: string[][] = parse(csvOf(traps, true), { bom: true, delimiter, fromLine: 2 });
      expect(first).toEqual(['a;b, "c"', `-73${decimal}5`, '2024-06-01', 'true', '5']);
      expect(second).toEqual(['1.5', '1e-7', '2024-06-01', 'true', '6']);
      // The file for programs is the same in every language.
      expect(csvOf([trap(5, 'Trap 5')])).toBe('name,longitude,date,active,id\r\nTrap 5,-73.5,2024-06-01,true,5\r\n');
    } finally {
      chooseNumbers(null);
    }
  });
});

test('the file begins with a byte order mark only for Excel', () => {
  expect(csvOf([trap(1, 'A')], true).codePointAt(0)).toBe(0xfe_ff);
  expect(csvOf([trap(1, 'A')]).codePointAt(0)).toBe('n'.codePointAt(0));
});

test('copied rows have tabs between values, one line each, and no formulas', () => {
  expect(finish(rowsAsTsv(columns, [trap(1, 'tab\there'), trap(2, '=x', { longitude: null })])).join('')).toBe(
    "Name\tLongitude\tFirst date\tActive\ntab here\t-73.5\t2024-06-01\ttrue\n'=x\t\t2024-06-01\ttrue",
  );
});

const placeOf = ({ longitude }: ReturnType<typeof trap>) => (longitude === null ? null : { latitude: 45, longitude });

test('GeoJSON has longitude first, a null geometry without a location, and says where no record has one', () => {
  const text = finish(
    rowsAsGeojson(columns.map(fileColumn), [trap(1, '=A'), trap(2, 'B', { longitude: null })], placeOf),
  ).join('');
  expect(JSON.parse(text)).toEqual({
    type: 'FeatureCollection',
    features: [
      {
        type: 'Feature',
        id: 1,
        geometry: { type: 'Point', coordinates: [-73.5, 45] },
        properties: { name: '=A', longitude: -73.5, date: '2024-06-01', active: true },
      },
      {
        type: 'Feature',
        id: 2,
        geometry: null,
        properties: { name: 'B', longitude: null, date: '2024-06-01', active: true },
      },
    ],
  });
  const nowhere = [trap(1, 'A', { longitude: null }), trap(2, 'B', { longitude: null })];
  expect(JSON.parse(finish(rowsAsGeojson([], nowhere, placeOf)).join(''))).toMatchObject({
    description: 'None of the 2 records has a location.',
    features: [{ geometry: null }, { geometry: null }],
  });
  expect(JSON.parse(finish(rowsAsGeojson([], [], () => null)).join(''))).toEqual({
    type: 'FeatureCollection',
    features: [],
  });
});

test('a file is named after the list, the project and the viewer’s day', () => {
  const day = new Date(2026, 0, 5, 23, 59);
  expect(fileName('Deployments', null, day, 'csv')).toBe('noctuary-deployments-2026-01-05.csv');
  expect(fileName('Sessions', 'Denmark: Natsværmere på øer', day, 'csv')).toBe(
    'noctuary-sessions-denmark-natsvaermere-pa-oer-2026-01-05.csv',
  );
});

test('the name of a file has the filters, in the list’s words and plain numbers', () => {
  const day = new Date(2026, 0, 5);
  const nameOf = (...filters: FilterInForce[]) => fileName('Deployments', null, day, 'csv', filters);
  const of = (name: string, text: string, fileText = `${name} ${text}`) => ({
    name,
    text,
    fileText,
    parameters: [name],
  });
  expect(nameOf(of('Captures', '1,250 to 5,000', 'captures_count 1250 to 5000'), of('Search', '“Érable: à/b..”'))).toBe(
    'noctuary-deployments-captures-count-1250-to-5000-search-erable-a-b-2026-01-05.csv',
  );
  expect(nameOf(of('Latitude', '', 'latitude minus 12.5 to -1'), of('Active', '', 'active since 2024-06-01'))).toBe(
    'noctuary-deployments-latitude-minus-12.5-to-1-active-since-2024-06-01-2026-01-05.csv',
  );
  // Filters without room are counted; the first is cut.
  const long = of('Device', 'x'.repeat(200));
  expect(nameOf(long, of('Captures', '1'), of('Site', 'Lac'))).toBe(
    `noctuary-deployments-device-${'x'.repeat(73)}-and-2-filters-more-2026-01-05.csv`,
  );
});

test('a file’s name stays short enough for every file system, in bytes too', () => {
  const kanji = '蛾類モニタリング'.repeat(30);
  const name = fileName(kanji, kanji, new Date(2026, 0, 5), 'geojson', [
    { name: kanji, text: kanji, parameters: ['a'] },
    { name: kanji, text: kanji, parameters: ['b'] },
  ]);
  expect(new TextEncoder().encode(name).length).toBeLessThan(255);
  expect(name).toMatch(/^noctuary-[\p{L}-]+-and-1-filter-more-2026-01-05\.geojson$/u);
});
