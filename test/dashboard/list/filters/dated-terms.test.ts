import { expect, test } from 'vitest';
import { datedTerms } from '#dashboard/list/filters/dated-terms.ts';
import { meetsTerms } from '#dashboard/list/filters/search-terms.ts';
import { searchedNights } from '#dashboard/ui/text/night-iso.ts';

/** How a search is read: names in brackets, dates as "year-month-day" with a dot for what they leave open. */
const readings = (typed: string, names: readonly string[]) =>
  datedTerms(typed, names).terms.map(({ text, isName, date }) => {
    if (date) return [date.year, date.month, date.day].map((part) => part ?? '.').join('-');
    return isName === true ? `[${text}]` : text;
  });

test.each([
  ['trap 3', ['trap 3'], ['[trap 3]']],
  ['3 trap', ['3 trap'], ['[3 trap]']],
  // Only a number makes a name of words that each find it anyway.
  ['salt marsh', ['salt marsh'], ['salt', 'marsh']],
  ['salt marsh 2', ['salt marsh 2'], ['[salt marsh 2]']],
  ['jul 3 plot', ['3 plot'], ['.-07-.', '[3 plot]']],
  ['trap 3 plot 4', ['trap 3', 'plot 4'], ['[trap 3]', '[plot 4]']],
  ['trap 3 4 plot', ['trap 3', '4 plot'], ['[trap 3]', '[4 plot]']],
  // The number belongs to the name that has it already.
  ['plot 4 12', ['plot 4', '4 12'], ['[plot 4]', '12']],
  ['3 4 12 jul', ['3 4', '4 12'], ['[3 4]', '.-07-12']],
  ['14 jul 2025 3 4', ['3 4'], ['2025-07-14', '[3 4]']],
])('"%s" where there is %j is read as %j', (typed, names, terms) => {
  expect(readings(typed, names)).toEqual(terms);
});

test.each([
  ['a name without a date', '3 trap', ['3 trap']],
  ['a date before a name', '14 jul 2025 3 4', ['3 4']],
  ['a date after a name', '3 4 14 jul 2025', ['3 4']],
  ['a date after two names that share a number', '3 4 12 jul', ['3 4', '4 12']],
])('%s has no other reading: "%s"', (_what, typed, names) => {
  expect(datedTerms(typed, names).other).toBeNull();
});

test.each([
  ['trampa 3 jul north', ['trampa 3'], 'trampa north 3 jul', ['trampa', '.-07-03', 'north']],
  ['plot 2025 north', ['plot 2025'], 'plot north 2025', ['plot', '2025-.-.', 'north']],
  ['trampa 3 jul 2025 north', ['trampa 3'], 'trampa north 2025-07-03', ['trampa', '2025-07-03', 'north']],
])('the other reading of "%s" where there is %j is typed as "%s"', (typed, names, other, terms) => {
  expect(datedTerms(typed, names).other?.typed).toBe(other);
  expect(readings(other, names).toSorted()).toEqual(terms.toSorted());
});

test('a date is in no record without one', () => {
  const { terms } = datedTerms('2025-07-');
  expect(meetsTerms(terms, 'trap')).toBe(false);
  expect(meetsTerms(terms, 'trap', '2025-07-14')).toBe(true);
});

test.each([
  ['8→9 aug 2025, 00:30, trap 1', true],
  ['8→9 aug 2025, 0:30', true],
  ['00:30', true],
  ['8→9 aug 2025, 22:05', false],
  ['9→10 aug 2025, 00:30', false],
  ['8→9 aug 2025', true],
])('a night is found by its name with its start, and no other of that night: "%s"', (typed, isFound) => {
  const { terms } = datedTerms(typed, ['trap 1']);
  expect(meetsTerms(terms, 'trap 1', searchedNights({ start: '2025-08-09T00:30:10', end: null }))).toBe(isFound);
  expect(meetsTerms(terms, 'trap 1')).toBe(false);
});
