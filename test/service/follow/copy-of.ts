import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from 'vitest';
import { copyStatus, type CopyRequest, type CopyStatus } from '#contract/copy/copy-status.ts';
import type { AppOptions } from '#service/app.ts';
import type { CopySettings } from '#service/follow/copy-settings.ts';
import type { FollowTimes } from '#service/follow/follow-task.ts';
import { prepareCopy } from '#service/follow/prepare-copy.ts';
import { openDatabase } from '#service/database/open-database.ts';
import { ask, askJson } from '#test/service/ask.ts';
import type { EmptyDatabase } from '#test/support/empty-database.ts';
import { onDemand } from '#test/support/on-demand.ts';
import { serveOver, type RunningService } from '#test/support/serve.ts';

const { noctuary } = await onDemand('programs');
const PROGRAM = join(dirname(noctuary), 'follow-process.js');
const TIMES: FollowTimes = { pollMs: 50, firstPauseMs: 200, firstWaitMs: 20, silentMs: 2_000 };
/** On a machine that does other things, too. */
const UNTIL_MS = 20_000;

export interface RunningCopy extends RunningService {
  status: () => Promise<CopyStatus>;
  /** tells the copy something. @returns the HTTP status */
  tell: (request: CopyRequest) => Promise<number>;
  /** answers the question that it asks. @returns the HTTP status */
  answer: (answer: 'take' | 'keep') => Promise<number>;
  /** resolves with the status once it has these values */
  until: (values: Partial<CopyStatus> & Record<string, unknown>) => Promise<CopyStatus>;
  /** makes it look, and resolves once that look is complete */
  look: () => Promise<CopyStatus>;
  /** ids of the processes that follow for this one */
  followers: () => number[];
}

/** A service over a database that is a copy of the service at `source`, which it follows. It looks when it is told to. */
export async function copyOf(
  source: string,
  { location, folder }: EmptyDatabase,
  settings: Partial<CopySettings> = {},
  options: Partial<AppOptions> = {},
): Promise<RunningCopy> {
  const copy: CopySettings = { source, projects: null, token: null, everyMs: null, ...settings };
  const { database } = await openDatabase(location);
  await prepareCopy(database, copy);
  const before = new Set(children());
  const follow = { copy, databaseLocation: location, dataFolder: folder, times: TIMES, program: PROGRAM };
  const service = await serveOver(database, { follow, ...options });
  const own = children().filter((pid) => !before.has(pid));
  const status = async () => copyStatus.parse(JSON.parse((await ask(service.url, '/api/v2/copy/')).text));
  const tell = async (request: CopyRequest) => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify(request);
    return (await ask(service.url, '/api/v2/copy/', { method: 'POST', headers, body })).status;
  };
  const answer: RunningCopy['answer'] = async (given) => {
    const { question } = await until({ phase: 'asking' });
    if (question === null) throw new Error('The copy asks nothing.');
    return tell({ do: 'answer', question: question.key, asked_at: question.asked_at, answer: given });
  };
  const until: RunningCopy['until'] = async (values) => {
    await expect.poll(status, { timeout: UNTIL_MS, interval: 30 }).toMatchObject(values);
    return status();
  };
  const look = async () => {
    await until({ phase: 'waiting' });
    expect(await tell({ do: 'look' })).toBe(200);
    return until({ phase: 'waiting' });
  };
  return { ...service, status, tell, answer, until, look, followers: () => own };
}

/** Numbers of records, by list, that a reader of the copy gets. */
export async function numbers({ url }: RunningCopy): Promise<Record<string, number>> {
  const lists = ['projects', 'deployments', 'events', 'captures', 'occurrences', 'taxa'];
  const counts = await Promise.all(
    lists.map(async (list) => (await askJson<{ count: number }>(url, `/api/v2/${list}/?limit=1`)).count),
  );
  return Object.fromEntries(lists.map((list, index) => [list, counts[index] ?? 0]));
}

/** Those of the made source. */
export const WHOLE = { projects: 2, deployments: 4, events: 12, captures: 60, occurrences: 12, taxa: 3 };

/** As after two nights without a comparison. */
export async function makeItCompare({ location }: EmptyDatabase): Promise<void> {
  const { database, close } = await openDatabase(location);
  const { state } = await database.selectFrom('copy_state').select('state').executeTakeFirstOrThrow();
  const changed = { ...(JSON.parse(state) as object), compared_at: '2020-01-01T00:00:00' };
  await database
    .updateTable('copy_state')
    .set({ state: JSON.stringify(changed) })
    .execute();
  await close();
}

/** The processes that this one has started. */
function children(): number[] {
  const text = readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8').trim();
  return text === '' ? [] : text.split(' ').map(Number);
}
