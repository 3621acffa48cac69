import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, type QueryResultRow } from 'pg';
import type { OpenDatabase } from '#service/database/open-database.ts';
import { onDemand } from './on-demand.ts';

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

/** A new database without tables, of the kind asked for. */
export async function emptyDatabase(kind: DatabaseKind): Promise<EmptyDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'noctuary-test-'));
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  if (kind === 'sqlite') {
    return { kind, folder, location: join(folder, 'empty.sqlite'), remove: () => Promise.resolve(removeFolder()) };
  }
  const name = `empty_${process.pid}_${(made += 1)}`;
  // Text sorts as English readers expect, where the server can do so: the tables must bring their own order.
  const [setting] = await onServer<{ version: string }>("select current_setting('server_version_num') as version");
  const english = Number(setting?.version) >= 150_000 ? "locale_provider icu icu_locale 'en'" : '';
  await onServer(`create database ${name} template template0 ${english}`);
  const url = new URL((await onDemand('postgres')).url ?? '');
  url.pathname = `/${name}`;
  const remove = async () => {
    removeFolder();
    await onServer(`drop database ${name} with (force)`);
  };
  return { kind, folder, location: url.href, remove };
}

async function onServer<Row extends QueryResultRow>(statement: string): Promise<Row[]> {
  const client = new Client({ connectionString: (await onDemand('postgres')).url ?? '' });
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}
