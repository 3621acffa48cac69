import { closeSync, openSync, statSync, writeSync } from 'node:fs';
import { Kysely, sql } from 'kysely';
import Libsql from 'libsql';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '#service/database/open-database.ts';
import { openSqlite, openSqliteReader } from '#service/database/sqlite/open-sqlite.ts';
import { SqliteFileDialect } from '#service/database/sqlite/sqlite-file-dialect.ts';
import type { Tables } from '#service/database/tables.ts';
import type { EmptyDatabase } from '#test/support/empty-database.ts';
import { serve, serveOver, type RunningService } from '#test/support/serve.ts';
import { ask, type Answer } from '#test/service/ask.ts';
import { databaseWithSeason } from '#test/service/exports/database-with-season.ts';
import { postExport } from '#test/service/exports/export-season.ts';

const PAGE_BYTES = 4_096;
const order = { format: 'occurrences_simple_csv', project: 1 };
const said = ({ status, headers, text }: Answer) => [
  status,
  headers['retry-after'],
  (JSON.parse(text) as { detail?: string }).detail,
];

describe('a service whose SQLite file', () => {
  let empty: EmptyDatabase;
  let service: RunningService | null = null;

  beforeEach(async () => {
    empty = await databaseWithSeason('sqlite');
    const { database, close } = await openDatabase(empty.location);
    await sql`update collections set name = ${'Mid June '.repeat(2_000)} where id = 1`.execute(database);
    await close();
  });
  afterEach(async () => {
    await service?.stop();
    await empty.remove();
  });
  const exportsStored = async () => (await service?.database.selectFrom('exports').select('id').execute())?.length;

  test('is on a full disk: an order is a 507 "was not ordered", reads work, and an order works once there is space', async () => {
    service = await serve(empty.location, { exportFolder: empty.folder });
    const { url, database } = service;
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(database);
    // SQLite treats this limit like a full disk.
    await sql.raw(`pragma max_page_count = ${rows[0]?.page_count}`).execute(database);
    const large = { ...order, filters: { collection_id: '1' } };
    expect(said(await postExport(url, large))).toEqual([
      507,
      undefined,
      'The export was not ordered. The disk of the database is full: nothing was written.',
    ]);
    expect((await ask(url, '/api/v2/projects/')).status).toBe(200);
    expect(await exportsStored()).toBe(0);
    await sql`pragma max_page_count = 1000000`.execute(database);
    expect((await postExport(url, large)).status).toBe(201);
    expect(await exportsStored()).toBe(1);
  });

  test('another program locks for long: an order is a 503 "was not ordered", and reads work', async () => {
    const path = empty.location;
    const dialect = new SqliteFileDialect(openSqliteReader(path), await openSqlite(path), 50);
    service = await serveOver(new Kysely<Tables>({ dialect }), { exportFolder: empty.folder });
    const other = new Libsql(path);
    other.exec('begin immediate');
    expect(said(await postExport(service.url, order))).toEqual([
      503,
      '5',
      'The export was not ordered. The database is away: another program has locked its file. Ask again in 5 seconds.',
    ]);
    expect((await ask(service.url, '/api/v2/projects/')).status).toBe(200);
    other.exec('commit');
    other.close();
    expect((await postExport(service.url, order)).status).toBe(201);
    expect(await exportsStored()).toBe(1);
  });

  test('is damaged while it runs: answers are a 500 that says so, and requests without a database work', async () => {
    service = await serve(empty.location, { exportFolder: empty.folder });
    const file = openSync(empty.location, 'r+');
    const length = statSync(empty.location).size - PAGE_BYTES;
    writeSync(file, Buffer.alloc(length, 0xa5), 0, length, PAGE_BYTES);
    closeSync(file);
    for (const path of ['/api/v2/occurrences/', '/api/v2/deployments/1/', '/media/trap%20images/1.svg']) {
      expect([path, ...said(await ask(service.url, path))]).toEqual([
        path,
        500,
        undefined,
        'The file of the database is damaged: a copy has to be put back.',
      ]);
    }
    expect((await ask(service.url, '/api/v2/schema/')).status).toBe(200);
  });
});
