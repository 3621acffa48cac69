import { sql } from 'kysely';
import type { CopyStatus } from '#contract/copy/copy-status.ts';
import { COPIED_LISTS } from '#service/load/copy/check-first-pages.ts';
import type { Database } from '#service/database/open-database.ts';
import { msOfCopyTime, storedCopy, type StoredCopy } from './copy-state.ts';

/** What a source has and a copy does not. */
const NOT_COPIED = ['exports', 'users', 'collections', 'image files'];

type Copied = (typeof COPIED_LISTS)[number];

/** What the copy says of itself; null: the database is no copy. */
export async function readCopyStatus(database: Database, mayChange: boolean): Promise<CopyStatus | null> {
  const copy = await storedCopy(database);
  if (copy === null) return null;
  const { source, projects, everyMs, state } = copy;
  const {
    phase: _phase,
    asked: _asked,
    kept,
    passes: _passes,
    failed: _failed,
    comparing_since: _since,
    lists,
    ...said
  } = state;
  const phase = phaseOf(copy);
  const here = await recentCounts(database, copy, phase);
  const isBusy = phase === 'filling' || phase === 'looking' || phase === 'comparing';
  return {
    source,
    projects,
    phase,
    ...said,
    next_look_at: phase === 'waiting' || phase === 'not_running' ? said.next_look_at : null,
    every_seconds: everyMs === null ? null : everyMs / 1_000,
    progress: isBusy ? said.progress : null,
    lists: COPIED_LISTS.map((list) => {
      const known = lists.find((one) => one.list === list);
      return {
        list,
        here: known?.here ?? here[list],
        there: known?.there ?? null,
        set_aside: known?.set_aside ?? 0,
      };
    }),
    question: copy.answer === null ? said.question : null,
    kept: kept === null ? null : { key: kept.key, detail: kept.detail, kept_at: kept.at },
    not_copied: NOT_COPIED,
    user_permissions: mayChange ? ['change'] : [],
  };
}

/** The copy in a word, for supervisors. One whose source is away, or refuses, is still of use. */
export async function copyWord(database: Database): Promise<string> {
  const copy = await storedCopy(database);
  if (copy === null) return 'none';
  if (copy.state.refused_since !== null) return 'source_refuses';
  return copy.state.unreachable_since === null ? phaseOf(copy) : 'source_away';
}

function phaseOf({ isPaused, isHeld, isLookWanted, answer, state }: StoredCopy): CopyStatus['phase'] {
  if (isPaused) return 'paused';
  if (state.question !== null && answer === null) return 'asking';
  if (!isHeld) return 'not_running';
  if (state.phase !== 'waiting') return state.phase;
  // It was told to look, or it is time to: it begins within a second.
  const { filled_at, next_look_at } = state;
  const isDue = isLookWanted || (next_look_at !== null && msOfCopyTime(next_look_at) <= Date.now());
  if (!isDue) return 'waiting';
  return filled_at === null ? 'filling' : 'looking';
}

/** While a look runs its pages ask for the numbers every few seconds, and counting a long table takes the service's time. */
const COUNTED_MS = 5_000;
const counted = new WeakMap<Database, { at: string; sinceMs: number; here: ReturnType<typeof countHere> }>();

/** `countHere`, at most a few seconds old, and never older than the last change of what the copy does. */
function recentCounts(database: Database, copy: StoredCopy, phase: CopyStatus['phase']) {
  const { state, projects } = copy;
  const at = JSON.stringify([projects, phase, state.as_of, state.next_look_at]);
  const last = counted.get(database);
  if (last?.at === at && performance.now() - last.sinceMs < COUNTED_MS) return last.here;
  const here = countHere(database, copy);
  counted.set(database, { at, sinceMs: performance.now(), here });
  here.catch(() => counted.delete(database));
  return here;
}

/** Numbers of records of the source. Those of the long lists are all rows: a copy holds nothing else. */
async function countHere(database: Database, { source, projects }: StoredCopy): Promise<Record<Copied, number>> {
  const taxaKinds = (projects ?? ['all']).map((project) => `taxa of ${project}`);
  const { rows } = await sql<{ kind: string; n: number | string }>`
    select 'events' as kind, count(*) as n from events
    union all select 'captures', count(*) from captures
    union all select 'occurrences', count(*) from occurrences
    union all select kind, count(*) from load_keys where source = ${source}
      and kind in ('projects', 'deployments', 'sites', 'devices', 'storage_sources', 'jobs') group by kind
    union all select 'taxa', count(distinct key) from load_keys where source = ${source} and kind in (${sql.join(taxaKinds)})`.execute(
    database,
  );
  const counts = new Map(rows.map(({ kind, n }) => [kind, Number(n)]));
  const of = (list: Copied) => counts.get(list === 'storage' ? 'storage_sources' : list) ?? 0;
  return Object.fromEntries(COPIED_LISTS.map((list) => [list, of(list)])) as Record<Copied, number>;
}
