import { replaceEqualDeep, type QueryClient } from '@tanstack/react-query';
import type { ExportRecord } from '#contract/records/export.ts';
import { queryKeys, wholeListFilters } from '#dashboard/api/query-keys.ts';
import type { WholeList } from '#dashboard/api/lists/whole-list.ts';

type ExportList = WholeList<ExportRecord>;

/**
 * Puts newer records of exports into every cached whole list of them, so that cards, tables, filters and counts show what
 * polling has found; new records are added. A list that has changed in other ways is refetched.
 *
 * @param count how many exports there are by the service's count, where it is known
 */
export function putExports(client: QueryClient, records: readonly ExportRecord[], count?: number): void {
  for (const { queryKey, state } of client.getQueryCache().findAll({ queryKey: queryKeys.wholeLists('exports') })) {
    const list = state.data as ExportList | undefined;
    if (list?.complete !== true) continue;
    const project = wholeListFilters(queryKey)?.['project_id'];
    const own = records.filter(({ job }) => project === undefined || String(job?.project?.id) === project);
    const next = withRecords(list, own);
    const isOfThese = count === undefined || project !== undefined || count === next.counted;
    const counted = isOfThese ? next : { ...next, counted: count, count: Math.max(count, next.read) };
    // Its age stays: the other records are as old as before.
    if (counted !== list) client.setQueryData(queryKey, counted, { updatedAt: state.dataUpdatedAt });
    if (counted !== next) void client.invalidateQueries({ queryKey, exact: true });
  }
}

function withRecords(list: ExportList, records: readonly ExportRecord[]): ExportList {
  const byId = new Map(list.records.map((record) => [record.id, record]));
  for (const record of records) byId.set(record.id, replaceEqualDeep(byId.get(record.id), record));
  const added = byId.size - list.records.length;
  if (added === 0 && list.records.every((record) => byId.get(record.id) === record)) return list;
  const all = [...byId.values()].toSorted((a, b) => a.id - b.id);
  return { ...list, records: all, count: list.count + added, counted: list.counted + added, read: list.read + added };
}
