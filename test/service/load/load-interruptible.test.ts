import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { interruptibleStep } from '#service/load/interruptible-step.ts';
import { Stopped } from '#service/load/load-error.ts';
import { runLoad } from '#service/load/run-load.ts';
import { serviceClient } from '#service/load/copy/service-client.ts';
import { emptyDatabase, type EmptyDatabase } from '#test/support/empty-database.ts';
import { faultyService } from '#test/support/faulty-service.ts';
import { loadInto } from '#test/support/load-options.ts';

const never = new AbortController().signal;

describe('a blocking step of a load', () => {
  let child: ChildProcess | null = null;
  afterEach(() => child?.kill('SIGKILL'));

  /** Starts a process that listens to signals and then runs `script`, in which they abort `stop`. */
  function run(script: string) {
    const text = `
      import { writeSync } from 'node:fs';
      import { interruptibleStep } from '#service/load/interruptible-step.ts';
      const stop = new AbortController();
      const say = (word) => writeSync(1, word);
      for (const name of ['SIGINT', 'SIGTERM']) process.on(name, () => stop.abort(new Error('heard')));
      ${script}`;
    const started = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', text]);
    child = started;
    let output = '';
    started.stdout.setEncoding('utf8').on('data', (word: string) => (output += word));
    return { started, said: () => output };
  }

  test.each(['SIGINT', 'SIGTERM'] as const)('is stopped by %s at once', async (signal) => {
    const { started, said } = run(`await interruptibleStep(stop.signal, true, () => { say('begun'); for (;;); });`);
    await expect.poll(said).toBe('begun');
    const ended = once(started, 'exit');
    started.kill(signal);
    expect(await ended).toEqual([null, signal]);
  });

  test('is not started after an earlier Ctrl C', async () => {
    const { started, said } = run(`
      process.kill(process.pid, 'SIGINT');
      await interruptibleStep(stop.signal, true, () => say('begun')).catch(({ message }) => say(message));`);
    await once(started, 'close');
    expect(said()).toBe('heard');
  });
});

describe('a load', () => {
  let empty: EmptyDatabase;
  /** how often a listener for Ctrl C was removed */
  let taken = 0;
  let onTaken = () => {};
  const listener = () => {};
  const note = (name: string | symbol) => {
    if (name !== 'SIGINT') return;
    taken += 1;
    onTaken();
  };

  beforeEach(async () => {
    empty = await emptyDatabase('sqlite');
    taken = 0;
    onTaken = () => {};
    process.on('SIGINT', listener).on('removeListener', note);
  });
  afterEach(async () => {
    process.off('removeListener', note).off('SIGINT', listener);
    await empty.remove();
  });

  test('leaves Ctrl C to the system while it parses a large answer, and handles it before and after', async () => {
    const records = Array.from({ length: 2_000 }, (_, id) => ({ id, details: 'x'.repeat(600) }));
    const body = { count: 2_000, next: null, previous: null, results: records };
    const source = await faultyService(() => ({ body }));
    const shared = { base: source.origin, token: null, follow: false, signal: never, say: () => {} };
    const before = process.listeners('SIGINT');
    const listening = await serviceClient(shared).list('events', { limit: 500 }, (read) => {
      expect(read).toEqual(body);
      return process.listenerCount('SIGINT');
    });
    await source.stop();
    expect([before.length > 0, listening]).toEqual([true, 0]);
    expect(process.listeners('SIGINT')).toEqual(before);
  });

  test.each([
    ['looks for sessions without captures', { captures: 20_001, resources: 0 }],
    ['reads a large datapackage.json', { captures: 1, resources: 60_000 }],
  ])('keeps running while it %s, and ends on a signal then', async (_what, { captures, resources }) => {
    const folder = join(empty.folder, 'package');
    mkdirSync(folder);
    const times = Array.from({ length: captures }, (_, index) =>
      // A session each.
      new Date(((index * 7_919) % captures) * 5 * 3_600_000).toISOString().replace('.000', ''),
    );
    const described = {
      resources: Array.from({ length: resources }, (_, index) => ({ name: `another table ${index}` })),
    };
    const files = {
      'datapackage.json': JSON.stringify(described),
      'deployments.csv': 'deploymentID\nd\n',
      'media.csv': `mediaID,deploymentID,timestamp\n${times.map((time, index) => `m${index},d,${time}\n`).join('')}`,
      'observations.csv': 'observationID,deploymentID,observationType,scientificName\n',
    };
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    const options = loadInto(empty);
    onTaken = () => options.stop.abort(new Stopped('Ended.'));
    const load = runLoad({ what: 'camtrap', path: folder, gapHours: 4, replace: false }, options);
    await expect(load).rejects.toThrow(Stopped);
    expect(taken).toBe(1);
  });

  test('handles it itself during a short step, and again after a failed one', async () => {
    const before = process.listeners('SIGINT');
    expect(await interruptibleStep(never, false, () => process.listeners('SIGINT'))).toEqual(before);
    const fails = interruptibleStep(never, true, () => Promise.reject(new Error('broken')));
    await expect(fails).rejects.toThrow('broken');
    expect(process.listeners('SIGINT')).toEqual(before);
  });
});
