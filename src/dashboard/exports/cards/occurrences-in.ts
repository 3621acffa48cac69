interface Counted {
  id: number;
  occurrences_count: number | null;
}

/**
 * The number of occurrences of all records, or of the one with that id; null if there is none or a count is not
 * reported.
 */
export function occurrencesIn(records: readonly Counted[], id: string | null): number | null {
  const chosen = id === null ? records : records.filter((one) => String(one.id) === id);
  if (chosen.length === 0 || chosen.some(({ occurrences_count }) => occurrences_count === null)) return null;
  return chosen.reduce((sum, { occurrences_count }) => sum + (occurrences_count ?? 0), 0);
}
