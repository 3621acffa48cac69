export interface SentRequest {
  answer: Promise<Response>;
  /** when it was sent, ms since the page was opened */
  atMs: number;
}

/** A request that the document has begun before the scripts came (`first-view/scripts`). */
export interface BegunRequest extends SentRequest {
  headers: Readonly<Record<string, string>>;
  stop: AbortController;
}

declare global {
  interface Window {
    /** by path and query below `/api/v2/` */
    noctuaryBegun?: Map<string, BegunRequest>;
  }
}

/** Those of a preview, which has no document. */
let ofPreview: Map<string, BegunRequest> | undefined;

/** Gives what the service has answered to the requests of a preview. */
export function giveBegun(requests: Map<string, BegunRequest>): void {
  ofPreview = requests;
}

function begunRequests(): Map<string, BegunRequest> | undefined {
  return import.meta.env.SSR ? ofPreview : window.noctuaryBegun;
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
  const begun = begunRequests()?.get(path);
  if (begun === undefined) return null;
  begunRequests()?.delete(path);
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
