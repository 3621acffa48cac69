import { MOST_FIRST_ROWS, rowsInSight } from '#dashboard/api/ordered/rows-in-sight.ts';
import { FIRST_ROWS_LONGEST_MS } from '#dashboard/api/http/first-rows.ts';
import { tokenHeader } from '#dashboard/api/http/token.ts';

/** The first requests of a page, below `/api/v2/`, as its document names them. */
export interface FirstRequests {
  /** of another service: for the rows in sight, alone before the others; `limit` is for the largest window */
  rows: { path: string; rowHeight: number } | null;
  /** of the frame, then of the page */
  paths: readonly string[];
}

/** Begins them before the page's scripts are loaded; `takeBegun` hands them to the page. */
export function beginRequests({ rows, paths }: FirstRequests): void {
  const headers = { accept: 'application/json', ...tokenHeader() };
  const begunRequests: NonNullable<Window['noctuaryBegun']> = new Map();
  const begin = (path: string, before: Promise<unknown> | null) => {
    const stop = new AbortController();
    const ask = async () => fetch(`/api/v2/${path}`, { headers, signal: stop.signal });
    const begun = { headers, stop, atMs: performance.now(), answer: before === null ? ask() : before.then(askNow) };
    function askNow() {
      begun.atMs = performance.now();
      return ask();
    }
    begun.answer.catch(() => {});
    begunRequests.set(path, begun);
    return begun.answer;
  };
  window.noctuaryBegun = begunRequests;
  if (rows !== null) {
    // The other requests follow, so that a slow service answers it first.
    const limit = rowsInSight(innerHeight, rows.rowHeight);
    const answer = begin(rows.path.replace(`limit=${MOST_FIRST_ROWS}`, `limit=${limit}`), null);
    window.noctuaryFirstRows = new Promise<void>((resolve) => {
      window.noctuaryRowsShown = resolve;
      answer.then(({ ok }) => ok || resolve(), resolve);
      setTimeout(resolve, FIRST_ROWS_LONGEST_MS);
    });
  }
  for (const path of paths) void begin(path, window.noctuaryFirstRows ?? null);
}
