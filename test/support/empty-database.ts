import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { OpenDatabase } from '#service/database/open-database.ts';
import { onDemand } from './on-demand.ts';
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
 * A new database without tables, of the kind asked for.
 *
 * @param template name of the PostgreSQL database that it begins as a copy of
 */
export async function emptyDatabase(kind: DatabaseKind, template: string | null = null): Promise<EmptyDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'noctuary-test-'));
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  if (kind === 'sqlite') {
    return { kind, folder, location: join(folder, 'empty.sqlite'), remove: () => Promise.resolve(removeFolder()) };
  }
  const name = `empty_${process.pid}_${(made += 1)}`;
  const server = (await onDemand('postgres')).url ?? '';
  // Text sorts as English readers expect: the tables must bring their own order.
  if (template === null) await createEnglishDatabase(server, name);
  else await onServer(server, `create database ${name} template ${template}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const remove = async () => {
    removeFolder();
    await onServer(server, `drop database ${name} with (force)`);
  };
  return { kind, folder, location: url.href, remove };
}

async function onServer(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
