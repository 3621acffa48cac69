import { expect, test } from 'vitest';
import { effortCellText } from '#dashboard/effort/effort-cell-text.ts';
import type { EffortCell } from '#dashboard/effort/model/effort-matrix.ts';
import { dayNumberOf } from '#contract/nights.ts';
import { words } from '#test/words.ts';

const { effort } = words;
const occasion = { from: dayNumberOf('2024-06-03'), to: dayNumberOf('2024-06-09') };
const cell: EffortCell = {
  nights: 5,
  hours: null,
  captures: 312,
  occurrences: 0,
  detected: true,
  ofOthers: false,
  unprocessed: 0,
  leftOut: 0,
};
const unprocessed: EffortCell = { ...cell, occurrences: null, detected: null, unprocessed: 2 };
const leftOut: EffortCell = { ...unprocessed, nights: 0, unprocessed: 0, leftOut: 3 };

test.each([
  ['nights', cell, effort.nights(5)],
  ['hours', cell, effort.ofEffort(effort.unknown, effort.nights(5))],
  ['captures', cell, effort.ofEffort(effort.captures(312), effort.nights(5))],
  ['occurrences', cell, effort.ofEffort(effort.occurrences(0), effort.nights(5))],
  ['detected', cell, effort.ofEffort(effort.yes, effort.nights(5))],
  ['detected', { ...cell, detected: false }, effort.ofEffort(effort.no, effort.nights(5))],
  ['occurrences', unprocessed, effort.ofEffort(effort.unprocessed(2), effort.nights(5))],
  ['detected', { ...unprocessed, ofOthers: true }, effort.ofEffort(effort.ofOthers, effort.nights(5))],
  ['occurrences', { ...unprocessed, ofOthers: true }, effort.ofEffort(effort.unprocessed(2), effort.nights(5))],
  ['detected', leftOut, effort.leftOut(3)],
  ['nights', leftOut, effort.leftOut(3)],
  ['captures', null, effort.noSession],
] as const)('a cell says its %s', (measure, of, said) => {
  expect(effortCellText(effort, 'Trap 4', occasion, of, measure)).toBe(
    effort.cell('Trap 4', '3 Jun 2024 – 9 Jun 2024', said),
  );
});
