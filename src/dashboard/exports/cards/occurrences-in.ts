interface Counted {
  id: number;
  occurrences_count: number | null;
}

/**
 * How many occurrences the records have together, or the one with that id; null where nothing is there or a count is not
 * reported.
 */
export function occurrencesIn(records: readonly Counted[], id: string | null): number | null {
  const chosen = id === null ? records : records.filter((one) => String(one.id) === id);
  if (chosen.length === 0 || chosen.some(({ occurrences_count }) => occurrences_count === null)) return null;
  return chosen.reduce((sum, { occurrences_count }) => sum + (occurrences_count ?? 0), 0);
}
