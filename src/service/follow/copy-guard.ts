import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { CopyStatus } from '#contract/copy/copy-status.ts';
import type { CollectionName } from '#contract/lists/collections.ts';
import { idsIn } from '#service/database/ids-in.ts';
import type { Database } from '#service/database/open-database.ts';
import type { CopyGuard } from '#service/load/copy/copy-run.ts';
import { fullTimestamp } from '#service/load/copy/copied-values.ts';
import type { SourceLists } from '#service/load/copy/source-lists.ts';
import { LoadError } from '#service/load/load-error.ts';

type Asked = Omit<NonNullable<CopyStatus['question']>, 'asked_at'>;

/** The copy must not go on before a person has decided. */
export class CopyQuestion extends Error {
  readonly asked: Asked;
  /** tells whether it is the same difference as one that was decided before */
  readonly digest: string;

  constructor(asked: Asked, allNames: readonly string[]) {
    super(asked.detail);
    this.asked = { ...asked, names: allNames.slice(0, MOST_NAMES) };
    const { key, list } = asked;
    this.digest = createHash('sha1')
      .update(JSON.stringify([key, list, allNames.toSorted()]))
      .digest('base64');
  }
}

const MOST_NAMES = 20;
/** So few records may go, and so few get other names, without a question. */
const FEW = 5;
const FEW_NAMES = 2;
const MUCH = 1 / 4;
/** From this share of other names on it is another set of records. */
const MOST = 1 / 2;
/** Lists whose records come and go by themselves. */
const PASSING: ReadonlySet<CollectionName> = new Set(['jobs', 'users', 'exports']);

/** By what records of a list are recognised, in the tables here and as the source sends it. */
const RECOGNISED: Readonly<Partial<Record<CollectionName, { table: string; column: string }>>> = {
  deployments: { table: 'deployments', column: 'name' },
  events: { table: 'events', column: 'start' },
  taxa: { table: 'taxa', column: 'name' },
};

interface GuardOptions {
  database: Database;
  source: string;
  /** the question that was answered with "take"; null: none */
  passes: Asked['key'] | null;
}

/** Whether so many of a list vanish that a person should decide. */
function isMuch(gone: number, here: number): boolean {
  return (gone > FEW && gone > here * MUCH) || (gone === here && here > 1);
}

const n = (count: number) => count.toLocaleString('en');

/** Asks before a copy writes or removes what may be a mistake at the source. @throws CopyQuestion */
export function copyGuard({ database, passes }: Omit<GuardOptions, 'source'>): CopyGuard {
  const mayChange = passes === 'much_changed' || passes === 'other_service';
  const ask = (name: CollectionName, detail: string, names: readonly string[]) => {
    if (!mayChange) throw new CopyQuestion({ key: 'much_changed', detail, names: [], list: name }, names);
  };

  /**
   * Refuses records that are here under the same numbers and are recognised as others.
   *
   * @param of number of records that they are of; null: of themselves
   */
  async function refuseRenamed(
    name: CollectionName,
    records: readonly { id: number }[],
    here: ReadonlyMap<string, number>,
    of: number | null,
  ) {
    const recognised = RECOGNISED[name];
    if (recognised === undefined || mayChange) return;
    const { table, column } = recognised;
    const ids = records.flatMap(({ id }) => here.get(String(id)) ?? []).filter((id) => id > 0);
    if (ids.length <= FEW_NAMES) return;
    const { rows } = await sql<{ id: number; said: string }>`select id, ${sql.ref(column)} as said
      from ${sql.table(table)} where ${idsIn(database, 'id', ids)}`.execute(database);
    const saidHere = new Map(rows.map(({ id, said }) => [id, said]));
    const renamed = records.filter((record) => {
      const now = (record as Readonly<Record<string, unknown>>)[column];
      const before = saidHere.get(here.get(String(record.id)) ?? 0);
      return before !== undefined && sameForm(column, before) !== sameForm(column, now);
    });
    if (renamed.length <= FEW_NAMES || renamed.length <= (of ?? rows.length) * MOST) return;
    const names = renamed.flatMap(({ id }) => saidHere.get(here.get(String(id)) ?? 0) ?? []);
    ask(
      name,
      `${n(renamed.length)} of ${n(of ?? rows.length)} ${name} have another ${column} there under the same numbers.`,
      names,
    );
  }

  return {
    changes: async (name, records, { here, count }) => {
      if (PASSING.has(name)) return;
      await refuseRenamed(name, records, here, here.size);
      const fresh = records.filter(({ id }) => !here.has(String(id))).length;
      const gone = here.size - (count - fresh);
      // Where none is new, nothing is there twice, and the removal asks.
      if (fresh > 0 && isMuch(gone, here.size))
        ask(name, `${n(gone)} of ${n(here.size)} ${name} are not there any more, and ${n(fresh)} are new.`, []);
    },
    page: async (name, records, { here, isFirst }) => {
      await refuseRenamed(name, records, here, null);
      if (!isFirst || here.size <= FEW || (name !== 'deployments' && name !== 'events')) return;
      const known = records.filter(({ id }) => here.has(String(id))).length;
      const most = Math.min(records.length, here.size);
      if (most > FEW && known < most * MOST)
        ask(name, `Of the first ${n(most)} ${name} of the list there, ${n(known)} are known here.`, []);
    },
    removal: async (name, gone, here) => {
      if (PASSING.has(name) || name === 'projects' || mayChange || !isMuch(gone.size, here)) return;
      ask(
        name,
        `${n(gone.size)} of ${n(here)} ${name} are not there any more.`,
        await namesOf(database, name, [...gone.values()]),
      );
    },
    counts: (name, there, here) => {
      if (isMuch(here - there, here))
        ask(name, `There are ${n(there)} ${name} now, and ${n(here)} were copied.`, [String(there)]);
    },
  };
}

/** Sources write times with and without fractions. */
function sameForm(column: string, value: unknown): string {
  const text = typeof value === 'string' ? value.trim() : '';
  return column === 'start' && text !== '' ? fullTimestamp(text) : text;
}

async function namesOf(database: Database, name: CollectionName, ids: readonly number[]): Promise<string[]> {
  const table = name === 'storage' ? 'storage_sources' : name;
  const column = RECOGNISED[name]?.column ?? 'name';
  const { rows } = await sql<{ said: string }>`select ${sql.ref(column)} as said from ${sql.table(table)}
    where ${idsIn(database, 'id', ids)} order by id`.execute(database);
  return rows.map(({ said }) => said);
}

interface ProjectsOptions extends GuardOptions {
  lists: SourceLists;
  /** ids there of the projects that are copied; null: all */
  projects: readonly number[] | null;
}

/**
 * Compares the projects of the source with those here, before anything is read or written: another service may be at its
 * address.
 *
 * @throws CopyQuestion
 *
 * @throws LoadError where it lists none at all, which is no answer
 */
export async function guardProjects({ database, source, passes, lists, projects }: ProjectsOptions): Promise<void> {
  const there = new Map<number, { name: string | null; created_at: string | null }>();
  for await (const { records } of lists.walk('projects', {})) for (const one of records) there.set(one.id, one);
  const here = await database
    .selectFrom('projects')
    .innerJoin('load_keys', 'load_keys.id', 'projects.id')
    .select(['load_keys.key', 'projects.name', 'projects.created_at'])
    .where('load_keys.source', '=', source)
    .where('load_keys.kind', '=', 'projects')
    .execute();
  const copied = here.filter(({ key }) => projects === null || projects.includes(Number(key)));
  if (copied.length === 0) return;
  if (there.size === 0) throw new LoadError(`${source} lists no project at all, so nothing was changed here.`);
  const gone = copied.filter(({ key }) => !there.has(Number(key)));
  const isOther = ({ key, name, created_at }: (typeof copied)[number]) => {
    const now = there.get(Number(key));
    if (now === undefined) return true;
    const isSameAge = now.created_at !== null && fullTimestamp(now.created_at) === created_at;
    return !isSameAge && (now.name ?? '').trim() !== name.trim();
  };
  const names = copied.map(({ name }) => name);
  if (copied.every(isOther)) {
    const detail =
      gone.length === copied.length
        ? `None of the ${n(copied.length)} projects that were copied is at ${source} any more: another service may be there.`
        : `The projects at ${source} have other names under the same numbers: another service may be there.`;
    if (passes === 'other_service') return;
    throw new CopyQuestion({ key: 'other_service', detail, names: [], list: 'projects' }, names);
  }
  if (gone.length === 0 || passes === 'project_gone') return;
  const detail = `${source} does not show ${n(gone.length)} of the ${n(copied.length)} projects that were copied any more: they are gone, or need a token.`;
  const goneNames = gone.map(({ name }) => name);
  throw new CopyQuestion({ key: 'project_gone', detail, names: [], list: 'projects' }, goneNames);
}
