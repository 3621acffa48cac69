import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { CopyStatus } from '#contract/copy/copy-status.ts';
import type { CollectionName } from '#contract/lists/collections.ts';
import { idsIn } from '#service/database/ids-in.ts';
import type { Database } from '#service/database/open-database.ts';
import { NoProject } from '#service/load/copy/copy-places.ts';
import type { CopyGuard } from '#service/load/copy/copy-run.ts';
import { fullTimestamp } from '#service/load/copy/copied-values.ts';
import type { SourceLists } from '#service/load/copy/source-lists.ts';

type Asked = Omit<NonNullable<CopyStatus['question']>, 'asked_at'>;

/** The copy must not go on before a person has decided. */
export class CopyQuestion extends Error {
  readonly asked: Asked;
  /** tells whether it is the same difference as one that was decided before */
  readonly digest: string;
  /** what the copy may do after "take", and nothing else */
  readonly allows: readonly string[];

  /**
   * @param what tells this difference from others: ids and names
   *
   * @param allows by default this difference alone
   */
  constructor(asked: Asked, what: readonly unknown[], allows?: readonly string[]) {
    super(asked.detail);
    this.asked = { ...asked, names: asked.names.slice(0, MOST_NAMES) };
    const { key, list } = asked;
    this.digest = createHash('sha1')
      .update(JSON.stringify([key, list, what]))
      .digest('base64');
    this.allows = allows ?? [this.digest];
  }
}

const MOST_NAMES = 20;
/** So few records may go, and so few get other names, without a question; a deployment has many sessions. */
const FEW = 5;
const FEW_DEPLOYMENTS = 1;
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
  /** what was answered with "take" allows; nothing else is passed */
  passes: readonly string[];
}

/** Whether so many vanish that a person should decide. */
function isMuch(gone: number, here: number, few = FEW): boolean {
  return (gone > few && gone > here * MUCH) || (gone === here && here > 1);
}

function fewOf(name: CollectionName): number {
  return name === 'deployments' ? FEW_DEPLOYMENTS : FEW;
}

const n = (count: number) => count.toLocaleString('en');

interface CopyGuardOptions extends Omit<GuardOptions, 'source'>, Pick<DecidedProjects, 'isReplaced' | 'gone'> {
  /** most records that a list of a project had since a person last took a difference; written, too */
  most: Record<string, number>;
}

/** Asks before a copy writes or removes what may be a mistake at the source. @throws CopyQuestion */
export function copyGuard({ database, passes, most, isReplaced, gone: goneProjects }: CopyGuardOptions): CopyGuard {
  const countAnew = () => {
    for (const key of Object.keys(most)) delete most[key];
  };
  if (isReplaced || goneProjects.size > 0) countAnew();
  const ask = (
    { list, detail, names = [] }: { list: CollectionName; detail: string; names?: readonly string[] },
    what: readonly unknown[],
    allows?: readonly string[],
  ) => {
    const question = new CopyQuestion({ key: 'much_changed', detail, names: [...names], list }, what, allows);
    if (!isReplaced && !question.allows.every((one) => passes.includes(one))) throw question;
    countAnew();
  };
  /** How many a list had at most, here too: what goes bit by bit is as much as what goes at once. */
  const mostOf = (name: CollectionName, project: number | null, here: number) => {
    const key = `${name} ${project ?? ''}`;
    return (most[key] = Math.max(most[key] ?? 0, here));
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
    if (recognised === undefined || isReplaced) return;
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
    const detail = `${n(renamed.length)} of ${n(of ?? rows.length)} ${name} have another ${column} there under the same numbers.`;
    const what = renamed.map((record) => [record.id, (record as Readonly<Record<string, unknown>>)[column]]);
    ask({ list: name, detail, names }, what, [`renamed ${name}`]);
  }

  return {
    changes: async (name, records, { here, count }) => {
      if (PASSING.has(name)) return;
      await refuseRenamed(name, records, here, here.size);
      const fresh = records.filter(({ id }) => !here.has(String(id)));
      const gone = here.size - (count - fresh.length);
      // Where none is new, nothing is there twice, and the removal asks.
      if (fresh.length === 0 || !isMuch(gone, here.size, fewOf(name))) return;
      const detail = `${n(gone)} of ${n(here.size)} ${name} are not there any more, and ${n(fresh.length)} are new.`;
      ask({ list: name, detail }, [gone, ...idsOf(fresh)], [goneOf(name, gone), `other ${name}`]);
    },
    page: async (name, records, { here, isFirst }) => {
      await refuseRenamed(name, records, here, null);
      if (!isFirst || here.size <= FEW || (name !== 'deployments' && name !== 'events')) return;
      const known = records.filter(({ id }) => here.has(String(id))).length;
      const expected = Math.min(records.length, here.size);
      if (expected <= FEW || known >= expected * MOST) return;
      const detail = `Of the first ${n(expected)} ${name} of the list there, ${n(known)} are known here.`;
      ask({ list: name, detail }, idsOf(records), [`other ${name}`]);
    },
    removal: async (name, gone, { here, project }) => {
      if (PASSING.has(name) || isReplaced) return;
      if (name === 'projects') {
        const unasked = [...gone.keys()].filter((key) => !goneProjects.has(key));
        if (unasked.length === 0) return;
        throw new NoProject(`Project ${unasked.join(', ')} was not shown any more while the copy looked for changes.`);
      }
      const ids = [...gone.values()];
      const captures = name === 'deployments' ? await capturesOf(database, ids) : { gone: 0, here: 0 };
      const isMuchBelow = captures.gone > 0 && isMuch(captures.gone, captures.here);
      const before = mostOf(name, project, here);
      const lost = before - here + gone.size;
      if (!isMuchBelow && !isMuch(lost, before, fewOf(name))) return;
      const below = isMuchBelow ? `, with ${n(captures.gone)} of ${n(captures.here)} captures` : '';
      const now = lost > gone.size ? `; ${n(gone.size)} of them went since the last look` : '';
      const detail = `${n(lost)} of ${n(before)} ${name} are not there any more${now}${below}.`;
      const names = await namesOf(database, name, ids);
      ask({ list: name, detail, names }, [...gone.keys()].toSorted(), [goneOf(name, gone.size)]);
    },
    counts: (name, { there, here, project }) => {
      const before = mostOf(name, project, here);
      if (!isMuch(before - there, before)) return;
      const detail = `There are ${n(there)} ${name} of project ${project} now, and ${n(before)} were copied.`;
      // By tenths: one that comes or goes meanwhile is no other question.
      ask({ list: name, detail }, [project, Math.round((there / before) * 10)]);
    },
  };
}

/** So many records of a list may go. */
function goneOf(name: CollectionName, count: number): string {
  return `${count} ${name} gone`;
}

function idsOf(records: readonly { id: number }[]): number[] {
  return records.map(({ id }) => id).toSorted((a, b) => a - b);
}

/** How many captures some deployments have, and all. */
async function capturesOf(database: Database, deployments: readonly number[]): Promise<{ gone: number; here: number }> {
  const { rows } = await sql<{ gone: number | string | null; here: number | string }>`
    select sum(case when ${idsIn(database, 'deployment_id', deployments)} then 1 else 0 end) as gone, count(*) as here
    from captures`.execute(database);
  return { gone: Number(rows[0]?.gone ?? 0), here: Number(rows[0]?.here ?? 0) };
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

/** What a person has decided about the projects. */
interface DecidedProjects {
  /** another service is there, which replaces everything */
  isReplaced: boolean;
  /** ids there of projects that are gone, and may be removed here */
  gone: ReadonlySet<string>;
  /** ids there of the projects to read where those that are gone stay here; null: none has to stay */
  others: readonly number[] | null;
}

interface ProjectsOptions extends GuardOptions {
  /** tells what was answered with "keep"; null: nothing was */
  kept: string | null;
  lists: SourceLists;
  /** ids there of the projects that are copied; null: all */
  projects: readonly number[] | null;
}

/**
 * Compares the projects of the source with those here, before anything is read or written: another service may be at its
 * address.
 *
 * @returns what a person has decided about them
 *
 * @throws CopyQuestion
 *
 * @throws NoProject where it lists none at all, which is no answer
 */
export async function guardProjects({
  database,
  source,
  passes,
  kept,
  lists,
  projects,
}: ProjectsOptions): Promise<DecidedProjects> {
  const decided: DecidedProjects = { isReplaced: false, gone: new Set(), others: null };
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
  if (copied.length === 0) return decided;
  if (there.size === 0) throw new NoProject(`${source} lists no project at all, so nothing was changed here.`);
  const gone = copied.filter(({ key }) => !there.has(Number(key)));
  const isOther = ({ key, name, created_at }: (typeof copied)[number]) => {
    const now = there.get(Number(key));
    if (now === undefined) return true;
    const isSameAge = now.created_at !== null && fullTimestamp(now.created_at) === created_at;
    return !isSameAge && (now.name ?? '').trim() !== name.trim();
  };
  const decide = (
    { key, detail, names }: Pick<Asked, 'key' | 'detail' | 'names'>,
    what: readonly unknown[],
  ): 'take' | 'keep' => {
    const question = new CopyQuestion({ key, detail, names, list: 'projects' }, what);
    if (passes.includes(question.digest)) return 'take';
    // Another service has nothing else to read.
    if (key === 'project_gone' && question.digest === kept) return 'keep';
    throw question;
  };
  if (copied.every(isOther)) {
    const detail =
      gone.length === copied.length
        ? `None of the ${n(copied.length)} projects that were copied is at ${source} any more: another service may be there.`
        : `The projects at ${source} have other names under the same numbers: another service may be there.`;
    const now = [...there].map(([id, { name }]) => [id, name]);
    const names = copied.map(({ name }) => name);
    decide({ key: 'other_service', detail, names }, [copied.map(({ key }) => key), now]);
    return { ...decided, isReplaced: true };
  }
  if (gone.length === 0) return decided;
  const detail = `${source} does not show ${n(gone.length)} of the ${n(copied.length)} projects that were copied any more: they are gone, or need a token.`;
  const keys = gone.map(({ key }) => key).toSorted();
  const names = gone.map(({ name }) => name);
  if (decide({ key: 'project_gone', detail, names }, keys) === 'take') return { ...decided, gone: new Set(keys) };
  return { ...decided, others: (projects ?? [...there.keys()]).filter((id) => !keys.includes(String(id))) };
}
