import type { AnyCollectionQuery } from './collection-query.ts';

/** A query whose records are changed before they are sent. @param change gets the beginning of their addresses, too */
export function mappedQuery<Rec extends { id: number }>(
  query: AnyCollectionQuery,
  change: (record: Rec, baseUrl: string) => Rec,
): AnyCollectionQuery {
  const { read, readDetail, whenGiven = {} } = query;
  const changed = Object.entries(whenGiven).map(
    ([filter, queryFor]) =>
      [filter, queryFor && ((value: string | number) => mappedQuery(queryFor(value), change))] as const,
  );
  const mapped =
    (from: AnyCollectionQuery['read']): AnyCollectionQuery['read'] =>
    async (database, ids, baseUrl, wants) => {
      const records = (await from(database, ids, baseUrl, wants)) as Rec[];
      return records.map((record) => change(record, baseUrl));
    };
  return {
    ...query,
    whenGiven: Object.fromEntries(changed),
    read: mapped(read),
    ...(readDetail && { readDetail: mapped(readDetail) }),
  };
}
