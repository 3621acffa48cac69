import { exportFormatTexts } from './export-format-texts.ts';
import { exportFormatNames, exportFormats } from './export-formats.ts';
import { peopleForms } from './people-forms.ts';
import { exportFilterNames, exportOptionNames } from './export-field-names.ts';

/**
 * What can be ordered of our service, which says it in OPTIONS of the exports (`orderDescription`): the formats with what
 * they are for and what an order of each may name, and the names of filters and options. Other services offer less.
 */
export const exportOffer = {
  formats: exportFormatNames.map((name) => ({ name, ...exportFormatTexts[name], ...exportFormats[name] })),
  filters: exportFilterNames,
  options: exportOptionNames,
  people: peopleForms,
};
