import { ApiError, errorText } from './api-error.ts';
import { bodyOf, parseJson, retryAfterMs, TIMEOUT_MS, transportError } from './get-json.ts';
import { tokenHeader } from './token.ts';

/** A service did not do what it was asked for; what it says of single fields, by their path: `filters.deployment`. */
export class PostError extends ApiError {
  readonly fields: Readonly<Record<string, string>>;

  constructor(message: string, status: number, body: unknown, retryAfter: number | null) {
    super(message, status, { retryAfterMs: retryAfter });
    this.name = 'PostError';
    this.fields = status === 400 ? fieldTexts(body) : {};
  }
}

/**
 * Sends `body` as JSON to `path` below `/api/v2/`. Never sent twice: whoever asked decides whether to ask again.
 *
 * @returns the parsed answer, undefined where it is not JSON
 * @throws PostError for an error status, with what it says of single fields
 * @throws ApiError where no answer came
 */
export async function postJson(path: string, body: unknown): Promise<unknown> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await request(path, body, signal);
  const answer = parseJson(await bodyOf(response, new AbortController().signal));
  if (response.ok) return answer;
  const reason = errorText(answer) ?? response.statusText;
  const message = `The service answered ${response.status}${reason === '' ? '' : `: ${reason}`}`;
  throw new PostError(message, response.status, answer, retryAfterMs(response));
}

async function request(path: string, body: unknown, signal: AbortSignal): Promise<Response> {
  try {
    return await fetch(`/api/v2/${path}`, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json', ...tokenHeader() },
      body: JSON.stringify(body),
      signal,
    });
  } catch (error) {
    throw transportError(error, new AbortController().signal);
  }
}

/** `{"project": ["…"], "filters": {"event": ["…"]}}` and `{"filters.event": ["…"]}` alike: one text a field. */
function fieldTexts(body: unknown, path = ''): Record<string, string> {
  if (typeof body !== 'object' || body === null) return {};
  const texts: Record<string, string> = {};
  for (const [name, value] of Object.entries(body)) {
    const field = path === '' ? name : `${path}.${name}`;
    if (typeof value === 'string') texts[field] = value;
    else if (Array.isArray(value)) texts[field] = value.filter((part) => typeof part === 'string').join(' ');
    else Object.assign(texts, fieldTexts(value, field));
  }
  return texts;
}
