import { NOT_REPORTED } from '#contract/lists/list-parameters.ts';
import { ANIMAL_FIELDS, type AnimalField } from '#contract/records/animal-fields.ts';
import type { Messages } from './messages/en.ts';

/** A value in words: those of the standard in the reader's language, others in the source's own. */
export function animalText(field: AnimalField, value: string, words: Messages): string {
  if (value === NOT_REPORTED) return words.notGiven;
  const known: Readonly<Record<string, string>> = words.values[field];
  // Values are a source's, and any text in an address.
  return Object.hasOwn(known, value) ? (known[value] ?? value) : value;
}

/** What is asked for: "Sex: female". */
export function choiceTexts(
  choice: Readonly<Record<AnimalField, string>>,
  words: Messages,
  look: keyof Messages['looked']['values'] | 'any' = 'any',
): readonly string[] {
  const ofAnimals = ANIMAL_FIELDS.filter((field) => choice[field] !== '').map((field) =>
    words.asked(words.names[field], animalText(field, choice[field], words)),
  );
  return look === 'any' ? ofAnimals : [...ofAnimals, words.asked(words.looked.name, words.looked.values[look])];
}
