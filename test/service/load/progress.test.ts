import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Progress } from '#service/load/progress.ts';
import { runLoad } from '#service/load/run-load.ts';
import { databaseWithTables } from '#test/service/database-with-tables.ts';
import { loadInto } from '#test/support/load-options.ts';
import { NIGHT, table } from './loaded-package.ts';

describe('the progress of a list', () => {
  afterEach(() => void vi.useRealTimers());

  /** What is shown of 10,000 records of which 100 come every 100 ms. */
  function shownIn(seconds: number, isTerminal: boolean): string[] {
    vi.useFakeTimers({ toFake: ['performance'] });
    const shown: string[] = [];
    const say = (line: string) => shown.push(line);
    const progress = new Progress({ say, draw: isTerminal ? say : null }, 'captures');
    for (let tenth = 0; tenth < seconds * 10; tenth += 1) {
      vi.advanceTimersByTime(100);
      progress.add(100, 10_000);
    }
    return shown;
  }

  test('is printed after the first second, and then every two', () => {
    expect(shownIn(6, false)).toEqual(
      [1, 3, 5].map((done) => `  captures: ${done},000 of 10,000, 1,000/s, ${10 - done} s left`),
    );
  });

  test('is drawn on a terminal with the first records, and then five times a second', () => {
    const shown = shownIn(1, true);
    expect(shown.map((line) => /(\d+) of/.exec(line)?.[1])).toEqual(['100', '300', '500', '700', '900']);
    expect(shown.at(-1)).toBe(`  captures: ${'█'.padEnd(20, '░')} 900 of 10,000, 1,000/s, 10 s left`);
  });
});

/** Observations at both levels of images of one second, so that a load has every step. */
const BOTH = {
  ...NIGHT,
  'media.csv': table(
    ['mediaID', 'deploymentID', 'timestamp'],
    ['m0', 'dune', '2024-06-10T21:00:00.2+02:00'],
    ['m1', 'dune', '2024-06-10T21:00:00.1+02:00'],
  ),
  'observations.csv': table(
    [
      'observationID',
      'deploymentID',
      'mediaID',
      'eventID',
      'eventStart',
      'observationLevel',
      'observationType',
      'scientificName',
    ],
    ['o1', 'dune', '', 'e', '2024-06-10T21:00:00+02:00', 'event', 'animal', 'Noctua pronuba'],
    ['o2', 'dune', 'm0', 'e', '2024-06-10T21:00:00+02:00', 'media', 'animal', 'Noctua pronuba'],
  ),
};

test('each step of a load over a whole table shows how far it is, from the first lines read', async () => {
  const empty = await databaseWithTables('sqlite');
  const path = join(empty.folder, 'package');
  mkdirSync(path);
  for (const [name, text] of Object.entries(BOTH)) writeFileSync(join(path, name), text);
  const drawn: string[] = [];
  const options = { ...loadInto(empty), draw: (line: string) => drawn.push(line) };
  expect(await runLoad({ what: 'camtrap', path, gapHours: 4, replace: false }, options)).toBe(true);
  expect(drawn.map((line) => /^ {2}([a-z ]+): .*\d/.exec(line)?.[1])).toEqual([
    'reading deployments',
    'reading media',
    'reading observations',
    'times',
    'captures',
    'bursts',
    // Read for those of events, and again for those of media.
    'observations',
    'occurrences',
    'observations',
    'shown',
    'processed',
  ]);
  expect(options.said[0]).toBe('Reading the package …');
  expect(options.said.filter((line) => line.startsWith('  counting'))).toEqual(
    ['captures', 'occurrences', 'sessions', 'deployments', 'taxa'].map((part) => `  counting ${part} …`),
  );
  await empty.remove();
});
