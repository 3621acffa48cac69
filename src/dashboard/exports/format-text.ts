const FORMATS: Readonly<Record<string, string>> = { occurrences_simple_csv: 'Occurrences, simple CSV' };

/** A format in words; one that is not known here in the service's own word. */
export function formatText(format: string): string {
  return FORMATS[format] ?? format;
}
