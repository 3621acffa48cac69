interface ApiErrorOptions extends ErrorOptions {
  retryAfterMs?: number | null;
  waited?: boolean;
  isGivenUp?: boolean;
}

/** Why a request failed; the message can be shown. */
export class ApiError extends Error {
  /** HTTP status; null where there was no response */
  readonly status: number | null;
  /** how long the service asks to wait before the next request (Retry-After), in ms; null where it does not ask */
  readonly retryAfterMs: number | null;
  /** it timed out, here or at a gateway */
  readonly waited: boolean;
  /** the reader cancelled the wait */
  readonly isGivenUp: boolean;

  /** @param message a function is called whenever the message is read, so that it is in the language of the page */
  constructor(
    message: string | (() => string),
    status: number | null,
    { retryAfterMs = null, waited = status === 504, isGivenUp = false, ...options }: ApiErrorOptions = {},
  ) {
    super(typeof message === 'string' ? message : '', options);
    if (typeof message === 'function') Object.defineProperty(this, 'message', { get: message });
    this.name = 'ApiError';
    this.status = status;
    this.retryAfterMs = retryAfterMs;
    this.waited = waited;
    this.isGivenUp = isGivenUp;
  }

  /**
   * Whether a retry may help: no response, too many requests, or a server error. Not after a time-out: that request was
   * already retried once, and each try takes long.
   */
  get isTransient(): boolean {
    if (this.waited) return false;
    return this.status === null || this.status === 429 || this.status >= 500;
  }

  /** How long to wait before the next try, in ms: `leastMs`, or longer where the service asks for that (Retry-After). */
  pauseMs(leastMs: number): number {
    return Math.max(leastMs, this.retryAfterMs ?? 0);
  }
}

/** The text of an error body: `{"detail": "…"}`, `{"field": ["…"]}` or `["…"]`; null for other forms. */
export function errorText(body: unknown): string | null {
  if (Array.isArray(body)) return body.filter((part) => typeof part === 'string').join(' ') || null;
  if (typeof body !== 'object' || body === null) return null;
  const lines = Object.entries(body).flatMap(([field, value]) => {
    const text = typeof value === 'string' ? value : errorText(value);
    if (text === null) return [];
    return field === 'detail' || field === 'non_field_errors' ? [text] : [`${field}: ${text}`];
  });
  return lines.join(' ') || null;
}
