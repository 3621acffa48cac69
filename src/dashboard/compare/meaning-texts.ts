import type { CompareMeasure } from '#dashboard/compare/model/comparison.ts';
import type { TaxaCounted } from '#dashboard/compare/model/use-night-finds.ts';
import type { Messages } from './messages/en.ts';

/** What a value is; of taxa also which of them are counted. */
export function meaningTexts(words: Messages, measure: CompareMeasure, counted: TaxaCounted): readonly string[] {
  return measure === 'taxa' ? [words.means.taxa, words.counted[counted]] : [words.means[measure]];
}
