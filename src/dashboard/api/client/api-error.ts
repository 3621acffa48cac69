interface ApiErrorOptions extends ErrorOptions {
  retryAfterMs?: number | null;
  waited?: boolean;
  isGivenUp?: boolean;
}

/** Why a request brought no data, in words that can be shown. */
export class ApiError extends Error {
  /** HTTP status; null where no answer came */
  readonly status: number | null;
  /** how long the service asks to wait before the next request (Retry-After), in ms; null where it does not say */
  readonly retryAfterMs: number | null;
  /** a time-out has passed, here or at a gateway */
  readonly waited: boolean;
  /** the reader did not want to wait longer */
  readonly isGivenUp: boolean;

  constructor(
    message: string,
    status: number | null,
    { retryAfterMs = null, waited = status === 504, isGivenUp = false, ...options }: ApiErrorOptions = {},
  ) {
    super(message, options);
    this.name = 'ApiError';
    this.status = status;
    this.retryAfterMs = retryAfterMs;
    this.waited = waited;
    this.isGivenUp = isGivenUp;
  }

  /**
   * Whether asking again at once may help: no answer, too many requests, or a fault of the service. Not where it has been
   * waited for: that was tried twice, and takes long.
   */
  get isTransient(): boolean {
    if (this.waited) return false;
    return this.status === null || this.status === 429 || this.status >= 500;
  }
}

/** Services answer errors as `{"detail": "…"}`, `{"field": ["…"]}`, `["…"]` or an HTML page; null where it is none. */
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
