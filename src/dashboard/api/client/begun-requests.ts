export interface SentRequest {
  answer: Promise<Response>;
  /** when it was sent, ms since the page was opened */
  atMs: number;
}

/** A request that the document has begun before the scripts came (`first-view/scripts`). */
interface BegunRequest extends SentRequest {
  headers: Readonly<Record<string, string>>;
  stop: AbortController;
}

declare global {
  interface Window {
    /** by path and query below `/api/v2/` */
    noctuaryBegun?: Map<string, BegunRequest>;
  }
}

/** Older ones are not used. A slow phone needs some seconds to run the scripts. */
const LONGEST_MS = 10_000;

/**
 * Takes the request to `path` that the document has begun. Each is used once, and only for the same headers.
 *
 * @param signal aborts it
 * @returns null where there is none
 */
export function takeBegun(
  path: string,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
): SentRequest | null {
  const begun = window.noctuaryBegun?.get(path);
  if (begun === undefined) return null;
  window.noctuaryBegun?.delete(path);
  const stop = () => begun.stop.abort();
  const isUsable = performance.now() - begun.atMs < LONGEST_MS && written(headers) === written(begun.headers);
  if (!isUsable || signal.aborted) {
    stop();
    return null;
  }
  signal.addEventListener('abort', stop, { once: true });
  return begun;
}

/** Ends those that the page has not asked for: an answer that is not read occupies a connection. */
export function endUnusedBegun(): void {
  setTimeout(() => {
    for (const { stop } of window.noctuaryBegun?.values() ?? []) stop.abort();
    window.noctuaryBegun?.clear();
  }, LONGEST_MS);
}

function written(headers: Readonly<Record<string, string>>): string {
  const fields = new URLSearchParams(headers);
  fields.sort();
  return fields.toString();
}
