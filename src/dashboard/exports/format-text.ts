const FORMATS: Readonly<Record<string, string>> = { occurrences_simple_csv: 'Occurrences, simple CSV' };

/** The label of a format; unknown formats as the service names them. */
export function formatText(format: string): string {
  return FORMATS[format] ?? format;
}
