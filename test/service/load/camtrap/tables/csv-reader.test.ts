import { describe, expect, test } from 'vitest';
import { CsvReader, type CsvDialect } from '#service/load/camtrap/tables/csv-reader.ts';

const PLAIN: CsvDialect = { delimiter: ',', quote: '"', escape: null, comment: null };

/** Every record as "line: value|value" or "line! fault", read in pieces of this length. */
function read(text: string, dialect: Partial<CsvDialect> = {}, length = text.length): string[] {
  const reader = new CsvReader({ ...PLAIN, ...dialect });
  const records = [];
  for (let at = 0; at < text.length; at += length) records.push(...reader.push(text.slice(at, at + length)));
  return [...records, ...reader.end()].map(({ line, values, fault }) =>
    fault === null ? `${line}: ${values.join('|')}` : `${line}! ${fault}`,
  );
}

describe('the records of a table', () => {
  test.each([
    ['ends of lines of any system', 'a,b\r\n1,2\n3,4', ['1: a|b', '2: 1|2', '3: 3|4']],
    ['ends of lines of old programs', 'a,b\r1,2\r"3\r",4\r', ['1: a|b', '2: 1|2', '3: 3\r|4']],
    [
      'quoted values with delimiters, marks and lines',
      'a,b\n"1,""x""","2\n3"\n4,5\n',
      ['1: a|b', '2: 1,"x"|2\n3', '4: 4|5'],
    ],
    ['blanks around quoted values', 'a,b\n "1,2" , "3"\n', ['1: a|b', '2: 1,2|3']],
    ['marks within unquoted values', 'a,b\n5" tube,2\n', ['1: a|b', '2: 5" tube|2']],
    ['no record where a line is empty or has delimiters alone', 'a,b\n\n,\n1,2\n,\n', ['1: a|b', '4: 1|2']],
    ['a missing last value', 'a,b\n1\n', ['1: a|b', '2: 1']],
  ])('have %s, wherever pieces are cut', (_, text, records) => {
    for (const length of [text.length, 7, 2, 1]) expect(read(text, {}, length)).toEqual(records);
  });

  test.each([
    ['text after a closing mark', 'a,b\n1,""two, worn""\n3,4\n', '2! text follows a closing quotation mark'],
    ['a mark that is never closed', 'a,b\n1,"two\n3,4\n', '2! a quotation mark is not closed'],
    ['a mark that only a later value closes', 'a,b\n1,"two\n3,"4"\n', '2! text follows a closing quotation mark'],
    [
      'a mark that makes a value too many',
      'a,b\n1,"two\n3,4\n5,x",6\n',
      '2! a quotation mark is not closed on this line',
    ],
  ])('after a line with %s are read', (_, text, fault) => {
    for (const length of [text.length, 3, 1]) {
      const records = read(text, {}, length);
      expect(records[1]).toBe(fault);
      expect(records[2]).toMatch(/^3: 3\|4$/);
    }
  });

  test('within a value that another open mark closes are not swallowed', () => {
    const text = 'a,b,c\n1,2,"two\n3,4,5\n6,7,x"\n8,9,"a note\nof lines, two"\n';
    const records = ['1: a|b|c', '2! a quotation mark is not closed on this line', '3: 3|4|5'];
    const rest = ['4: 6|7|x"', '5: 8|9|a note\nof lines, two'];
    for (const length of [text.length, 1]) expect(read(text, {}, length)).toEqual([...records, ...rest]);
  });

  test('of a line that is too long cost this line alone', () => {
    const text = `a,b\n${'x'.repeat(250_000)}\n1,2\n`;
    for (const length of [text.length, 64_000])
      expect(read(text, {}, length)).toEqual(['1: a|b', '2! longer than 100 kB', '3: 1|2']);
  });

  test.each<[string, Partial<CsvDialect>, string, string[]]>([
    ['semicolons', { delimiter: ';' }, 'a;b\n1,5;"2;3"\n', ['1: a|b', '2: 1,5|2;3']],
    ['single quotation marks', { quote: "'" }, `a,b\n'1,2','it''s "x"'\n`, ['1: a|b', `2: 1,2|it's "x"`]],
    ['marks after a backslash', { escape: '\\' }, 'a,b\n"x\\"y\\\\","2"\n', ['1: a|b', '2: x"y\\|2']],
    ['no quotation marks', { quote: null }, 'a,b\n"1,2"\n', ['1: a|b', '2: "1|2"']],
    ['comments', { comment: '#' }, '# of 2024\na,b\n1,2\n', ['2: a|b', '3: 1|2']],
  ])('are read with %s', (_, dialect, text, records) => {
    for (const length of [text.length, 1]) expect(read(text, dialect, length)).toEqual(records);
  });
});
