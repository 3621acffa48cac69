import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { CopyRequest, CopyStatus } from '#contract/copy/copy-status.ts';
import { openDatabase, type Database } from '#service/database/open-database.ts';
import { randomFrom, wholeBetween } from '#service/sample/random.ts';
import { ask } from '#test/service/ask.ts';
import { faultyService, type FaultyAnswer } from '#test/support/faulty-service.ts';
import { answerOf, madeRecords, type MadeRecords } from '#test/support/made-source.ts';
import { SoakService } from './soak-service.ts';

export interface CopySoakOptions {
  /** the built service */
  program: string;
  /** an empty folder */
  folder: string;
  kills: number;
  faults: number;
  seed: number;
  say: (line: string) => void;
}

/** Pause before each answer, so that a kill comes in the middle of a look. */
const ANSWER_MS = 15;
const SETTLED_MS = 180_000;
const LISTS = ['deployments', 'events', 'captures', 'occurrences'] as const;

/** What a source may do that a copy must survive, each with what the copy then is. */
const FAULTS: readonly { name: string; answer?: Fault; change?: (records: MadeRecords) => void; asks: boolean }[] = [
  { name: 'HTML', answer: () => ({ body: '<html>Maintenance</html>' }), asks: false },
  { name: 'JSON of another form', answer: () => ({ body: { status: 'fine' } }), asks: false },
  {
    name: 'lists without records',
    answer: () => ({ body: { count: 0, next: null, previous: null, results: [] } }),
    asks: false,
  },
  { name: 'no connection', answer: () => ({ body: null, raw: (response) => response.destroy() }), asks: false },
  { name: 'the status 500', answer: () => ({ status: 500, body: { detail: 'Failed.' } }), asks: false },
  { name: 'a project less', change: (records) => records['projects']?.splice(1), asks: true },
  {
    name: 'another service',
    change: (records) => {
      for (const one of records['projects'] ?? [])
        Object.assign(one, { name: `Other ${one.id}`, created_at: '2019-01-01T00:00:00' });
    },
    asks: true,
  },
  {
    name: 'sessions with other numbers',
    change: (records) => {
      for (const one of records['events'] ?? []) Object.assign(one, { id: one.id + 50_000, updated_at: NEWER });
    },
    asks: true,
  },
  {
    name: 'traps with other names',
    change: (records) => {
      for (const one of records['deployments'] ?? [])
        Object.assign(one, { name: `Trap of someone else ${one.id}`, updated_at: NEWER });
    },
    asks: true,
  },
  {
    name: 'half of the occurrences',
    change: (records) => records['occurrences']?.splice(0, records['occurrences'].length / 2),
    asks: true,
  },
];
const NEWER = '2030-01-01T00:00:00';

type Fault = (path: string) => FaultyAnswer | undefined;

/**
 * Kills the processes of a copy at random times while it fills and looks, and lets its source fail and change in ways that a
 * copy must not take without a question.
 *
 * @returns what was wrong: records that are lost or mixed, or sessions that are half there
 */
export async function soakCopy({ program, folder, kills, faults, seed, say }: CopySoakOptions): Promise<string[]> {
  const random = randomFrom(seed);
  const problems: string[] = [];
  let records = grown(madeRecords());
  let fault: Fault = () => undefined;
  const source = await faultyService(async (path, query) => {
    await pause(ANSWER_MS);
    return fault(path) ?? answerOf(records, path, query);
  });
  const service = new SoakService('copy', program, folder, {
    NOCTUARY_DATA: folder,
    UPSTREAM_URL: source.origin,
    NOCTUARY_COPY: 'yes',
    NOCTUARY_COPY_EVERY: '0',
  });
  const status = async () => JSON.parse((await ask(service.origin, '/api/v2/copy/')).text) as CopyStatus;
  const tell = (request: CopyRequest) =>
    ask(service.origin, '/api/v2/copy/', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(request),
    });
  const until = async (what: string, isSo: (status: CopyStatus) => boolean) => {
    const end = performance.now() + SETTLED_MS;
    let last: CopyStatus | null = null;
    while (performance.now() < end) {
      last = await status().catch(() => null);
      if (last !== null && isSo(last)) return;
      await pause(200);
    }
    problems.push(`${what}: the copy did not come to rest: ${JSON.stringify(last)}`);
  };
  const isAway = ({ unreachable_since, refused_since }: CopyStatus) =>
    unreachable_since !== null || refused_since !== null;
  const isAtRest = (copy: CopyStatus) => copy.phase === 'waiting' && copy.filled_at !== null && !isAway(copy);

  await service.start();
  const { database, close } = await openDatabase(join(folder, 'noctuary.sqlite'));
  try {
    for (let kill = 0; kill < kills; kill += 1) {
      if (kill > 0) change(records, kill);
      await tell({ do: 'look' });
      await pause(wholeBetween(random, 0, 2_500));
      const what = `kill ${kill + 1}`;
      await killOne(service, kill % 3, problems);
      for (const half of await halfSessions(database, records)) problems.push(`${what}: ${half}`);
      await until(what, isAtRest);
      for (const wrong of await differences(database, records)) problems.push(`${what}: ${wrong}`);
      say(`${what} of ${kills}: ${problems.length} problems`);
    }
    if (kills === 0) await until('the fill', isAtRest);
    for (const { name, answer, change: alter, asks } of FAULTS.slice(0, faults)) {
      const whole = records;
      records = structuredClone(whole);
      alter?.(records);
      fault = answer ?? (() => undefined);
      await tell({ do: 'look' });
      await until(name, (copy) => (asks ? copy.phase === 'asking' : copy.phase === 'waiting' && isAway(copy)));
      for (const wrong of await differences(database, whole)) problems.push(`${name}: ${wrong}`);
      const { question } = await status();
      [records, fault] = [whole, () => undefined];
      if (question !== null) {
        const { key, asked_at } = question;
        await tell({ do: 'answer', question: key, asked_at, answer: 'keep' });
      }
      await tell({ do: 'look' });
      await until(`after ${name}`, isAtRest);
      for (const wrong of await differences(database, whole)) problems.push(`after ${name}: ${wrong}`);
      say(`${name}: ${problems.length} problems`);
    }
  } finally {
    await close();
    await service.end('SIGTERM');
    await source.stop();
  }
  return problems;
}

/** More sessions than a page has. */
function grown(records: MadeRecords): MadeRecords {
  for (const list of ['events', 'captures', 'occurrences']) {
    const first = structuredClone(records[list] ?? []);
    for (let time = 1; time < 12; time += 1)
      for (const record of structuredClone(first)) {
        record.id += time * 1_000;
        const event = record['event'] as { id: number } | undefined;
        if (event !== undefined) event.id += time * 1_000;
        records[list]?.push(record);
      }
  }
  return records;
}

/** What a person does in a day: a session more, an occurrence less, another name. */
function change(records: MadeRecords, day: number): void {
  const updated_at = `2025-01-01T10:${String(day % 60).padStart(2, '0')}:00.000001`;
  const id = 90_000 + day;
  const [event, capture] = [records['events']?.[0], records['captures']?.[0]];
  if (event === undefined || capture === undefined) return;
  records['events']?.push({ ...structuredClone(event), id, updated_at, captures_count: 2 });
  for (const more of [0, 1])
    records['captures']?.push({
      ...structuredClone(capture),
      id: id * 10 + more,
      event: { ...(capture['event'] as object), id },
    });
  records['occurrences']?.splice(day, 1);
  Object.assign(records['deployments']?.[day % 4] ?? {}, { name: `Trap of day ${day}`, updated_at });
}

/** Kills the process that follows, the service, or both with the process that watches them, which is started again. */
async function killOne(service: SoakService, which: number, problems: string[]): Promise<void> {
  const pid = service.pid;
  if (which === 0 && pid !== null) {
    for (const child of childrenOf(pid)) process.kill(child, 'SIGKILL');
    return;
  }
  const followers = pid === null ? [] : childrenOf(pid);
  if (which === 2) for (const child of followers) process.kill(child, 'SIGKILL');
  await service.end('SIGKILL');
  await service.start().catch((error: unknown) => problems.push(`It did not start again: ${String(error)}`));
}

function childrenOf(pid: number): number[] {
  try {
    const text = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
    return text === '' ? [] : text.split(' ').map(Number);
  } catch {
    return [];
  }
}

/** Sessions that are shown with a part of their captures. */
async function halfSessions(database: Database, records: MadeRecords): Promise<string[]> {
  const wanted = new Map<string, number>();
  for (const { event } of (records['captures'] ?? []) as unknown as { event: { id: number } }[])
    wanted.set(String(event.id), (wanted.get(String(event.id)) ?? 0) + 1);
  const rows = await database
    .selectFrom('events')
    .innerJoin('load_keys', 'load_keys.id', 'events.id')
    .leftJoin('captures', 'captures.event_id', 'events.id')
    .select(['load_keys.key', ({ fn }) => fn.count<number>('captures.id').as('n')])
    .where('load_keys.kind', '=', 'events')
    .groupBy('load_keys.key')
    .execute();
  return rows
    .filter(({ key, n }) => wanted.get(key) !== n)
    .map(({ key, n }) => `session ${key} is shown with ${n} of ${wanted.get(key) ?? 0} captures`);
}

/** What is not here as the source has it. */
async function differences(database: Database, records: MadeRecords): Promise<string[]> {
  const wrong = await halfSessions(database, records);
  for (const list of LISTS) {
    const rows = await database.selectFrom('load_keys').select('key').where('kind', '=', list).execute();
    const [here, there] = [new Set(rows.map(({ key }) => Number(key))), new Set(records[list]?.map(({ id }) => id))];
    const count = await database
      .selectFrom(list)
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
    if (count.n !== there.size) wrong.push(`${list}: ${count.n} rows of ${there.size} records`);
    const missing = [...there].filter((id) => !here.has(id));
    const more = [...here].filter((id) => !there.has(id));
    if (missing.length + more.length > 0)
      wrong.push(`${list}: ${missing.length} are missing, ${more.length} are too many`);
  }
  const names = await database.selectFrom('deployments').select('name').orderBy('name').execute();
  const wanted = (records['deployments'] ?? []).map(({ name }) => String(name)).toSorted();
  if (names.map(({ name }) => name).join() !== wanted.join()) wrong.push('deployments have other names');
  return wrong;
}
