import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { databaseWithTables } from '#test/service/database-with-tables.ts';
import type { EmptyDatabase } from '#test/support/empty-database.ts';
import { similarDatabases } from '#test/support/sample-databases.ts';
import { described, inDatabase, loadedPackage, NIGHT, table } from './loaded-package.ts';

const WHOLE = { projects: 1, deployments: 1, events: 1, captures: 6, occurrences: 1 };

/** The tables of the night with other delimiters, decimal commas where asked for, and this before each. */
function writtenWith(delimiter: string, { decimal = '.', start = '' } = {}) {
  const written = (text: string) =>
    start +
    text
      .split('\r\n')
      .map((line) =>
        line
          .split(',')
          .map((value) => (/^\d+\.\d+$/.test(value) ? value.replace('.', decimal) : value))
          .join(delimiter),
      )
      .join('\r\n');
  return Object.fromEntries(Object.entries(NIGHT).map(([name, text]) => [name, written(text)]));
}

/** The tables without their headers. */
const BARE = Object.fromEntries(
  Object.entries(NIGHT).map(([name, text]) => [name, text.slice(text.indexOf('\r\n') + 2)]),
);
const HEADERS = Object.entries(NIGHT).map(([name, text]) => ({
  name: name.replace('.csv', ''),
  path: name,
  dialect: { header: false },
  schema: { fields: (text.split('\r\n')[0] ?? '').split(',').map((field) => ({ name: field })) },
}));

describe.each(similarDatabases)('the tables of a package in $kind', ({ kind }) => {
  let empty: EmptyDatabase;

  beforeEach(async () => {
    empty = await databaseWithTables(kind);
  });
  afterEach(() => empty.remove());

  const places = () =>
    inDatabase(empty, async (database) => {
      const deployments = await database.selectFrom('deployments').select(['latitude', 'longitude']).execute();
      const occurrences = await database.selectFrom('occurrences').select('determination_score as score').execute();
      return { deployments, occurrences };
    });
  const PLACES = { deployments: [{ latitude: 52.1, longitude: 4.3 }], occurrences: [{ score: 0.93 }] };

  test.each<[string, Record<string, string | Buffer>]>([
    [
      'semicolons and decimal commas',
      {
        ...writtenWith(';', { decimal: ',', start: '\uFEFF' }),
        'datapackage.json': described({ dialect: { delimiter: ';' } }),
      },
    ],
    ['tabs', { ...writtenWith('\t'), 'datapackage.json': described({ dialect: { delimiter: '\t' } }) }],
    ['bars', { ...writtenWith('|'), 'datapackage.json': described({ dialect: { delimiter: '|' } }) }],
    [
      'single quotation marks',
      {
        ...NIGHT,
        'deployments.csv': NIGHT['deployments.csv'].replace('Dune', '\'Dune, by the "sea"\''),
        'datapackage.json': described({ dialect: { quoteChar: "'" } }),
      },
    ],
    [
      'marks after a backslash',
      {
        ...NIGHT,
        'deployments.csv': NIGHT['deployments.csv'].replace('Dune', '"Dune, \\"north\\""'),
        'datapackage.json': described({ dialect: { doubleQuote: false, escapeChar: '\\' } }),
      },
    ],
    [
      'no header, and their columns',
      { ...BARE, 'datapackage.json': JSON.stringify({ name: 'night', resources: HEADERS }) },
    ],
    [
      'comments and a text for no value',
      {
        ...NIGHT,
        'media.csv': `# of 2024\r\n${NIGHT['media.csv'].replaceAll('image/jpeg', '\\N')}`,
        'datapackage.json': described({ dialect: { commentChar: '#', nullSequence: '\\N' } }),
      },
    ],
    [
      'an encoding',
      {
        ...NIGHT,
        'deployments.csv': Buffer.from(NIGHT['deployments.csv'].replace('Dune', 'Ærø'), 'latin1'),
        'datapackage.json': described({ encoding: 'windows-1252' }),
      },
    ],
    [
      'UTF-16',
      {
        ...Object.fromEntries(
          Object.entries(NIGHT).map(([name, text]) => [name, Buffer.from(`\uFEFF${text}`, 'utf16le')]),
        ),
        'datapackage.json': described({ encoding: 'utf-16le' }),
      },
    ],
    [
      'gzip',
      {
        ...Object.fromEntries(Object.entries(NIGHT).map(([name, text]) => [`${name}.gz`, gzipSync(text)])),
        'datapackage.json': JSON.stringify({
          name: 'night',
          resources: Object.keys(NIGHT).map((name) => ({ name: name.replace('.csv', ''), path: `${name}.gz` })),
        }),
      },
    ],
  ])('are read as the descriptor declares them: with %s', async (_, files) => {
    const { end, stored, setAside } = await loadedPackage(empty, files);
    expect({ end, stored, setAside }).toEqual({ end: true, stored: WHOLE, setAside: [] });
    expect(await places()).toEqual(PLACES);
  });

  test.each<[string, Record<string, string | Buffer>, string]>([
    ['semicolons', writtenWith(';', { decimal: ',' }), '  media.csv has semicolons between its values: it is read so.'],
    [
      "semicolons after Excel's line",
      writtenWith(';', { decimal: ',', start: 'sep=;\r\n' }),
      '  media.csv has semicolons between its values: it is read so.',
    ],
    ['tabs', writtenWith('\t'), '  media.csv has tabs between its values: it is read so.'],
    [
      'commas, against the descriptor',
      { ...NIGHT, 'datapackage.json': described({ dialect: { delimiter: ';' } }) },
      '  media.csv has commas between its values, not semicolons as datapackage.json says: it is read so.',
    ],
  ])('are read where they plainly have %s, which is said', async (_, files, line) => {
    const { end, said, stored } = await loadedPackage(empty, files);
    expect({ end, stored }).toEqual({ end: true, stored: WHOLE });
    expect(said).toContain(line);
    expect(await places()).toEqual(PLACES);
  });

  test('are read where they are packed and nothing says so', async () => {
    const { stored } = await loadedPackage(empty, {
      ...NIGHT,
      'media.csv': gzipSync(NIGHT['media.csv']),
      'datapackage.json': described({}),
    });
    expect(stored).toEqual(WHOLE);
    const { 'observations.csv': observations, ...others } = NIGHT;
    const without = await loadedPackage(
      empty,
      { ...others, 'observations.csv.gz': gzipSync(observations) },
      { replace: true },
    );
    expect(without.stored).toEqual(WHOLE);
  });

  test.each([
    [
      'in the names of 0.1.4',
      (text: string) => text.replaceAll(/(?<=[a-z])(ID|[A-Z][a-z]+)/g, (part) => `_${part.toLowerCase()}`),
    ],
    ['in small letters', (text: string) => text.toLowerCase()],
    ['in capitals with blanks around', (text: string) => text.toUpperCase().replaceAll(',', ' , ')],
  ])('have their columns %s', async (_, change) => {
    const files = Object.fromEntries(
      Object.entries(NIGHT).map(([name, text]) => {
        const end = text.indexOf('\r\n');
        return [name, change(text.slice(0, end)) + text.slice(end)];
      }),
    );
    const { stored } = await loadedPackage(empty, files);
    expect(stored).toEqual(WHOLE);
    expect(await places()).toEqual(PLACES);
  });

  test.each([
    [
      'text after a closing mark',
      'o4,dune,m4,animal,Noctua pronuba,1,,""two of them, worn""',
      'text follows a closing quotation mark',
    ],
    [
      'a mark that is never closed',
      'o4,dune,m4,animal,Noctua pronuba,1,,"two of them, worn',
      'a quotation mark is not closed',
    ],
    ['a value too few', 'o4,dune,m4,animal,Noctua pronuba,1', '6 values in place of 8'],
    ['a value too many', 'o4,dune,m4,animal,Noctua pronuba,1,,two of them, worn', '9 values in place of 8'],
  ])('lose one line of twelve where it has %s', async (_, line, why) => {
    const observation = (index: number) => `o${index},dune,m${index % 6},animal,Noctua pronuba,1,,`;
    const rows = Array.from({ length: 12 }, (__, index) => (index === 4 ? line : observation(index)));
    const header =
      'observationID,deploymentID,mediaID,observationType,scientificName,count,classificationProbability,observationComments';
    const { end, stored, setAside } = await loadedPackage(empty, {
      ...NIGHT,
      'observations.csv': `${[header, ...rows].join('\n')}\n`,
    });
    expect({ end, setAside }).toEqual({ end: true, setAside: [`"observations.csv","line 6","line","${why}"`] });
    expect(stored).toEqual({ ...WHOLE, occurrences: 11 });
  });

  test.each<[string, number, RegExp]>([
    ['one in ten', 1, /^true$/],
    [
      'more than one in ten',
      2,
      /^Error: observations\.csv: 2 of 10 lines were set aside, most of them because of count: is not a whole number from 1 to 10000\. .*load-set-aside\.csv/,
    ],
  ])('end with a sentence where more than one line in ten is set aside, here %s', async (_, wrong, expected) => {
    const rows = Array.from(
      { length: 10 },
      (__, index) => `o${index},dune,m0,animal,Noctua pronuba,${index < wrong ? '2.5' : '1.0'}\n`,
    );
    const { end, stored } = await loadedPackage(empty, {
      ...NIGHT,
      'observations.csv': `observationID,deploymentID,mediaID,observationType,scientificName,count\n${rows.join('')}`,
    });
    expect(String(end)).toMatch(expected);
    expect(stored.occurrences).toBe(10 - wrong);
  });

  test('with other media than images say so by reason, with three examples of each', async () => {
    const types = ['image/jpeg', 'IMAGE/JPEG', 'video/mp4', 'VIDEO/MP4', 'application/octet-stream', 'audio/wav', ''];
    const header = 'mediaID,deploymentID,timestamp,filePath,filePublic,fileMediatype,fileName';
    const media = types.map(
      (type, index) =>
        `m${index},dune,2024-06-10T21:0${index}:00+02:00,${type === '' ? 'clips/m6.MP4' : `m${index}`},false,${type},${type === '' ? 'm6' : ''}`,
    );
    const animals = types.map((_, index) => `o${index},dune,m${index},animal,Noctua pronuba,1,1.5`);
    const { said, setAside, stored } = await loadedPackage(empty, {
      ...NIGHT,
      'media.csv': `${[header, ...media].join('\n')}\n`,
      'observations.csv': `${[NIGHT['observations.csv'].split('\r\n')[0], ...animals].join('\n')}\n`,
    });
    expect(stored).toMatchObject({ captures: 2, occurrences: 2 });
    expect(said.filter((line) => line.startsWith('  media.csv,') || line.startsWith('  observations.csv,'))).toEqual([
      '  media.csv, fileMediatype: is no image (line 4: video/mp4, line 5: VIDEO/MP4, line 6: application/octet-stream and 2 more)',
      '  observations.csv, classificationProbability: is not from 0 to 1: kept without it (line 2: 1.5, line 3: 1.5, line 4: 1.5 and 4 more)',
      '  observations.csv, mediaID: is not among the captures (line 4, line 5, line 6 and 2 more)',
    ]);
    expect(setAside).toContain('"media.csv","line 4","fileMediatype","video/mp4 is no image"');
  });

  test('with an id that is that of the second animal of another line lose one of both, and say so', async () => {
    const { stored, setAside } = await loadedPackage(empty, {
      ...NIGHT,
      'observations.csv': table(
        ['observationID', 'deploymentID', 'mediaID', 'observationType', 'scientificName', 'count'],
        ...['a,m0,2', 'a#2,m1,1', 'b#2,m2,1', 'b,m3,2'].map((line) => {
          const [id = '', medium = '', count = ''] = line.split(',');
          return [id, 'dune', medium, 'animal', 'Noctua pronuba', count];
        }),
      ),
    });
    expect(stored.occurrences).toBe(3);
    expect(setAside).toEqual([
      '"observations.csv","line 3","observationID","came before in this file"',
      '"observations.csv","line 5","count","b#2 makes an observationID that came before in this file"',
    ]);
  });

  test('with blank images, people and unclassified images alone end without such a sentence', async () => {
    const types = ['blank', 'human', 'vehicle', 'unknown', 'unclassified', 'blank'];
    const { end, stored, setAside } = await loadedPackage(empty, {
      ...NIGHT,
      'observations.csv': table(
        ['observationID', 'deploymentID', 'mediaID', 'observationType', 'scientificName'],
        ...types.map((type, index) => [`o${index}`, 'dune', `m${index}`, type, '']),
      ),
    });
    expect({ end, stored }).toEqual({ end: true, stored: { ...WHOLE, occurrences: 0 } });
    expect(setAside).toHaveLength(6);
  });
});
