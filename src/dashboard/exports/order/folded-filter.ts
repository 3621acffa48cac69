import type { OptionsFilter } from '@mantine/core';
import { foldedText } from '#dashboard/list/arrange/folded-text.ts';

/** The options of a select that contain the typed text, whatever the case and the accents: "oland" finds "Øland". */
export const foldedFilter: OptionsFilter = ({ options, search, limit }) => {
  const typed = foldedText(search.trim());
  const found = [];
  for (const option of options) {
    if (found.length >= limit) break;
    if (!('group' in option) && foldedText(option.label).includes(typed)) found.push(option);
  }
  return found;
};
