import { describe, expect, test } from 'vitest';
import { datedTerms } from '#dashboard/list/filters/dated-terms.ts';
import { datePattern } from '#dashboard/list/filters/date-pattern.ts';
import { readingText } from '#dashboard/list/filters/reading-text.ts';
import { words } from '#test/words.ts';
import { matchingIndexes, readSearch } from '#dashboard/list/filters/matching-indexes.ts';
import { seasonsOf } from '#dashboard/list/filters/seasons-of.ts';
import { hasTyped } from '#dashboard/list/filters/search-terms.ts';
import { finish } from '#dashboard/work/slices.ts';
import { typedDay } from '#dashboard/list/filters/typed-day.ts';
import { monthYearText } from '#dashboard/list/filters/month-year-text.ts';
import { messages as danish } from '#dashboard/list/view/panels/messages/da.ts';
import { messages as english } from '#dashboard/list/view/panels/messages/en.ts';
import { messages as spanish } from '#dashboard/list/view/panels/messages/es.ts';
import { messages as french } from '#dashboard/list/view/panels/messages/fr.ts';
import { messages as japanese } from '#dashboard/list/view/panels/messages/ja.ts';
import { changeLanguage } from '#dashboard/ui/language/catalogue.ts';
import { dayText } from '#dashboard/ui/text/day-text.ts';
import { nightText } from '#dashboard/ui/text/night-text.ts';
import { typedNumber } from '#dashboard/ui/text/typed-number.ts';
import { typedText } from '#dashboard/ui/text/typed-text.ts';
import { nightIso } from '#dashboard/ui/text/night-iso.ts';

const NIGHTS = [
  ['Salt Marsh 2', '2025-06-30T21:00:00'],
  ['Salt Marsh 2', '2025-07-01T21:00:00'],
  ['Érablière', '2025-07-14T21:00:00'],
  // Belongs to the night before.
  ['Érablière', '2025-07-15T01:30:00'],
  ['Marchwood', '2025-07-31T23:00:00'],
  ['Juliana 12', '2025-08-12T21:00:00'],
  ['Salt Marsh 2', '2024-06-12T21:00:00'],
  ['Marchwood', '2024-07-12T21:00:00'],
] as const;
const records = NIGHTS.map(([place, start], index) => ({ id: index, place, start }));

/** The indexes of the records that match a search. */
function found(search: string): number[] {
  const narrowing = { records, columns: [], filters: new Map(), search };
  const dates = { of: ({ start }: (typeof records)[number]) => nightIso(start), terms: datedTerms };
  return [...finish(matchingIndexes({ ...narrowing, textOf: ({ place }) => place, dates }))];
}

test.each([
  ...['july 2025', 'Jul 2025', 'jul. 2025', '2025-07', '2025-7', '2025/07', 'JULY, 2025', '2025 july'].map(
    (search) => [search, [1, 2, 3, 4]] as const,
  ),
  ...['2025-07-14', '14 July 2025', 'july 14 2025', '14th jul 2025', '14.7.2025', '14→15 Jul 2025'].map(
    (search) => [search, [2, 3]] as const,
  ),
  ['30 Jun→1 Jul 2025', [0]],
  ['12 jun', [6]],
  ['jun 12', [6]],
  ['2024', [6, 7]],
  ['2025-07-1', [1]],
  ['2025-07-', [1, 2, 3, 4]],
  // Names may begin with a month.
  ['jul', [1, 2, 3, 4, 5, 7]],
  ['mar', [0, 1, 4, 6, 7]],
  ['marsh jul 2025', [1]],
  ['jul 2025 marsh', [1]],
  ['jul 2025 SALT marsh', [1]],
  ['marsh salt', [0, 1, 6]],
  ['erabliere', [2, 3]],
  ['marsh 12 jun 2024', [6]],
  ['marsh nowhere', []],
  ['31 feb 2025', []],
  ['´', []],
] as const)('%s finds the records of its words and its dates', (search, places) => {
  expect(found(search)).toEqual(places);
});

test.each([
  ['12', null],
  ['marsh', null],
  // Another day in Panama than in Texas.
  ['7/4/2025', null],
  ['7-4-2025', null],
  ['14/7/2025', { year: '2025', month: '07', day: '14' }],
  ['7/14/2025', { year: '2025', month: '07', day: '14' }],
  ['4/4/2025', { year: '2025', month: '04', day: '04' }],
  ['14.13.2025', null],
  ['2025年', { year: '2025' }],
  ['７月１４日', { month: '07', day: '14' }],
  ['14日', null],
  ['de', null],
  ['', null],
  ['29 feb', { month: '02', day: '29' }],
  ['2025-02-29', null],
  ['sept 2024', { year: '2024', month: '09' }],
])('%s is parsed as a date, or is not a date', (typed, pattern) => {
  expect(datePattern(typed)).toEqual(pattern);
});

test.each([
  ['Jul 2025', '2025-07-01', '2025-07-31'],
  ['2024-02', '2024-02-01', '2024-02-29'],
  ['2025', '2025-01-01', '2025-12-31'],
  ['14 July 2025', '2025-07-14', '2025-07-14'],
  ['12 jun', null, null],
  ['tomorrow', null, null],
])('%s typed for one end of a range is its first or last day', (typed, from, to) => {
  expect([typedDay(typed, 'from'), typedDay(typed, 'to')]).toEqual([from, to]);
});

test('a season is a year, or July to June where most records are from the southern hemisphere', () => {
  const months = new Map([
    ['2025-01', 4],
    ['2024-12', 3],
    ['2024-06', 2],
  ]);
  const labels = (southern: number) => seasonsOf({ months, southern }).map(({ label, count }) => `${label}: ${count}`);
  expect(labels(4)).toEqual(['2025: 4', '2024: 5']);
  expect(labels(5)).toEqual(['2024/25: 7', '2023/24: 2']);
});

describe('a search with a number and a date', () => {
  const TRAPS = [
    ['Trampa 1', '2025-07-03T21:00:00'],
    ['Trampa 2 · #113', '2025-07-04T21:00:00'],
    ['Trampa 3', '2025-07-05T21:00:00'],
    ['Trampa 3', '2025-08-03T21:00:00'],
    ['Trampa 13', '2025-07-06T21:00:00'],
    ['Diopsis 04', '2025-07-07T21:00:00'],
    ['トラップ3号', '2025-07-08T21:00:00'],
    ['Old field 9\nMoth trap network', '2024-06-02T21:00:00'],
    ['Trap 2', '2024-06-20T21:00:00'],
    ['トラップ31', '2023-07-08T21:00:00'],
    ['Playa Mar 3', '2023-08-08T21:00:00'],
    ['Fog', '2023-03-03T21:00:00'],
    ['AMI-0014', '2023-09-08T21:00:00'],
  ] as const;
  const nights = TRAPS.map(([place, start], id) => ({ id, place, start }));
  const searched = {
    records: nights,
    textOf: ({ place }: (typeof nights)[number]) => place,
    dates: { of: ({ start }: (typeof nights)[number]) => nightIso(start), terms: datedTerms },
  };
  const indexes = (search: string) => [
    ...finish(matchingIndexes({ ...searched, columns: [], filters: new Map(), search })),
  ];
  const read = (search: string) => finish(readSearch({ ...searched, search }));

  test.each([
    ['Trampa 3 Jul 2025', [2]],
    ['July 2025 Trampa 3', [2]],
    ['2025-07 trampa 3', [2]],
    ['Trap 2 Jun 2024', [8]],
    ['Trampa 1', [0]],
    ['113', [1]],
    ['diopsis 4 jul 2025', [5]],
    ['3号', [6]],
    ['トラップ3', [6]],
    ['#11', []],
    ['#113', [1]],
    // A code that is not typed to its end.
    ['ami-00', [12]],
    ['3', [2, 3, 6, 10]],
    ['trampa 7 jul 2025', []],
    ['7 jul 2025', [5]],
  ])('%s: a name wins over a date, and a number is a whole word', (search, places) => {
    expect(indexes(search)).toEqual(places);
  });

  test.each([
    ['Trampa 3 Jul 2025', 'Trampa 2025-07-03', [0]],
    ['Trap 2 Jun 2024', 'Trap 2024-06-02', [7]],
    ['trampa 3 jul', '3 jul trampa', [0]],
    // All of its date is in a name.
    ['mar 3 2023', '2023-03-03', [11]],
  ])('the other reading of %s is typed as %s, and has no other reading itself', (search, typed, places) => {
    expect(read(search)?.other?.typed).toBe(typed);
    expect(indexes(typed)).toEqual(places);
    expect(read(typed)?.other).toBeNull();
  });

  test.each(['July 2025 Trampa 3', 'trampa 7 jul 2025', '3 jul 2025', 'trampa'])('%s has one reading', (search) => {
    expect(read(search)?.other).toBeNull();
  });

  test('a reading names the name and the date as the language writes them', () => {
    const textOf = (search: string) => readingText(read(search)?.terms ?? [], words.ui);
    expect(textOf('Trampa 3 Jul 2025')).toBe('name “Trampa 3” · Jul 2025');
    expect(textOf('Trampa 2025-07-03')).toBe('“Trampa” · 3 Jul 2025');
    expect(textOf('mar 3 2023')).toBe('name “mar 3” · 2023');
    expect(textOf('7 jul fog')).toBe('7 Jul · “fog”');
    expect(textOf('trampa 3 jul')).toBe('name “trampa 3” · Jul');
    expect(textOf('3 jul 2024 13')).toBe('3 Jul 2024 · “13”');
  });
});

test.each([
  ['わな3号', '3号', true],
  ['わな13号', '3号', false],
  ['わな3', 'わな3', true],
  ['わな31', 'わな3', false],
])('a number in the text "%s" is found by "%s" as a whole: %s', (text, typed, isThere) => {
  expect(hasTyped(text, typed)).toBe(isThere);
});

/** Named in the messages. */
const EXAMPLES = {
  en: ['2025-07-14', '14 Jul 2025', 'Jul 2025'],
  fr: ['2025-07-14', '14 juillet 2025', 'juillet 2025'],
  es: ['2025-07-14', '14 de julio de 2025', 'julio de 2025'],
  da: ['2025-07-14', '14. juli 2025', 'juli 2025'],
  ja: ['2025-07-14', '2025年7月14日', '2025年7月'],
};

/** In order of nights: none of one text is within another night. */
const SPANS = [
  ['2024-05-31T21:00:00', '2024-06-01T04:00:00'],
  ['2024-06-12T21:00:00', '2024-06-13T04:00:00'],
  ['2024-12-31T21:00:00', '2025-01-01T04:00:00'],
] as const;

describe.each([
  ['en', english, ['14 Jul 2025', 'July 14 2025']],
  [
    'fr',
    french,
    ['14/7/2025', '7/4/2025', '14 juil. 2025', '1er juillet 2025', '14 févr. 2025', 'Aout 2025', '7-4-2025'],
  ],
  ['es', spanish, ['14/7/2025', '7/4/2025', '14 jul 2025', '14 de septiembre de 2025', 'ene 2025']],
  ['da', danish, ['14.7.2025', '14. juli 2025', '14. okt. 2025', '7/4/2025', 'maj 2025']],
  ['ja', japanese, ['2025年7月14日', '２０２５年７月', '2025/7/14', '2025年']],
] as const)('in %s', (language, { noDate, noNumber }, dates) => {
  test('dates are read as they are written there, and as the message about a wrong one says', async () => {
    await changeLanguage(language);
    expect(dates.filter((date) => datePattern(date) === null)).toEqual([]);
    for (const example of EXAMPLES[language]) {
      expect(noDate('x', 'Night')).toContain(example);
      expect(typedDay(example, 'from')).toMatch(/^2025-07-(01|14)$/);
    }
    for (const date of [dayText({ year: 2025, month: 7, day: 14 }), monthYearText(2025, 7)]) {
      expect(typedDay(date, 'from')).toMatch(/^2025-07-(01|14)$/);
    }
    expect(noNumber('x', 'Captures', typedText(1_250), typedText(12.5))).toContain(typedText(12.5));
    expect(typedNumber(typedText(12.5))).toBe(12.5);
  });

  test('a night is found by its text', async () => {
    await changeLanguage(language);
    const nights = SPANS.map(([start, end], id) => ({ id, start, text: nightText(start, end) }));
    const searched = { of: ({ start }: (typeof nights)[number]) => nightIso(start), terms: datedTerms };
    for (const { id, text } of nights) {
      const narrowing = {
        records: nights,
        columns: [],
        filters: new Map(),
        search: text,
        textOf: () => '',
        dates: searched,
      };
      expect([text, ...finish(matchingIndexes(narrowing))]).toEqual([text, id]);
    }
  });
});

test('seven slash four is the day of a language that writes the day first, and nothing where the month is first', async () => {
  await changeLanguage('fr');
  expect(datePattern('7/4/2025')).toEqual({ year: '2025', month: '04', day: '07' });
  await changeLanguage('en');
  expect(datePattern('7/4/2025')).toBeNull();
});
