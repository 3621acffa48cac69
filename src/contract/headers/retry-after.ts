/** The header that tells a client to wait so many seconds before it asks again (RFC 9110, 10.2.3). */
export function retryAfterHeader(seconds: number): { 'retry-after': string } {
  return { 'retry-after': String(seconds) };
}

/** `Retry-After` in milliseconds from now, given as seconds or as a date; null where it is missing or neither. */
export function retryAfterMs(headers: Headers): number | null {
  const text = headers.get('retry-after') ?? '';
  const milliseconds = /^\d+$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - Date.now();
  return Number.isFinite(milliseconds) ? Math.max(0, milliseconds) : null;
}
