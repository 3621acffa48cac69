import { parse } from 'csv-parse/sync';
import { afterEach, expect, test, onTestFinished } from 'vitest';
import { chooseNumbers } from '#dashboard/ui/language/language.ts';
import { csvRecords } from '#dashboard/remarks/file/csv-records.ts';
import { mergedRemarks } from '#dashboard/remarks/file/merged-remarks.ts';
import { readRemarks } from '#dashboard/remarks/file/read-remarks.ts';
import { REMARK_FILE_COLUMNS, type FiledRemark } from '#dashboard/remarks/file/remark-file-columns.ts';
import { LONGEST_NOTE, type Remark } from '#dashboard/remarks/remark.ts';
import { changeRemarks, forgetRemarks, remarksOf } from '#dashboard/remarks/remarks-store.ts';
import { rowsAsCsv } from '#dashboard/list/files/rows-as-csv.ts';
import { finish } from '#dashboard/work/slices.ts';

const SERVICE = 'http://127.0.0.1:4180';
const EARLY = '2026-06-01T12:00:00.000Z';
const LATE = '2026-06-02T12:00:00.000Z';

const remark = (more: Partial<Remark> = {}): Remark => ({
  star: true,
  starAt: EARLY,
  note: '',
  noteAt: null,
  name: 'Trap',
  night: '2025-07-12',
  taken: null,
  session: null,
  ...more,
});
const filed = (id: number, more: Partial<Remark> = {}, kind: FiledRemark['kind'] = 'session'): FiledRemark => ({
  kind,
  id,
  remark: remark(more),
  service: SERVICE,
});
const asCsv = (rows: readonly FiledRemark[], forExcel = false) =>
  finish(rowsAsCsv(REMARK_FILE_COLUMNS, rows, { forExcel })).join('');
const readBack = (text: string) => finish(readRemarks(text));

afterEach(() => {
  localStorage.clear();
  forgetRemarks();
});

const HOSTILE = [
  '=HYPERLINK("http://x.example","x")',
  "'=1+1",
  "''-2",
  "'quoted'",
  '+1 moth',
  '-1 moth',
  '@anna',
  'a, b; c\td',
  'She said "no".',
  'two\nlines',
  'two\r\nlines, "and" a third\n',
  '蛾 🦋 é',
  '"',
  ',',
  "'",
  '\uFEFFx',
  'NULL',
  '0',
];

test.each([
  [false, 'en'],
  [true, 'en'],
  [true, 'da'],
])(
  'what is exported is imported as it was, whatever the notes hold (for Excel: %s, numbers as in %s)',
  (forExcel, tag) => {
    chooseNumbers(tag);
    onTestFinished(() => chooseNumbers(null));
    const rows = [
      ...HOSTILE.map((note, index) => filed(index, { note: note.trim(), noteAt: LATE, name: note.trim() })),
      filed(100, { star: false, starAt: null, note: 'x', night: null }, 'deployment'),
      filed(101, { taken: '2025-07-12T22:05:30', session: 815 }, 'capture'),
    ];
    const read = readBack(asCsv(rows, forExcel));
    expect(read.faults).toEqual([]);
    expect(read.remarks).toEqual(rows);
    expect(readBack(asCsv(read.remarks))).toEqual(read);
  },
);

test('no field of the file is run by a spreadsheet, and other readers of CSV agree about its fields', () => {
  const rows = HOSTILE.map((note, index) => filed(index, { note: note.trim(), noteAt: LATE }));
  const fields: string[][] = parse(asCsv(rows));
  expect(fields[0]).toEqual(REMARK_FILE_COLUMNS.map(({ name }) => name));
  expect(fields.flat().filter((field) => /^[=+\-@\t\r]/.test(field))).toEqual([]);
  expect(finish(csvRecords(asCsv(rows))).map((record) => record.fields)).toEqual(fields);
});

test.each([
  ['quotation marks', '""', '"'],
  ['letters', 'xy', 'xy'],
  ['commas', ',,', ',,'],
])('a field of 18 MB of %s is read', (_, written, meant) => {
  const [record, next] = finish(csvRecords(`id,"${written.repeat(9_000_000)}"z\r\n7,8`));
  expect(record?.fields[1]?.length).toBe(meant.length * 9_000_000 + 1);
  expect(record?.fields[1]?.slice(-3)).toBe(`${meant}${meant}${meant}z`.slice(-3));
  expect(next).toEqual({ line: 2, fields: ['7', '8'] });
  // One that is not closed ends with the file.
  expect(finish(csvRecords(`"${written.repeat(9_000_000)}`))[0]?.fields[0]?.length).toBe(meant.length * 9_000_000);
});

test('a file that a spreadsheet has saved with semicolons or tabs, in its own words and columns, is read', () => {
  const header = ['Comment', 'service', 'note', 'star', 'id', 'kind', 'night'];
  const line = ['mine', SERVICE, '"a; b', '', 'c"', 'WAHR', '7', 'session', '12/07/2025'];
  const text = (separator: string) =>
    `\uFEFF${header.join(separator)}\r\n${line.join(separator).replace(`b${separator}${separator}`, 'b\n')}\r\n\r\n`;
  for (const separator of [';', '\t']) {
    expect(readBack(text(separator)).faults).toEqual([{ line: 2, field: 'star', text: 'WAHR' }]);
    const read = readBack(text(separator).replace('WAHR', 'TRUE'));
    expect(read.remarks).toEqual([filed(7, { starAt: null, note: 'a; b\nc', name: '', night: null })]);
  }
});

test.each([
  ['', ['kind', 'id', 'star', 'note', 'service']],
  ['{"remarks":[]}', ['kind', 'id', 'star', 'note', 'service']],
  ['id,night,captures_count\r\n1,2025-07-12,7\r\n', ['kind', 'star', 'note', 'service']],
])('%s is no file of remarks, and what it lacks is named', (text, missing) => {
  expect(readBack(text)).toEqual({ remarks: [], faults: [], missing });
});

test('each line that is wrong is named with what is wrong, and the others are read', () => {
  const csv = asCsv([filed(1), filed(2, { note: 'two\nlines', noteAt: EARLY }), filed(3)]);
  const cases: [change: (text: string) => string, field: string][] = [
    [(text) => text.replace('session,3', 'moth,3'), 'kind'],
    [(text) => text.replace('session,3', 'session,three'), 'id'],
    [(text) => text.replace('session,3,', 'session,3,x'), 'session_id'],
    [(text) => text.replace(/yes(?![\s\S]*yes)/, 'maybe'), 'star'],
    [(text) => text.replace(/yes,(?![\s\S]*yes)/, `yes,${'x'.repeat(LONGEST_NOTE + 1)}`), 'note'],
    [(text) => text.replace(/2026-06-01T12:00:00.000Z(?![\s\S]*Z)/, '1.6.2026'), 'star_changed_at'],
    [(text) => text.replace(/2026-06-01T12:00:00.000Z(?![\s\S]*Z)/, '2026-13-01T12:00:00Z'), 'star_changed_at'],
    [(text) => text.replace(/2026-06-01T12:00:00.000Z,,(?![\s\S]*Z)/, `${EARLY},yesterday,`), 'note_changed_at'],
    [(text) => text.replace(/http\S+\r\n$/, ''), 'service'],
    [(text) => text.replace(/\r\n$/, ',more\r\n'), 'columns'],
  ];
  for (const [change, field] of cases) {
    const { remarks, faults } = readBack(change(csv));
    // The third record begins on the fifth line.
    expect([field, faults.map((fault) => [fault.line, fault.field])]).toEqual([field, [[5, field]]]);
    expect(remarks.map(({ id }) => id)).toEqual([1, 2]);
  }
});

const merge = (rows: readonly FiledRemark[]) => finish(mergedRemarks(rows));
const put = (id: number, more: Partial<Remark>) => changeRemarks([{ kind: 'session', id, remark: remark(more) }]);
const here = (id: number) => remarksOf('session').get(id);

test('of a star and of a note, each by itself, the newer one wins, and the counts say what happened', () => {
  put(1, { star: false, starAt: LATE, note: 'here, early', noteAt: EARLY });
  put(2, { note: 'the same', noteAt: EARLY });
  put(3, { note: 'here, late', noteAt: LATE });
  put(4, { note: 'here', noteAt: EARLY });
  const merged = merge([
    filed(1, { star: true, starAt: EARLY, note: 'file, late', noteAt: LATE }),
    filed(2, { note: 'the same', noteAt: LATE }),
    filed(3, { note: 'file, early', noteAt: EARLY }),
    // Someone wrote in the file, and left the time.
    filed(4, { note: 'file', noteAt: EARLY }),
    filed(5, { note: 'new', noteAt: EARLY }),
    filed(6, { star: false, starAt: null }),
  ]);
  expect(merged).toMatchObject({ added: 1, changed: 2, unchanged: 3 });
  changeRemarks(merged.changes);
  expect([1, 2, 3, 4, 5, 6].map((id) => here(id)?.note)).toEqual([
    'file, late',
    'the same',
    'here, late',
    'file',
    'new',
    undefined,
  ]);
  expect(here(1)).toMatchObject({ star: false, starAt: LATE });
  // Importing the same again changes nothing, and undoing brings back what was there.
  expect(merge([filed(5, { note: 'new', noteAt: EARLY })])).toMatchObject({ added: 0, changed: 0, unchanged: 1 });
  changeRemarks(merged.before);
  expect([1, 4, 5].map((id) => here(id)?.note)).toEqual(['here, early', 'here', undefined]);
});

test('a record that is in a file twice gets the newer of both, and an emptied note is removed', () => {
  put(2, { star: false, starAt: null, note: 'gone', noteAt: EARLY });
  const merged = merge([
    filed(1, { note: 'late', noteAt: LATE }),
    filed(1, { note: 'early', noteAt: EARLY }),
    filed(2, { star: false, starAt: null, note: '', noteAt: LATE }),
  ]);
  expect(merged).toMatchObject({ added: 1, changed: 1, unchanged: 0 });
  changeRemarks(merged.changes);
  expect([here(1)?.note, here(2)]).toEqual(['late', undefined]);
});

test('what a file does not say of a record stays as it is here', () => {
  put(1, { note: 'early', noteAt: EARLY, name: 'Heath', night: '2025-07-12' });
  changeRemarks(merge([filed(1, { note: 'late', noteAt: LATE, name: '', night: null })]).changes);
  expect(here(1)).toMatchObject({ note: 'late', name: 'Heath', night: '2025-07-12' });
});

test('two browsers that exchange their files have the same in the end, whoever begins', () => {
  const ours = [
    filed(1, { note: 'a', noteAt: EARLY }),
    filed(2, { star: false, starAt: LATE, note: 'b', noteAt: LATE }),
  ];
  const theirs = [filed(1, { note: 'c', noteAt: LATE }), filed(2, { note: 'd', noteAt: EARLY }), filed(3)];
  const after = (own: readonly FiledRemark[], other: readonly FiledRemark[]) => {
    localStorage.clear();
    forgetRemarks();
    for (const rows of [own, other]) changeRemarks(merge(rows).changes);
    return [...remarksOf('session')].toSorted(([a], [b]) => a - b);
  };
  expect(after(ours, theirs)).toEqual(after(theirs, ours));
});
