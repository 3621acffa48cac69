/** The keys of a range of animals of one observation. */
export function occurrenceKeys(observation: string, first: number, end: number): string[] {
  return Array.from({ length: end - first }, (_, index) =>
    first + index === 0 ? observation : `${observation}#${first + index + 1}`,
  );
}
