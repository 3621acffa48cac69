import { animalParameters } from '#dashboard/findings/animals/animal-choice.ts';
import { lookParameters } from '#dashboard/findings/animals/looks.ts';
import { choiceParameter, type Parameter } from '#dashboard/address/url-state.ts';

/** The lowest score, from 0 to 1; null: occurrences of any score, or without one. */
const scoreParameter: Parameter<number | null> = {
  read: (text) => (text !== null && /^(?:0?\.\d{1,4}|0|1)$/.test(text) ? Number(text) : null),
  write: (score) => (score === null ? null : String(score)),
};

/** The address parameters of a table of species, beside those of its list. */
export const speciesParameters = {
  ranks: choiceParameter(['species', 'higher', 'unknown', 'all']),
  score: scoreParameter,
  ...animalParameters,
  ...lookParameters,
  show: choiceParameter(['table', 'accumulation']),
};
