import type { PeopleForm } from '#contract/exports/people-forms.ts';
import { storageKeys } from '#dashboard/ui/storage-keys.ts';

/** What was chosen for an export. */
export interface ExportChoices {
  format: string;
  /** decimals of coordinates; empty: exact; null: never chosen */
  digits: string | null;
  /** how files name people; null: never chosen */
  people: PeopleForm | null;
  /** time zones by the project's id */
  zones: Readonly<Record<string, string>>;
}

const NONE: ExportChoices = { format: 'occurrences_simple_csv', digits: null, people: null, zones: {} };

/** What was chosen for the last export in this browser. */
export function readExportChoices(): ExportChoices {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKeys.exportChoices) ?? '{}');
    return typeof stored === 'object' ? { ...NONE, ...stored } : NONE;
  } catch {
    return NONE;
  }
}

/** Keeps the choices of an export that was ordered. A browser that stores nothing forgets them. */
export function storeExportChoices(
  { format, digits, people }: Pick<ExportChoices, 'format' | 'digits' | 'people'>,
  zones: ExportChoices['zones'],
): void {
  const stored = { format, digits, people, zones: { ...readExportChoices().zones, ...zones } };
  try {
    localStorage.setItem(storageKeys.exportChoices, JSON.stringify(stored));
  } catch {
    // The next export begins with the usual choices.
  }
}
