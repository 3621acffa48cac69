import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '#dashboard/api/lists/create-query-client.ts';
import { getJson } from '#dashboard/api/http/get-json.ts';
import { queryKeys } from '#dashboard/api/query-keys.ts';
import { walkList } from '#dashboard/api/lists/load/walk-list.ts';
import { loadedFrom } from '#test/support/dashboard-setup.ts';
import { faultyService, type FaultyService } from '#test/support/faulty-service.ts';
import { words } from '#test/words.ts';

let service: FaultyService;
let waiting: { mockRestore: () => void } | undefined;
afterEach(() => {
  waiting?.mockRestore();
  return service.stop();
});

/** A service that answers everything with this status; pauses between tries pass at once. */
async function failing(status: number): Promise<void> {
  service = await faultyService(() => ({ status, body: { detail: 'Not now.' } }));
  loadedFrom(service.origin);
  // What waits for longer than this are time-outs, and the network's own timers are not the page's.
  const wait = globalThis.setTimeout;
  waiting = vi.spyOn(globalThis, 'setTimeout').mockImplementation((work, ms = 0) => wait(work, ms < 5_000 ? 0 : ms));
}

const { signal } = new AbortController();
const walked = async () => {
  const walk = walkList('deployments', signal);
  while ((await walk.next()).done !== true);
};
const asked = () => {
  const client = createQueryClient();
  return client.query({ queryKey: queryKeys.record('jobs', 1), queryFn: () => getJson('jobs/1/', signal) });
};

test.each([
  { what: 'a page of a list', run: walked, status: 503, tries: 4 },
  { what: 'a page of a list that is refused', run: walked, status: 403, tries: 1 },
  { what: 'a record', run: asked, status: 503, tries: 3 },
  { what: 'a record that is not there', run: asked, status: 404, tries: 1 },
])('$what, answered $status, is asked for $tries times', async ({ run, status, tries }) => {
  await failing(status);
  await expect(run()).rejects.toThrow(words.api.statusBecause(status, 'Not now.'));
  expect(service.requests).toHaveLength(tries);
});
