import type { Database } from '#service/database/open-database.ts';
import type { SetAside } from './set-aside.ts';

/** What every load works with. */
export interface LoadContext {
  database: Database;
  /** what its rows come from, under which the database marks them as uncounted; null where each batch counts its own */
  source: string | null;
  /** a line of progress */
  say: (line: string) => void;
  /** what could not be used */
  setAside: SetAside;
  /** aborted with a `Stopped` when the reader wants the load to end */
  signal: AbortSignal;
}
