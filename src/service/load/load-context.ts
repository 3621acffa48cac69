import type { Database } from '#service/database/open-database.ts';
import type { SetAside } from './set-aside.ts';

/** What every load works with. */
export interface LoadContext {
  database: Database;
  /** source name under which its rows are marked as uncounted; null where each batch updates the counters itself */
  source: string | null;
  /** prints a line of progress */
  say: (line: string) => void;
  /** draws a line over the one drawn before; null where the output is no terminal */
  draw: ((line: string) => void) | null;
  /** told how many records of a list are read, and how many of them by this load; by default nobody is */
  progress?: (list: string, done: number, of: number | null, read: number) => void;
  /** records that could not be used */
  setAside: SetAside;
  /** aborted with a `Stopped` when the user stops the load */
  signal: AbortSignal;
}

/** Says what a load counts at its end. */
export function sayCounting({ say }: Pick<LoadContext, 'say'>): (part: string) => void {
  return (part) => say(`  counting ${part} …`);
}
