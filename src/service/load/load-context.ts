import type { Database } from '#service/database/open-database.ts';
import type { SetAside } from './set-aside.ts';

/** What every load works with. */
export interface LoadContext {
  database: Database;
  /** source name under which its rows are marked as uncounted; null where each batch updates the counters itself */
  source: string | null;
  /** prints a line of progress */
  say: (line: string) => void;
  /** records that could not be used */
  setAside: SetAside;
  /** aborted with a `Stopped` when the user stops the load */
  signal: AbortSignal;
}
