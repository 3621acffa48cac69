import { compareNames } from './compare-names.ts';
import { nameText } from './name-text.ts';

interface Named {
  id: number;
  name: string | null;
}

/** Compares records by their names on screen; those without a reported name come last. */
export function compareNamed(one: Named, other: Named): number {
  return Number(isNameless(one)) - Number(isNameless(other)) || compareNames(nameText(one), nameText(other));
}

function isNameless({ name }: Named): boolean {
  return name === null || name.trim() === '';
}
