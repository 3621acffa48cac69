import { QueryClient } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { pollClock } from '#test/dashboard/exports/poll-clock.ts';
import { loadedFrom } from '#test/support/dashboard-setup.ts';
import { foreignRecords, type ForeignRecord } from '#test/support/foreign/foreign-records.ts';
import { foreignService, type ForeignOptions, type ForeignService } from '#test/support/foreign/foreign-service.ts';
import { renderAt } from '#test/support/render-at.tsx';
import { words } from '#test/words.ts';

const clock = pollClock();
let client = new QueryClient();
let service: ForeignService | null = null;
afterEach(async () => {
  await service?.stop();
  service = null;
});

const JOBS = 'jobs/?ordering=-updated_at&limit=';
const EXPORTS = 'exports/?ordering=-created_at&limit=';
const countText = (running: number) => words.jobs.jobsWith(`${words.jobs.running(running)}, ${words.jobs.failed(1)}`);

/** A service with 40 jobs that have ended, one of them without success, and these. */
async function serviceWith(running: readonly ForeignRecord[], options: ForeignOptions = {}): Promise<ForeignService> {
  const records = foreignRecords();
  const [ended] = records.jobs;
  const others = Array.from({ length: 40 }, (_, index) => ({
    ...ended,
    id: 200 + index,
    status: index === 39 ? 'FAILURE' : 'SUCCESS',
    updated_at: `2026-05-01T10:${String(index).padStart(2, '0')}:00`,
  }));
  service = await foreignService({ ...options, records: { ...records, jobs: [...others, ...running] } });
  loadedFrom(service.origin);
  return service;
}

function runningJob(id: number, changes: object = {}): ForeignRecord {
  const [job] = foreignRecords().jobs;
  return { ...job, id, status: 'STARTED', updated_at: `2026-05-02T10:00:0${id % 10}`, ...changes };
}

/** Requests for jobs after the first of all, and the rows of lists that they got. */
function askedSince({ requests, sent }: ForeignService, list: 'jobs' | 'exports') {
  const asked = requests.filter((path) => path.startsWith(`${list}/`));
  return { asked, rows: sent.get(list) ?? 0 };
}

/** All polls that wait so long are due; while an answer is awaited, a poll would ask nothing. */
async function passes(ms: number): Promise<void> {
  await waitFor(() => expect(client.isFetching()).toBe(0));
  await clock.passes(ms);
}

/** Opens a page, and remembers its cache. */
function shownAt(address: string) {
  const rendered = renderAt(address);
  ({ client } = rendered);
  return rendered;
}

async function opened(address: string, here: ForeignService, running: number) {
  const rendered = shownAt(address);
  await screen.findByRole('button', {
    name: running === 0 ? words.jobs.jobsWith(words.jobs.failed(1)) : countText(running),
  });
  here.requests.length = 0;
  here.sent.clear();
  return rendered;
}

test('a poll asks for the jobs that run by their records, and for no list', async () => {
  const here = await serviceWith([runningJob(301), runningJob(302)]);
  await opened('/settings', here, 2);
  await passes(4_500);
  await waitFor(() => expect(clock.delaysMs()).toEqual([6_750]));
  expect(askedSince(here, 'jobs')).toEqual({ asked: ['jobs/302/', 'jobs/301/'], rows: 0 });

  const job = here.records.jobs.find(({ id }) => id === 302);
  Object.assign(job ?? {}, { status: 'SUCCESS' });
  await passes(6_750);
  expect(await screen.findByRole('button', { name: countText(1) })).toBeInTheDocument();
  here.requests.length = 0;
  await passes(4_500);
  await waitFor(() => expect(clock.delaysMs()).toEqual([6_750]));
  // The one that has ended is not asked again.
  expect(askedSince(here, 'jobs')).toEqual({ asked: ['jobs/301/'], rows: 0 });
});

test('more than five that run are asked for by their list', async () => {
  const here = await serviceWith([301, 302, 303, 304, 305, 306].map((id) => runningJob(id)));
  await opened('/settings', here, 6);
  await passes(4_500);
  await waitFor(() => expect(clock.delaysMs()).toEqual([6_750]));
  expect(askedSince(here, 'jobs')).toEqual({ asked: [`${JOBS}11`], rows: 11 });
});

test('where no job runs, five rows are asked, and all twenty once their count says that others have changed', async () => {
  const here = await serviceWith([]);
  await opened('/settings', here, 0);
  expect(clock.delaysMs()).toEqual([30_000]);
  await passes(30_000);
  await waitFor(() => expect(askedSince(here, 'jobs')).toEqual({ asked: [`${JOBS}5`], rows: 5 }));

  // Not among the first five.
  here.records.jobs.shift();
  here.requests.length = 0;
  await passes(30_000);
  await waitFor(() => expect(askedSince(here, 'jobs').asked).toEqual([`${JOBS}5`, `${JOBS}20`]));

  here.records.jobs.push(runningJob(301));
  here.requests.length = 0;
  await passes(30_000);
  expect(await screen.findByRole('button', { name: countText(1) })).toBeInTheDocument();
  expect(askedSince(here, 'jobs').asked).toEqual([`${JOBS}5`]);
});

test('a running job that is removed leaves with the next list', async () => {
  const here = await serviceWith([runningJob(301)]);
  const { user } = await opened('/settings', here, 1);
  here.records.jobs.pop();
  await passes(4_500);
  await waitFor(() => expect(clock.delaysMs()).toEqual([6_750]));
  expect(askedSince(here, 'jobs').asked).toEqual(['jobs/301/']);
  expect(screen.getByRole('button', { name: countText(1) })).toBeInTheDocument();
  here.requests.length = 0;
  await user.click(await screen.findByRole('button', { name: words.shell.refresh }));
  expect(await screen.findByRole('button', { name: words.jobs.jobsWith(words.jobs.failed(1)) })).toBeInTheDocument();
  expect(askedSince(here, 'jobs').asked).toEqual([`${JOBS}20`]);
});

test('a service that does not sort its jobs is asked for all twenty', async () => {
  const here = await serviceWith([], { isOrdered: () => false });
  const unsorted = here.records.jobs.toReversed().toSorted((a, b) => (a.id % 7) - (b.id % 7));
  here.records.jobs.splice(0, here.records.jobs.length, ...unsorted);
  shownAt('/settings');
  await waitFor(() => expect(askedSince(here, 'jobs').asked).toEqual([`${JOBS}20`]));
  await waitFor(() => expect(clock.delaysMs()).toEqual([30_000]));
  await passes(30_000);
  await waitFor(() => expect(askedSince(here, 'jobs').asked).toEqual([`${JOBS}20`, `${JOBS}20`]));
});

test('a poll waits ten times as long as the last one took', async () => {
  let takesMs = 0;
  const here = await serviceWith([runningJob(301), runningJob(302)], {
    before: ({ path }) => {
      if (path.startsWith('jobs/')) clock.takes(takesMs);
    },
  });
  await opened('/settings', here, 2);
  takesMs = 400;
  await passes(4_500);
  // Both together.
  await waitFor(() => expect(clock.delaysMs()).toEqual([8_000]));
  takesMs = 6_000;
  await passes(8_000);
  await waitFor(() => expect(clock.delaysMs()).toEqual([120_000]));
  takesMs = 0;
  await passes(120_000);
  await waitFor(() => expect(clock.delaysMs()).toEqual([15_188]));
});

/** The exports of the page, of which the second runs. */
async function exportsOf(options: ForeignOptions = {}) {
  const here = await serviceWith([], options);
  const running = here.records.exports[1];
  if (running === undefined) throw new Error('There are no exports.');
  const job = running['job'] as { progress: { summary: object } };
  Object.assign(job.progress.summary, { status: 'STARTED', progress: 0.5 });
  const made = (id: number): ForeignRecord => ({
    ...here.records.exports[0],
    id,
    created_at: `2026-06-01T10:00:${String(id % 60).padStart(2, '0')}`,
  });
  const summary = job.progress.summary;
  return { here, summary, made };
}

test('of exports, the record of the one that runs is asked, until it has ended, and five rows of the newest', async () => {
  const { here, summary, made } = await exportsOf();
  here.records.exports.unshift(...Array.from({ length: 8 }, (_, index) => made(60 + index)));
  shownAt('/exports');
  await waitFor(() => expect(clock.delaysMs()).toContain(2_000));
  here.requests.length = 0;
  here.sent.clear();
  await passes(2_000);
  await waitFor(() => expect(askedSince(here, 'exports')).toEqual({ asked: ['exports/82/'], rows: 0 }));
  await waitFor(() => expect(clock.delaysMs()).toContain(3_000));
  Object.assign(summary, { status: 'SUCCESS', progress: 1 });
  await passes(3_000);
  await waitFor(() => expect(clock.delaysMs()).toEqual([30_000, 30_000]));
  here.requests.length = 0;
  await passes(30_000);
  await waitFor(() => expect(askedSince(here, 'exports')).toEqual({ asked: [`${EXPORTS}5`], rows: 5 }));

  here.records.exports.push(...Array.from({ length: 7 }, (_, index) => made(140 + index)));
  here.requests.length = 0;
  await passes(30_000);
  // All five are new: there may be more.
  await waitFor(() => expect(askedSince(here, 'exports').asked).toEqual([`${EXPORTS}5`, `${EXPORTS}20`]));
  const shown = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  await waitFor(() => expect(shown()).toContain('17 of 17 exports'));
});

test('a job whose export is polled is asked for once that has ended', async () => {
  const { here, summary } = await exportsOf();
  const job = runningJob(76, { progress: { summary: { ...summary }, stages: [], errors: [], logs: [] } });
  here.records.jobs.push(job);
  shownAt('/exports');
  await waitFor(() => expect(clock.delaysMs()).toEqual([2_000, 4_500, 30_000]));
  here.requests.length = 0;
  await passes(4_500);
  await waitFor(() => expect(clock.delaysMs()).toContain(6_750));
  expect(askedSince(here, 'jobs').asked).toEqual([]);
  Object.assign(summary, { status: 'SUCCESS', progress: 1 });
  Object.assign(job, { status: 'SUCCESS' });
  await passes(2_000);
  expect(await screen.findByRole('button', { name: words.jobs.jobsWith(words.jobs.failed(1)) })).toBeInTheDocument();
  expect(askedSince(here, 'jobs').asked).toEqual(['jobs/76/']);
});

test('exports that run share the pace of one, and the newest ones wait as well', async () => {
  let takesMs = 0;
  const { here, made } = await exportsOf({
    before: ({ path }) => {
      if (path.startsWith('exports')) clock.takes(takesMs);
    },
  });
  const [, running] = here.records.exports;
  here.records.exports.push({ ...made(90), job: { ...(running?.['job'] as object), id: 990 } });
  shownAt('/exports');
  await waitFor(() => expect(clock.delaysMs().filter((ms) => ms === 2_000)).toHaveLength(2));
  takesMs = 150;
  await passes(2_000);
  // Twice ten times 150 ms, or what one more answer took while it waited.
  await waitFor(() => expect(clock.delaysMs().filter((ms) => ms === 3_000 || ms === 6_000)).toHaveLength(2));
  takesMs = 4_000;
  await passes(30_000);
  await waitFor(() => expect(clock.delaysMs()).toContain(40_000));
});
