/** Ours: what a source says of the animal of an occurrence, with the column of Camtrap DP that each field comes from. */
export const ANIMAL_COLUMNS = { sex: 'sex', life_stage: 'lifeStage', behavior: 'behavior' } as const;
export type AnimalField = keyof typeof ANIMAL_COLUMNS;
/** Their names. */
export const ANIMAL_FIELDS = Object.keys(ANIMAL_COLUMNS) as AnimalField[];
