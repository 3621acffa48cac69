import { parse } from 'csv-parse/sync';
import { afterEach, expect, test } from 'vitest';
import { excelCsv } from '#dashboard/exports/preview/excel-csv.ts';
import { chooseNumbers } from '#dashboard/ui/language/language.ts';
import { finish } from '#dashboard/work/slices.ts';

afterEach(() => chooseNumbers(null));

const HEADER = 'occurrence_id,determination,determination_score,deployment_name,latitude,longitude';
const FILE = `${HEADER}\r\n1,Noctua pronuba,0.93,2.10,52.1,-4.305\r\n2,"Ærø; say ""moth""",,'=1+1,,\r\n`;

test.each([
  ['da', ';', ['0,93', '52,1', '-4,305']],
  ['fr-CA', ';', ['0,93', '52,1', '-4,305']],
  ['ja', ',', ['0.93', '52.1', '-4.305']],
])(
  'the file of an export opens in Excel with numbers as in %s, and names stay as they are',
  (tag, delimiter, numbers) => {
    chooseNumbers(tag);
    const text = finish(excelCsv(FILE)).join('');
    expect(text.startsWith(`\uFEFFoccurrence_id${delimiter}determination${delimiter}`)).toBe(true);
    const parsed: string[][] = parse(text, { bom: true, delimiter });
    const [, first, second] = parsed;
    const [score, latitude, longitude] = numbers;
    expect(first).toEqual(['1', 'Noctua pronuba', score, '2.10', latitude, longitude]);
    expect(second).toEqual(['2', 'Ærø; say "moth"', '', "'=1+1", '', '']);
  },
);

test('a file of another service, with a byte order mark and no line end at its end, is whole', () => {
  chooseNumbers('da');
  const text = finish(excelCsv('\uFEFFdetermination_score,name\n0.5,a\n0.25,b')).join('');
  expect(parse(text, { bom: true, delimiter: ';' })).toEqual([
    ['determination_score', 'name'],
    ['0,5', 'a'],
    ['0,25', 'b'],
  ]);
});
