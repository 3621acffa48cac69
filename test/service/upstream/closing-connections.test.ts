import { get } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { read, readMany, type Reading } from '#test/soak/closing-readers.ts';
import { closingService, FRAMINGS, type ClosingService } from '#test/soak/closing-service.ts';
import { endServices, startService } from '#test/service/service-process.ts';
import { endFronts, inFrontOf } from './in-front.ts';

let service: ClosingService;
beforeAll(async () => {
  service = await closingService();
});
afterAll(() => service.stop());
afterEach(async () => {
  await endServices();
  await endFronts();
});

const quick = { encoding: null, accepts: 'identity', reader: 'quick', isCut: false, size: 'page' } as const;

describe('in front of a service that closes each connection', () => {
  test('240 answers arrive whole, or end as broken where they were cut off, and the process runs', async () => {
    const { child, address } = startService({ UPSTREAM_URL: service.origin, LOG_LEVEL: 'silent' });
    const found = await readMany(await address, service, 240);
    expect(found.problems).toEqual([]);
    // Of five rounds of twelve, two have answers that are cut off, and one has readers that leave.
    expect([found.whole, found.broken, found.left]).toEqual([96, 96, 48]);
    expect(child.exitCode).toBeNull();
  });

  test.each(FRAMINGS)('60 MB that end by %s arrive whole, compressed or not', async (framing) => {
    const front = await inFrontOf(service.origin);
    for (const encoding of [null, 'gzip'] as const)
      expect(await read(front, service, { ...quick, framing, encoding, size: 'list' })).toBe('whole');
  });

  test.each(FRAMINGS)('an answer by %s that breaks off never ends as whole', async (framing) => {
    const front = await inFrontOf(service.origin);
    for (const encoding of [null, 'gzip'] as const)
      for (const accepts of ['identity', 'gzip'] as const) {
        const reading: Reading = { ...quick, framing, encoding, accepts, isCut: true };
        expect([encoding, accepts, await read(front, service, reading)]).toEqual([encoding, accepts, 'broken']);
      }
  });

  test('no more is fetched than a reader reads', async () => {
    const front = await inFrontOf(service.origin);
    const sent = get(`${front}/api/v2/events/?framing=end&size=list`, { agent: false });
    const response = await new Promise<NodeJS.ReadableStream>((resolve) => sent.once('response', resolve));
    response.once('data', () => response.pause());
    try {
      let before = 0;
      const hasGrown = () => before < (before = service.sentBytes());
      await expect.poll(hasGrown).toBe(true);
      await expect.poll(hasGrown, { interval: 500 }).toBe(false);
      // What the system and the streams on the way take is some MB.
      expect(before).toBeLessThan(30_000_000);
    } finally {
      sent.destroy();
    }
  });
});
