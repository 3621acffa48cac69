import { afterEach, expect, test } from 'vitest';
import type { CollectionName } from '#contract/lists/collections.ts';
import {
  connectionFound,
  connectionLost,
  connectionNow,
  lastReadMs,
  tryConnection,
} from '#dashboard/api/status/connection.ts';
import { createQueryClient } from '#dashboard/api/lists/create-query-client.ts';
import { queryKeys } from '#dashboard/api/query-keys.ts';
import { loadedFrom } from '#test/support/dashboard-setup.ts';
import { faultyService } from '#test/support/faulty-service.ts';

const EARLIER_MS = Date.UTC(2026, 4, 1, 21, 4);

afterEach(() => connectionFound());

test('cached responses are dated by when they were received, each collection by its oldest', async () => {
  connectionLost('deployments/?limit=100', EARLIER_MS + 60_000);
  connectionLost('deployments/?limit=100&offset=100', EARLIER_MS);
  connectionLost('events/?limit=100', EARLIER_MS + 1_000);
  expect(lastReadMs('deployments')).toBe(EARLIER_MS);

  const client = createQueryClient();
  const readAt = async (name: CollectionName) => {
    const queryKey = queryKeys.whole(name, {});
    await client.query({ queryKey, queryFn: () => Promise.resolve([]) });
    return client.getQueryState(queryKey)?.dataUpdatedAt;
  };
  expect(await readAt('deployments')).toBe(EARLIER_MS);
  expect(await readAt('events')).toBe(EARLIER_MS + 1_000);
  expect(await readAt('taxa')).toBeGreaterThan(EARLIER_MS + 60_000);
});

test('once the service answers, everything is invalidated, and dated by its refetch', async () => {
  connectionLost('deployments/', EARLIER_MS);
  const client = createQueryClient();
  const queryKey = queryKeys.whole('deployments', {});
  const read = () => client.query({ queryKey, queryFn: () => Promise.resolve([]) });
  await read();
  connectionFound();
  expect(connectionNow()).toBe('there');
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true);
  await read();
  expect(client.getQueryState(queryKey)?.dataUpdatedAt).toBeGreaterThan(EARLIER_MS);
});

test('a gateway’s 502 and 504 mean no connection; any other response means a connection', async () => {
  let status = 0;
  const service = await faultyService(() => ({ status, body: {} }));
  loadedFrom(service.origin);
  const found: number[] = [];
  for (status of [502, 504, 200, 401, 404, 500, 503]) {
    connectionLost('deployments/', EARLIER_MS);
    if (await tryConnection()) found.push(status);
    expect(connectionNow()).toBe(found.includes(status) ? 'there' : 'lost');
  }
  expect(found).toEqual([200, 401, 404, 500, 503]);
  await service.stop();
});
