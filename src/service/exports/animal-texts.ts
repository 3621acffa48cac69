import { NOT_REPORTED } from '#contract/lists/list-parameters.ts';
import { ANIMAL_FIELDS, type AnimalField } from '#contract/records/animal-fields.ts';

/** What an order says of the animals: "sex: female", "life stage: not reported". */
export function animalTexts(ofAnimal: Readonly<Partial<Record<AnimalField, string | undefined>>>): string[] {
  return ANIMAL_FIELDS.flatMap((field) => {
    const wanted = ofAnimal[field];
    if (wanted === undefined) return [];
    return [`${field.replace('_', ' ')}: ${wanted === NOT_REPORTED ? 'not reported' : wanted}`];
  });
}
