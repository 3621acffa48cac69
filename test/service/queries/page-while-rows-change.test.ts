import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase, type OpenDatabase } from '#service/database/open-database.ts';
import { readPage } from '#service/list-page.ts';
import { readListParameters } from '#service/list-parameters.ts';
import { collectionQueries } from '#service/queries/collection-queries.ts';
import { databaseWithTables } from '#test/service/database-with-tables.ts';
import { fillMadeCatalogue } from '#test/service/made-catalogue.ts';
import type { EmptyDatabase } from '#test/support/empty-database.ts';
import { bothDatabases } from '#test/support/sample-databases.ts';

describe.each(bothDatabases)('a page of $kind whose rows leave between its statements', ({ kind }) => {
  let empty: EmptyDatabase;
  let opened: OpenDatabase;
  beforeAll(async () => {
    empty = await databaseWithTables(kind);
    opened = await openDatabase(empty.location);
    await fillMadeCatalogue(opened.database);
  });
  afterAll(async () => {
    await opened.close();
    await empty.remove();
  });

  test.each([1, 2])('has as many records as it counts, where they leave after statement %d', async (after) => {
    const { database } = opened;
    const all = await database.selectFrom('exports').select('id').orderBy('id').execute();
    let statements = 0;
    const leaving: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        statements += 1;
        const gone = all.slice(0, 2).map(({ id }) => id);
        if (statements === after) await database.deleteFrom('exports').where('id', 'in', gone).execute();
        return result;
      },
    };
    const list = readListParameters('exports', new URLSearchParams('ordering=id&limit=100'));
    const page = await readPage(database.withPlugin(leaving), collectionQueries.exports, list, 'http://localhost');
    expect([page.count, page.results.map((record) => ({ ...record }))]).toMatchObject([
      all.length - 2,
      all.slice(2).map(({ id }) => ({ id })),
    ]);
  });
});
