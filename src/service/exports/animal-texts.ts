import { NOT_REPORTED } from '#contract/lists/list-parameters.ts';
import type { Look } from '#contract/records/looks.ts';
import { ANIMAL_FIELDS, type AnimalField } from '#contract/records/animal-fields.ts';

type OfAnimals = Readonly<Partial<Record<AnimalField, string | undefined>> & { looked?: Look | undefined }>;

const LOOKED = {
  person: 'looked at by a person',
  model: 'by a model only',
  disagree: 'person and model disagree',
};

/** What an order says of the animals: "sex: female", "life stage: not reported", "determination: by a model only". */
export function animalTexts(ofAnimal: OfAnimals): string[] {
  const { looked } = ofAnimal;
  const ofLook = looked === undefined ? [] : [`determination: ${LOOKED[looked]}`];
  const ofFields = ANIMAL_FIELDS.flatMap((field) => {
    const wanted = ofAnimal[field];
    if (wanted === undefined) return [];
    return [`${field.replace('_', ' ')}: ${wanted === NOT_REPORTED ? 'not reported' : wanted}`];
  });
  return [...ofFields, ...ofLook];
}
