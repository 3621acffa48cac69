import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OpenDatabase } from '#service/database/open-database.ts';
import { onDemand } from './on-demand.ts';
import { onServer } from './on-server.ts';
import { createEnglishDatabase } from './postgres.ts';

type DatabaseKind = OpenDatabase['kind'];

export interface TestDatabase {
  kind: DatabaseKind;
  /** as `openDatabase` takes it */
  location: string;
}

export interface EmptyDatabase extends TestDatabase {
  /** a folder of its own, for files */
  folder: string;
  remove: () => Promise<void>;
}

let made = 0;

/**
 * A new database of the kind asked for, without tables.
 *
 * @param template what it begins as a copy of, tables and rows: an SQLite file, or the name of a PostgreSQL database
 */
export async function emptyDatabase(kind: DatabaseKind, template: string | null = null): Promise<EmptyDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'noctuary-test-'));
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  if (kind === 'sqlite') {
    const location = join(folder, 'empty.sqlite');
    if (template !== null) copyFileSync(template, location);
    return { kind, folder, location, remove: () => Promise.resolve(removeFolder()) };
  }
  const name = `empty_${process.pid}_${(made += 1)}`;
  const server = (await onDemand('postgres')).url ?? '';
  // Text sorts as English readers expect: the tables must bring their own order.
  await createEnglishDatabase(server, name, template);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const remove = async () => {
    removeFolder();
    await onServer(server, `drop database ${name} with (force)`);
  };
  return { kind, folder, location: url.href, remove };
}
