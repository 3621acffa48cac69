import { NOT_REPORTED } from '#contract/lists/list-parameters.ts';
import { ANIMAL_FIELDS, type AnimalField } from '#contract/records/animal-fields.ts';
import type { ListedOccurrence } from '#contract/records/occurrence.ts';
import { textParameter } from '#dashboard/address/url-state.ts';

/** Which animals are asked for: a value of each field, `NOT_REPORTED` for those without one, '' for any. */
export type AnimalChoice = Readonly<Record<AnimalField, string>>;

/** Any animal. */
export const ANY_ANIMAL: AnimalChoice = { sex: '', life_stage: '', behavior: '' };

/** The values that some occurrences have, with `NOT_REPORTED` where one has none. */
export type AnimalValues = Readonly<Record<AnimalField, ReadonlySet<string>>>;

type Animal = Pick<ListedOccurrence, AnimalField>;

/** The address parameters of a choice: the names and values that the service's list takes. */
export const animalParameters = { sex: textParameter, life_stage: textParameter, behavior: textParameter };

export function isOfChoice(choice: AnimalChoice, animal: Animal): boolean {
  return ANIMAL_FIELDS.every((field) => choice[field] === '' || choice[field] === valueOf(animal, field));
}

/** Collects values of occurrences, one after the other. */
export function animalValues(): { values: AnimalValues; add: (animal: Animal) => void } {
  const values = { sex: new Set<string>(), life_stage: new Set<string>(), behavior: new Set<string>() };
  return {
    values,
    add: (animal) => {
      for (const field of ANIMAL_FIELDS) values[field].add(valueOf(animal, field));
    },
  };
}

/** The fields by which a choice is possible, or made: a choice of one value is none. */
export function offeredFields(values: AnimalValues | null, choice: AnimalChoice): readonly AnimalField[] {
  return ANIMAL_FIELDS.filter((field) => choice[field] !== '' || (values !== null && values[field].size > 1));
}

/** The fields that are asked for and that no occurrence has, as those of a service that does not know them. */
export function missingFields(values: AnimalValues, choice: AnimalChoice): readonly AnimalField[] {
  const isMissing = (field: AnimalField) => [...values[field]].every((value) => value === NOT_REPORTED);
  return ANIMAL_FIELDS.filter((field) => !['', NOT_REPORTED].includes(choice[field]) && isMissing(field));
}

function valueOf(animal: Animal, field: AnimalField): string {
  return animal[field] || NOT_REPORTED;
}
