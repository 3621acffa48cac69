import { nightsText, type DayRange } from '#dashboard/chart/day-range.ts';
import type { Messages } from './messages/en.ts';
import type { EffortCell } from '#dashboard/effort/model/effort-matrix.ts';
import { measured, type EffortMeasure } from '#dashboard/effort/model/effort-measure.ts';
import { valueText } from './value-text.ts';

/** "Trap 4, 3 Jun 2024 – 9 Jun 2024: 312 captures in 5 nights run". */
export function effortCellText(
  words: Messages,
  deployment: string,
  occasion: DayRange,
  cell: EffortCell | null,
  measure: EffortMeasure,
): string {
  return words.cell(deployment, nightsText(occasion), cell === null ? words.noSession : whatWas(words, cell, measure));
}

function whatWas(words: Messages, cell: EffortCell, measure: EffortMeasure): string {
  if (cell.nights === 0) return words.leftOut(cell.leftOut);
  const nights = words.nights(cell.nights);
  if (measure === 'nights') return nights;
  const value = measured(cell, measure);
  if (value === null) return words.ofEffort(whyUnknown(words, cell, measure), nights);
  const texts = {
    hours: () => words.hours(value, valueText(value, measure)),
    captures: () => words.captures(value),
    occurrences: () => words.occurrences(value),
    detected: () => (value === 1 ? words.yes : words.no),
  };
  return words.ofEffort(texts[measure](), nights);
}

/** Why a cell has no value. */
export function whyUnknown(words: Messages, cell: EffortCell, measure: EffortMeasure): string {
  if (measure === 'detected' && cell.ofOthers) return words.ofOthers;
  return cell.unprocessed > 0 ? words.unprocessed(cell.unprocessed) : words.unknown;
}
