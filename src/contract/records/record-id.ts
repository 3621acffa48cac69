/** The id of a record as the dashboard's addresses write it; null where the text is none. */
export function recordId(text: string | null): number | null {
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null;
}
