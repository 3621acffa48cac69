import type { Messages } from './messages/en.tsx';

/** The label of a format; unknown formats as the service names them. */
export function formatText(format: string, words: Messages): string {
  return format === 'occurrences_simple_csv' ? words.occurrencesCsv : format;
}
