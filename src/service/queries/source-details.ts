/** What the source of a record says besides, from the column `kept`. */
export function sourceDetails(kept: string | null): Record<string, string> | null {
  return kept === null ? null : (JSON.parse(kept) as Record<string, string>);
}
