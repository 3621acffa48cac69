import { collections, type CollectionName } from '#contract/lists/collections.ts';
import { parseOrdering } from '#contract/lists/list-query.ts';
import { recordId } from '#contract/records/record-id.ts';
import type { FirstRequests } from '#dashboard/api/ordered/begin-requests.ts';
import { FURTHER_ROWS, MOST_FIRST_ROWS, ROW_HEIGHT } from '#dashboard/api/ordered/rows-in-sight.ts';
import { firstPageAddress, listAddress } from '#dashboard/api/lists/whole-list-request.ts';

/** A page's address, and what its requests are made with. */
export interface PageAddress {
  /** of a record's page */
  id: number | null;
  query: URLSearchParams;
  /** the filter by the project that the address chooses; none without one */
  project: Readonly<Record<string, string>>;
  /** the first request for a whole list */
  whole: (name: CollectionName, filters: Readonly<Record<string, string>>) => string;
}

/** The collections whose records have a page that loads the record by itself. */
export type PageRecord = 'deployments' | 'events';

/** The list that a page shows. */
export interface PageRows {
  list: CollectionName;
  /** as in the page's definition of its list */
  ordering: string;
  /** so long that our own service is asked for the first rows too */
  isLong?: true;
  /** CSS pixels of the page's height that a record takes, where it is no row of a table */
  rowHeight?: number;
  /** the list is asked for the records of the chosen project */
  isOfProject?: boolean;
}

interface PageRequests {
  rows?: PageRows;
  record?: PageRecord;
  requests: (address: PageAddress) => readonly string[];
}

/**
 * The first requests of a page. Another service is asked for the rows in sight first, and the page asks for the whole list
 * where these are not all. Our own is asked for everything at once.
 *
 * @param isOwn the service is ours: it takes `fields`, as the dashboard assumes before the first answer
 */
export function firstRequests(
  { requests, rows, record }: PageRequests,
  { id, query, isOwn }: Pick<PageAddress, 'id' | 'query'> & { isOwn: boolean },
): FirstRequests {
  // The page then asks for other addresses (`api/default-filters`).
  if (!isOwn && query.get('defaults') === 'off') return { rows: null, paths: [] };
  const asked: CollectionName[] = [];
  const whole: PageAddress['whole'] = (name, filters) => {
    asked.push(name);
    return firstPageAddress(name, filters, isOwn);
  };
  const project = ofProject(query);
  const ofFrame = whole('projects', {});
  const ofRecord = record === undefined || id === null ? [] : [`${collections[record].path}/${id}/`];
  const ofPage = [...ofRecord, ...requests({ id, query, project, whole })];
  const paths = [ofFrame, ...ofPage];
  if (rows === undefined || !isUsual(query, rows) || (isOwn && rows.isLong !== true)) return { rows: null, paths };
  const filters = rows.isOfProject === true ? project : {};
  const path = (limit: number) =>
    listAddress(rows.list, { filters, ordering: parseOrdering(rows.ordering), limit }, isOwn);
  if (isOwn) return { rows: null, paths: [ofFrame, path(FURTHER_ROWS), ...ofPage] };
  return {
    rows: { path: path(MOST_FIRST_ROWS), rowHeight: rows.rowHeight ?? ROW_HEIGHT },
    paths: paths.filter((_path, index) => asked[index] !== rows.list),
  };
}

/** Whether an address shows a list in its usual order, with all records that the service is asked for. */
function isUsual(query: URLSearchParams, { isOfProject = false }: PageRows): boolean {
  const usual = new Set(['selected', 'to', 'map', ...(isOfProject ? ['project'] : [])]);
  return [...query.keys()].every((name) => usual.has(name));
}

function ofProject(query: URLSearchParams): Record<string, string> {
  const project = recordId(query.get('project'));
  return project === null ? {} : { project_id: String(project) };
}
