import type { OptionsFilter } from '@mantine/core';
import { foldedText } from '#dashboard/list/filters/folded-text.ts';
import { meetsTerms, searchTerms } from '#dashboard/list/filters/search-terms.ts';

/** The options of a select that have the typed words, whatever the case and the accents: "oland" finds "Øland". */
export const foldedFilter: OptionsFilter = ({ options, search, limit }) => {
  const terms = searchTerms(search);
  const found = [];
  for (const option of options) {
    if (found.length >= limit) break;
    if (!('group' in option) && meetsTerms(terms, foldedText(option.label))) found.push(option);
  }
  return found;
};
