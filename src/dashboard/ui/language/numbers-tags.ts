/** The languages of numbers to choose from: BCP 47 tags, sorted. */
export const NUMBERS_TAGS = [
  'da',
  'de',
  'en',
  'en-GB',
  'es',
  'es-PA',
  'fr',
  'fr-CA',
  'it',
  'ja',
  'nl',
  'pt',
  'sv',
] as const;

export type NumbersTag = (typeof NUMBERS_TAGS)[number];
