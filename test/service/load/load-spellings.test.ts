import { formatTimestamp } from '#contract/time.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parseCamtrapTime } from '#service/load/camtrap/camtrap-time.ts';
import { camtrapNumber, camtrapWholeNumber } from '#service/load/camtrap/tables/camtrap-numbers.ts';
import { databaseWithTables } from '#test/service/database-with-tables.ts';
import type { EmptyDatabase } from '#test/support/empty-database.ts';
import { similarDatabases } from '#test/support/sample-databases.ts';
import { inDatabase, loadedPackage, NIGHT, table } from './loaded-package.ts';

const WHOLE = { projects: 1, deployments: 1, events: 1, captures: 6, occurrences: 1 };

describe('numbers of a table', () => {
  test.each([
    ['2', 2],
    ['2.0', 2],
    ['2.', 2],
    ['12.000000', 12],
    ['2,0', 2],
    ['1e+03', 1_000],
    ['+3', 3],
  ])('%s is whole', (text, number) => expect(camtrapWholeNumber(text)).toBe(number));

  test.each(['', '2.5', '2,5', '1,000', 'two', '0x10', '1 000', 'Infinity', '2.0.0', '1e'])(
    '"%s" is no whole number',
    (text) => expect(camtrapWholeNumber(text)).toBeNaN(),
  );

  test.each([
    ['52.1', 52.1],
    ['52,1', 52.1],
    ['-4,305', -4.305],
    ['.5', 0.5],
    ['1E-3', 0.001],
  ])('%s is a number', (text, number) => expect(camtrapNumber(text)).toBe(number));

  test.each(['', '1.000,5', '52°6′', '0x1f', '-'])('"%s" is none', (text) => expect(camtrapNumber(text)).toBeNaN());
});

describe('spellings of a time', () => {
  const DIGITS = '2024-06-12T21:04:05';
  test.each([
    ['2024-06-12 21:04:05+02', 2, ''],
    ['2024-06-12 21:04:05.5+02', 2, '5'],
    ['2024-06-12T21:04:05,25+02:00', 2, '25'],
    ['2024-06-12t21:04:05z', 0, ''],
    ['2024-06-12T21:04:05.120000000Z', 0, '12'],
    ['2024-06-12 21:04:05 UTC', 0, ''],
    ['2024-06-12 21:04:05 -0330', -3.5, ''],
    ['2024-06-12T21:04:05+02:00[Europe/Paris]', 2, ''],
    ['2024-06-12T21:04:05\u221203:00', -3, ''],
    ['20240612T210405+0200', 2, ''],
    ['2024/06/12 21:04:05', 0, ''],
    ['2024:06:12 21:04:05', 0, ''],
  ])('%s is read', (text, hours, fraction) => {
    const time = parseCamtrapTime(text);
    expect(formatTimestamp(time?.wallSeconds ?? 0)).toBe(DIGITS);
    expect(((time?.wallSeconds ?? 0) - (time?.instantMs ?? 0) / 1_000) / 3_600).toBe(hours);
    expect(time?.fraction).toBe(fraction);
  });

  test.each(['2024-06-12T21:04', '2024-06-12 21:04+02'])('%s has no seconds', (text) => {
    expect(formatTimestamp(parseCamtrapTime(text)?.wallSeconds ?? 0)).toBe('2024-06-12T21:04:00');
  });

  test.each(['2024-06-12', '12/06/2024 21:04', '2024-06-12 9:04 PM', '2024-06-12T25:00:00', '45455.87', '1718219045'])(
    '"%s" is none',
    (text) => expect(parseCamtrapTime(text)).toBe(null),
  );
});

describe.each(similarDatabases)('a package in the spelling of its program, in $kind', ({ kind }) => {
  let empty: EmptyDatabase;

  beforeEach(async () => {
    empty = await databaseWithTables(kind);
  });
  afterEach(() => empty.remove());

  const animals = (...counts: readonly string[]) =>
    table(
      ['observationID', 'deploymentID', 'mediaID', 'observationType', 'scientificName', 'count'],
      ...counts.map((count, index) => [`o${index}`, 'dune', `m${index % 6}`, 'animal', 'Noctua pronuba', `"${count}"`]),
    );

  test('has as many animals as whole numbers say, with and without a decimal', async () => {
    const { end, stored } = await loadedPackage(empty, {
      ...NIGHT,
      'observations.csv': animals('2.0', '1', '3.00', '2,0', ''),
    });
    expect({ end, occurrences: stored.occurrences }).toEqual({ end: true, occurrences: 9 });
  });

  test('has set aside what is no whole number of animals, with its value', async () => {
    const counts = ['2.5', '0.0', '1,000', ...Array.from({ length: 27 }, () => '1.0')];
    const { end, stored, setAside, said } = await loadedPackage(empty, {
      ...NIGHT,
      'observations.csv': animals(...counts),
    });
    expect({ end, occurrences: stored.occurrences }).toEqual({ end: true, occurrences: 27 });
    expect(setAside).toEqual(
      ['2.5', '0.0', '1,000'].map(
        (count, index) =>
          `"observations.csv","line ${index + 2}","count","${count} is not a whole number from 1 to 10000"`,
      ),
    );
    expect(said).toContain(
      '  observations.csv, count: is not a whole number from 1 to 10000 (line 2: 2.5, line 3: 0.0, line 4: 1,000)',
    );
  });

  test.each([
    ['PostgreSQL', (time: string) => time.replace('T', ' ').replace('+02:00', '+02')],
    ['JSON of a language', (time: string) => time.replace('+02:00', '.000000+02:00').toLowerCase()],
    ['a spreadsheet', (time: string) => time.replace('T', ' ').replace(/:00\+02:00/, '')],
  ])('has the times that %s writes', async (_, change) => {
    const media = NIGHT['media.csv'].replaceAll(/2024-06-10T[\d:+]+/g, change);
    expect(media).not.toBe(NIGHT['media.csv']);
    const { end, stored } = await loadedPackage(empty, { ...NIGHT, 'media.csv': media });
    expect({ end, stored }).toEqual({ end: true, stored: WHOLE });
    const [event] = await inDatabase(empty, (database) =>
      database.selectFrom('events').select(['start', 'end']).execute(),
    );
    expect(event).toEqual({ start: '2024-06-10T21:00:00', end: '2024-06-10T23:30:00' });
  });

  test('shows the value of a time that it cannot read', async () => {
    const media = `${NIGHT['media.csv']}${Array.from({ length: 6 }, (_, index) => `n${index},dune,2024-06-10T22:00:00,,,\r\n`).join('')}late,dune,10.6.24 ≈22h,,,\r\n`;
    const { setAside, said, stored } = await loadedPackage(empty, { ...NIGHT, 'media.csv': media });
    expect(stored.captures).toBe(12);
    expect(setAside).toEqual([
      '"media.csv","line 14","timestamp","10.6.24 ≈22h is no date and time, YYYY-MM-DDThh:mm:ss±hh:mm"',
    ]);
    expect(said).toContain(
      '  media.csv, timestamp: is no date and time, YYYY-MM-DDThh:mm:ss±hh:mm (line 14: 10.6.24 ≈22h)',
    );
  });

  test('has images whose type is written in capitals', async () => {
    const { stored } = await loadedPackage(empty, {
      ...NIGHT,
      'media.csv': NIGHT['media.csv'].replaceAll('image/', 'IMAGE/'),
    });
    expect(stored).toEqual(WHOLE);
  });
});

describe.each(similarDatabases)('images of one second in $kind', ({ kind }) => {
  let empty: EmptyDatabase;

  beforeEach(async () => {
    empty = await databaseWithTables(kind);
  });
  afterEach(() => empty.remove());

  /** A burst of six a second, at these seconds, in a sequence of the file that is none of time. */
  const burst = (seconds: readonly number[]) =>
    table(
      ['mediaID', 'deploymentID', 'timestamp', 'filePath', 'filePublic', 'fileName'],
      ...seconds
        .flatMap((second) => [4, 2, 0, 3, 1, 5].map((tenth) => ({ second, tenth })))
        .toSorted((one, other) => one.tenth * 7 - other.tenth * 7 || other.second - one.second)
        .map(({ second, tenth }) => [
          `${9 - tenth}-${second}`,
          'dune',
          `2024-06-10T22:${String(15 + Math.floor(second / 60)).padStart(2, '0')}:${String(second % 60).padStart(2, '0')}${tenth === 0 ? '' : `.${tenth}00`}+02:00`,
          `https://example.org/${second}-${tenth}.jpg`,
          'true',
          `IMG ${second}-${tenth}.JPG`,
        ]),
    );
  const images = () =>
    inDatabase(empty, async (database) => {
      const rows = await database
        .selectFrom('captures')
        .select(['image', 'file_name'])
        .orderBy('timestamp')
        .orderBy('id')
        .execute();
      return rows.map(({ image, file_name }) => `${image?.replace('https://example.org/', '')}, ${file_name}`);
    });
  const inTime = (seconds: readonly number[]) =>
    seconds.flatMap((second) =>
      [0, 1, 2, 3, 4, 5].map((tenth) => `${second}-${tenth}.jpg, IMG ${second}-${tenth}.JPG`),
    );
  /** whether each key still leads to its own image, and each observation to its capture */
  const keys = () =>
    inDatabase(empty, (database) =>
      database
        .selectFrom('load_keys')
        .innerJoin('captures', 'captures.id', 'load_keys.id')
        .leftJoin('detections', 'detections.capture_id', 'captures.id')
        .select(['load_keys.key', 'captures.image', 'detections.id as detection'])
        .where('load_keys.kind', '=', 'captures')
        .execute(),
    );

  test.each([
    ['one burst', [7]],
    ['bursts that are spread over the whole table', Array.from({ length: 300 }, (_, index) => index)],
  ])('come in the sequence of their fractions, in %s, also after a second load', async (_, seconds) => {
    const files = {
      ...NIGHT,
      'media.csv': burst(seconds),
      'observations.csv': NIGHT['observations.csv'].replace('m0', `6-${seconds[0]}`),
    };
    for (const again of [false, true]) {
      const { stored } = await loadedPackage(empty, files);
      expect([again, stored.captures, stored.occurrences]).toEqual([again, seconds.length * 6, 1]);
      expect(await images()).toEqual(inTime(seconds));
      const rows = await keys();
      const wrong = rows.filter(({ key, image }) => {
        const [left, second] = key.split('-');
        return image !== `https://example.org/${second}-${9 - Number(left)}.jpg`;
      });
      expect(wrong).toEqual([]);
      expect(rows.filter(({ detection }) => detection !== null).map(({ key }) => key)).toEqual([`6-${seconds[0]}`]);
    }
  });
});
