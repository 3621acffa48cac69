import { exportFormatTexts } from './export-format-texts.ts';
import { exportFormatNames, exportFormats } from './export-formats.ts';
import { exportFilterNames, exportOptionNames } from './export-field-names.ts';

/**
 * What can be ordered, as OPTIONS of the exports says it under `orders`: the formats with what they are for and what an
 * order of each may name, and the names of filters and options. Services that do not say it may offer less.
 */
export const exportOffer = {
  formats: exportFormatNames.map((name) => ({ name, ...exportFormatTexts[name], ...exportFormats[name] })),
  filters: exportFilterNames,
  options: exportOptionNames,
};
