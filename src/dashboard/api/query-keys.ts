import { hashKey, type QueryKey } from '@tanstack/react-query';
import { collectionNames, type CollectionName } from '#contract/lists/collections.ts';

type Filters = Readonly<Record<string, string>>;

/** What a query for the first records of a sorted list asks for. */
interface OrderedQuery {
  filters: Filters;
  /** as it is on the wire: "-captures_count" */
  ordering: string;
}

/**
 * The key of every query, with its prefixes, by which TanStack Query finds several at once. The first part is the name of
 * the collection that a query reads, where it reads one. `filters` are written as on the wire (`writtenFilters`).
 */
export const queryKeys = {
  /** prefix: all that was read of a collection */
  collection: <Name extends CollectionName>(name: Name) => [name] as const,
  /** prefix: every whole list of a collection, filtered or not */
  wholeLists: <Name extends CollectionName>(name: Name) => [name, 'whole'] as const,
  whole: <Name extends CollectionName>(name: Name, filters: Filters) => [name, 'whole', filters] as const,
  record: (name: CollectionName, id: number) => [name, 'record', id] as const,
  count: (name: CollectionName, filters: Filters) => [name, 'count', filters] as const,
  search: (name: CollectionName, text: string) => [name, 'search', text] as const,
  /** prefix: the same sorted list, whatever the number of records asked for; without `ordering`, whatever that is */
  orderedPages: (name: CollectionName, query: Pick<OrderedQuery, 'filters'> & Partial<OrderedQuery>) =>
    [name, 'ordered', query] as const,
  orderedPage: (name: CollectionName, query: OrderedQuery & { limit: number }) => [name, 'ordered', query] as const,
  /** whether the service sorts the list by that field at all */
  orderProof: (name: CollectionName, query: OrderedQuery) => [name, 'order-proof', query] as const,
  captureDetail: (id: number, filters: Filters) => ['captures', 'detail', id, filters] as const,
  exampleCaptures: (id: number) => ['events', 'examples', id] as const,
  /** prefix: every export that is polled */
  liveExports: ['exports', 'live'],
  liveExport: (id: number) => ['exports', 'live', id] as const,
  newestExports: ['exports', 'newest'],
  exportsOfJobs: (newestJobId: number) => ['exports', 'of-jobs', newestJobId] as const,
  exportRefusal: ['exports', 'refusal'],
  exportOffer: ['exports', 'offer'],
  publication: (project: string) => ['projects', 'publication', project] as const,
  orderCount: (order: object) => ['exports', 'order-count', order] as const,
  imageRefusal: (address: string) => ['image-refusal', address] as const,
  latestJobs: ['jobs', 'latest'],
  /** of no collection: what it finds makes lists be read again */
  imageSources: ['images', 'sources'],
  imageFolders: (folder: string | null) => ['images', 'folders', folder] as const,
  imagePreview: (request: object) => ['images', 'preview', request] as const,
  imageRemoval: (id: number) => ['images', 'removal', id] as const,
  measuredFile: (path: string, version: string) => ['measured-file', path, version] as const,
  filePreview: (path: string, version: string) => ['file-preview', path, version] as const,
  /** how many occurrences pass the default filters, of how many; of no collection, since a change of these keeps it */
  occurrenceCounts: (filters: Filters) => ['occurrence-counts', filters] as const,
  /** of no collection: what it finds makes lists be read again */
  sourceOffer: (hasToken: boolean) => ['copy', 'offer', hasToken] as const,
  copyStatus: ['copy', 'status'],
  sourceLogInOffer: ['copy', 'log-in'],
  serviceDescription: ['service', 'description'],
  /** the same for every reader: a change of token keeps it */
  logInOffer: ['service', 'log-in'],
} as const;

/** The collection that a query reads; null where it reads none. */
export function collectionOfKey([first]: QueryKey): CollectionName | null {
  return collectionNames.find((name) => name === first) ?? null;
}

/** The filters of a query for a whole list; null where the query is for something else. */
export function wholeListFilters([, what, filters]: QueryKey): Filters | null {
  return what === 'whole' ? (filters as Filters) : null;
}

/** The filters of a query for the first records of a sorted list. */
export function orderedFilters([, , query]: QueryKey): Filters {
  return (query as OrderedQuery).filters;
}

/** The same for every query of one sorted list, whatever the number of records asked for. */
export function orderedListHash([name, , { filters, ordering }]: ReturnType<typeof queryKeys.orderedPage>): string {
  return hashKey(queryKeys.orderedPages(name, { filters, ordering }));
}
