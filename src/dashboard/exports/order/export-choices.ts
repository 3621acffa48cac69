import { storageKeys } from '#dashboard/ui/storage-keys.ts';

/** What was chosen for an export, but for names of people: these are asked for in every order. */
export interface ExportChoices {
  format: string;
  /** decimals of coordinates; empty: exact; null: never chosen */
  digits: string | null;
  /** time zones by the project's id */
  zones: Readonly<Record<string, string>>;
}

const NONE: ExportChoices = { format: 'occurrences_simple_csv', digits: null, zones: {} };

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
  { format, digits }: Pick<ExportChoices, 'format' | 'digits'>,
  zones: ExportChoices['zones'],
): void {
  const stored = { format, digits, zones: { ...readExportChoices().zones, ...zones } };
  try {
    localStorage.setItem(storageKeys.exportChoices, JSON.stringify(stored));
  } catch {
    // The next export begins with the usual choices.
  }
}
