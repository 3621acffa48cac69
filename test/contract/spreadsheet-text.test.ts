import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { reversibleText, spreadsheetText, textOfSpreadsheet } from '#contract/spreadsheet-text.ts';
import { csvLine } from '#service/exports/formats/csv-line.ts';

const SIGNS = ['=', '+', '-', '@', '＝', '＋', '－', '＠'];
const BEFORE = [
  '',
  ' ',
  '\u00A0',
  '\u3000',
  '\t',
  '\r',
  '\n',
  '\r\n',
  ';',
  'x;',
  'x; ',
  'x;\u00A0',
  'x\t',
  'x\n',
  '"x";',
  '\n\u00A0',
];
const FORMULAS = BEFORE.flatMap((before) => SIGNS.map((sign) => `${before}${sign}1+1`));
const PLAIN = ['', 'Trap 7', 'a-b', 'a = b', 'x,=1', "it's", 'x;y', 'line\nbreak', 'Møn, "øst"', '2024-06-01', '−5'];

/** The cells of a line where the list separator of the reader's language is another one than that of the file. */
const cellsAt = (delimiter: string, line: string) =>
  parse(line, { delimiter, quote: null, record_delimiter: ['\r\n', '\n', '\r'], relax_column_count: true }).flat();

test.each([',', ';', '\t'])('no text of a CSV line begins a formula in any cell, split at "%s"', (delimiter) => {
  for (const text of FORMULAS) {
    const lines = [csvLine(['before', text, 'after']), csvLine([text]), csvLine([text, text])];
    for (const line of lines) {
      // Quotes are read where the file's own separator splits; elsewhere they are part of a cell.
      const cells = delimiter === ',' ? parse(line, { relax_column_count: true }).flat() : cellsAt(delimiter, line);
      for (const cell of cells) expect(cell.replace(/^"?\s*/, '')).not.toMatch(/^[=+\-@＝＋－＠]/);
    }
  }
});

test('other text and numbers are unchanged', () => {
  expect(PLAIN.map(spreadsheetText)).toEqual(PLAIN);
  expect(csvLine([-12.5, 'a', null])).toBe('-12.5,a,\r\n');
});

test('a text is read again as it was, also with apostrophes of its own', () => {
  const texts = [...FORMULAS, ...PLAIN].flatMap((text) => [
    text,
    `'${text}`,
    `''${text}`,
    text.replace(/(?=[=+\-@])/, "'"),
  ]);
  for (const text of texts) expect(textOfSpreadsheet(spreadsheetText(reversibleText(text)))).toBe(text);
});
