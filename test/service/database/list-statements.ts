import { createQueryId, type CompiledQuery, type KyselyPlugin, type RootOperationNode } from 'kysely';
import type { CollectionName } from '#contract/lists/collections.ts';
import type { Database } from '#service/database/open-database.ts';
import { countMatching, pageOfRecords, queryFor } from '#service/list-page.ts';
import { readListParameters } from '#service/list-parameters.ts';
import { collectionQueries } from '#service/queries/collection-queries.ts';
import type { AnyCollectionQuery } from '#service/queries/collection-query.ts';

/** The statements that the service sends for a page of a list: its count, then the ids of its records. */
export async function listStatements(
  database: Database,
  name: CollectionName,
  parameters: string,
): Promise<{ count: CompiledQuery; ids: CompiledQuery }> {
  const nodes: RootOperationNode[] = [];
  const listening: KyselyPlugin = {
    transformQuery: ({ node }) => {
      nodes.push(node);
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  const heard = database.withPlugin(listening);
  const list = readListParameters(name, new URLSearchParams(parameters));
  const asked = queryFor(collectionQueries[name], list.filters);
  // The statements for the records themselves, by id, are not included.
  const query: AnyCollectionQuery = { ...asked, whenGiven: {}, read: () => Promise.resolve([]) };
  const matching = await countMatching(heard, query, list);
  await pageOfRecords(heard, query, list, matching, 'http://localhost');
  const [count, ids, ...more] = nodes.map((node) => database.getExecutor().compileQuery(node, createQueryId()));
  if (count === undefined || ids === undefined || more.length > 0) {
    throw new Error(`A page of ${name} took ${nodes.length} statements.`);
  }
  return { count, ids };
}
