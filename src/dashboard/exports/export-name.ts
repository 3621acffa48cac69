import type { ExportRecord } from '#contract/export.ts';

/** What an export holds and of which project: "Mid June · Québec", "Trap 12 · Jun 12-13 2024 · Québec". */
export function exportName(record: ExportRecord): string {
  const project = record.job?.project.name ?? '';
  return [exportedPart(record), project].filter((part) => part !== '').join(' · ');
}

/** What an export holds, by the names the service gives its filters, else by the filters themselves. */
export function exportedPart({ filters, filters_display }: ExportRecord): string {
  const names = Object.entries(filters_display ?? {}).flatMap(([key, shown]) => nameOf(shown) ?? rawText(key, shown));
  if (names.length > 0) return names.join(' · ');
  const raw = Object.entries(filters ?? {}).flatMap(([key, value]) => rawText(key, value));
  if (raw.length > 0) return raw.join(' · ');
  return filters === null ? 'Filters not reported' : 'All occurrences';
}

function nameOf(shown: unknown): string | null {
  if (typeof shown === 'string') return shown === '' ? null : shown;
  if (typeof shown !== 'object' || shown === null || !('name' in shown)) return null;
  return typeof shown.name === 'string' && shown.name !== '' ? shown.name : null;
}

function rawText(key: string, value: unknown): string[] {
  if (value === null || value === undefined || value === '') return [];
  return [`${key} ${typeof value === 'string' ? value : JSON.stringify(value)}`];
}
