/** The largest id of a record of our own service, in lists as in orders: PostgreSQL's integers end there. The smallest is 1. */
export const LARGEST_ID = 2_147_483_647;

/** The id of a record as the dashboard's addresses write it, of any service; null where the text is none. */
export function recordId(text: string | null): number | null {
  return text !== null && /^(?!0+$)\d{1,15}$/.test(text) ? Number(text) : null;
}
