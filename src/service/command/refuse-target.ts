import { existsSync, realpathSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { LoadError } from '#service/load/load-error.ts';

interface Target {
  /** absolute path of the file to write */
  out: string;
  /** whether a file that is there may be replaced */
  replace: boolean;
  /** of the data folder's own file; null: the data is in PostgreSQL, or with another service */
  database: string | null;
}

/** @throws LoadError where a file must not be written */
export function refuseTarget({ out, replace, database }: Target): void {
  const folder = dirname(out);
  if (!existsSync(folder)) throw new LoadError(`There is no folder ${folder}.`);
  const there = statSync(out, { throwIfNoEntry: false });
  if (there === undefined) return;
  if (there.isDirectory())
    throw new LoadError(`${out} is a folder: give the name of a file, such as ${join(out, 'moths')}.`);
  if (database !== null && existsSync(database) && realpathSync(out) === realpathSync(database))
    throw new LoadError(`${out} is the database itself: give another name.`);
  if (!replace) throw new LoadError(`${out} is there already: --replace replaces it.`);
}
