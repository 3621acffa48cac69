import type { ListQuery } from '#contract/lists/list-query.ts';
import type { CollectionName } from '#contract/lists/collections.ts';
import type { Database } from '#service/database/open-database.ts';
import { Refused, serviceClient, type ServiceClient } from '#service/load/copy/service-client.ts';
import { sourceLists, type Filters, type SourceLists } from '#service/load/copy/source-lists.ts';
import { LoadError } from '#service/load/load-error.ts';
import { environmentProxy } from '#service/other-service/environment-proxy.ts';
import { storedCopy } from './copy-state.ts';
import type { CopySettings } from './copy-settings.ts';

/** A start waits for no source that is slower. */
const LIMITS = { silentMs: 10_000, attempts: 2 };
const LISTS = [
  'deployments',
  'events',
  'taxa',
  'sites',
  'devices',
  'storage',
  'jobs',
] as const satisfies readonly CollectionName[];
const OF_PROJECTS = ['captures', 'occurrences'] as const;

/**
 * Refuses a copy that would show to everybody what the source shows for the copy's token alone. What was found out once counts
 * where the source cannot be reached.
 *
 * @param isOpen whether the copy answers requests without a token
 *
 * @throws Error whose sentence says what to set
 */
export async function refuseOpenCopy(database: Database, copy: CopySettings, isOpen: boolean): Promise<void> {
  const { source, token } = copy;
  if (token === null || !isOpen) return;
  let isPublic: boolean | null = (await storedCopy(database))?.isPublic ?? null;
  let away = '';
  try {
    isPublic = await showsAllWithoutToken(copy);
    await database
      .updateTable('copy_state')
      .set({ is_public: isPublic ? 1 : 0 })
      .where('source', '=', source)
      .execute();
  } catch (error) {
    if (!(error instanceof LoadError)) throw error;
    away = error.message;
  }
  if (isPublic === true) return;
  const why =
    isPublic === false
      ? `${source} shows more with NOCTUARY_UPSTREAM_TOKEN than without a token`
      : `It is not known yet whether ${source} shows the same without NOCTUARY_UPSTREAM_TOKEN (${away})`;
  throw new Error(
    `${why}, and this copy would show it to everybody: set NOCTUARY_TOKENS for those who may read it, and not NOCTUARY_PUBLIC=yes.`,
  );
}

/** Records whose contents are compared, of the beginning of each list. */
const COMPARED = 50;
/** Lists of which one record is compared whole. */
const DETAILED: ReadonlySet<CollectionName> = new Set(['occurrences', 'captures', 'deployments']);

/**
 * Whether all lists have as many records without the token as with it, and the first of them the same contents: a source may
 * show names of people, or exact places, with a token alone.
 *
 * @throws LoadError
 */
async function showsAllWithoutToken({ source, token, projects }: CopySettings): Promise<boolean> {
  const listsFor = (own: string | null) => {
    const signal = new AbortController().signal;
    const client = serviceClient({
      base: source,
      token: own,
      follow: false,
      signal,
      say: () => {},
      proxyFor: environmentProxy,
      limits: LIMITS,
      requestsAtATime: 1,
    });
    return { ...sourceLists(client, () => {}), client };
  };
  const [ours, theirs] = [listsFor(token), listsFor(null)];
  const isSameTo = async (ask: (lists: typeof ours) => Promise<unknown>) => {
    const answers = async () => JSON.stringify(await ask(ours)) === JSON.stringify(await ask(theirs));
    // A record may have come between the two.
    return (await answers()) || (await answers());
  };
  const isSame = async (name: CollectionName, filters: Filters) => {
    if (!(await isSameTo((lists) => countOf(lists, name, filters)))) return false;
    if (!(await isSameTo(({ client }) => contentsOf(client, name, { filters, limit: COMPARED })))) return false;
    if (!DETAILED.has(name)) return true;
    const first = await firstOf(ours, name, filters);
    return first === null || isSameTo(({ client }) => contentsOf(client, `${name}/${first}`, { filters }));
  };
  if (!(await isSame('projects', {}))) return false;
  const ids = projects ?? (await idsOf(ours));
  const asked = [
    ...LISTS.flatMap((name) => (projects === null ? [{ name, filters: {} }] : ids.map((id) => of(name, id)))),
    ...ids.flatMap((id) => OF_PROJECTS.map((name) => of(name, id))),
  ];
  for (const { name, filters } of asked) if (!(await isSame(name, filters))) return false;
  return true;
}

function of(name: CollectionName, project: number): { name: CollectionName; filters: Filters } {
  return { name, filters: { project_id: project } };
}

/** What is read, but for what the reader may do; null: it is not shown. */
async function contentsOf(client: ServiceClient, path: string, query: ListQuery): Promise<unknown> {
  const said = (field: string, value: unknown) => {
    if (field === 'user_permissions') return undefined;
    // Signatures of addresses are other ones in each answer.
    return typeof value === 'string' && /^https?:/.test(value) ? value.replace(/\?.*$/, '') : value;
  };
  try {
    return await client.list(path, query, (body) => JSON.stringify(body, said));
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}

/** The id there of the first record of a list; null: it has none. */
async function firstOf(lists: SourceLists, name: CollectionName, filters: Filters): Promise<number | null> {
  for await (const { records } of lists.walk(name, filters)) return records[0]?.id ?? null;
  return null;
}

async function idsOf(lists: SourceLists): Promise<number[]> {
  const ids: number[] = [];
  for await (const { records } of lists.walk('projects', {})) for (const { id } of records) ids.push(id);
  return ids;
}

/** Null: the list is not offered, or not without a token. */
async function countOf(lists: SourceLists, name: CollectionName, filters: Filters): Promise<number | null> {
  try {
    return await lists.count(name, filters);
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}
