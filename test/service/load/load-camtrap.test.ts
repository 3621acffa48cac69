import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase, type Database } from '#service/database/open-database.ts';
import { MuchSetAside } from '#service/load/load-error.ts';
import { runLoad } from '#service/load/run-load.ts';
import { databaseWithTables } from '#test/service/database-with-tables.ts';
import type { EmptyDatabase } from '#test/support/empty-database.ts';
import { similarDatabases } from '#test/support/sample-databases.ts';
import { databaseDigest, loadInto } from '#test/support/load-options.ts';
import { madeZip } from '#test/support/made-zip.ts';

const lines = (...rows: readonly string[]) => `${rows.join('\r\n')}\r\n`;

/** A Camtrap DP 1.0 with one line of every unusable kind; line numbers are those of the comments. */
const PACKAGE = {
  'datapackage.json': JSON.stringify({
    name: 'moths-2024',
    title: 'Moths of Ærø 2024',
    description: 'Two traps.',
    created: '2024-09-01T12:00:00Z',
    profile: 'https://raw.githubusercontent.com/tdwg/camtrap-dp/1.0/camtrap-dp-profile.json',
    resources: [
      { name: 'deployments', path: 'deployments.csv' },
      { name: 'media', path: 'media.csv' },
    ],
    taxonomic: [
      { scientificName: 'Noctua pronuba', taxonRank: 'species' },
      { scientificName: 'Geometridae', taxonRank: 'family' },
    ],
  }),
  'deployments.csv': lines(
    '\uFEFFdeploymentID,locationID,locationName,latitude,longitude,deploymentStart,deploymentEnd,cameraID,cameraModel',
    'north,L1,"Hede, nord",54.9,10.3,2024-06-01T12:00:00+02:00,2024-07-01T12:00:00+02:00,M7,Mothbox',
    'south,,Strand,54.8,10.4,2024-06-01T12:00:00+02:00,2024-07-01T12:00:00+02:00,M8,Mothbox',
    // 4, 5, 6, 7
    'nowhere,L1,"Hede, nord",,,2024-06-01T12:00:00+02:00,2024-07-01T12:00:00+02:00,,',
    'wrong,,,95,abc,2024-06-01T12:00:00+02:00,2024-07-01T12:00:00+02:00,,',
    ',,,54,10,,,,',
    'north,,,54,10,,,,',
  ),
  'media.csv': lines(
    'mediaID,deploymentID,captureMethod,timestamp,filePath,filePublic,fileName,fileMediatype',
    'm1,north,timeLapse,2024-06-12T22:00:00+02:00,https://images.example.org/m 1.jpg,true,,image/jpeg',
    'm2,north,timeLapse,2024-06-13T01:30:00.250+02:00,media/m2.jpg,true,,image/jpeg',
    'm3,north,timeLapse,2024-06-13T22:00:00+02:00,https://images.example.org/m3.jpg,false,,image/jpeg',
    'm4,south,timeLapse,2024-06-12T23:00:00+02:00,media/m4.jpg,true,,image/png',
    // 6 to 12
    'm5,north,timeLapse,,media/m5.jpg,true,,image/jpeg',
    'm6,north,timeLapse,12.06.2024 22:00,media/m6.jpg,true,,image/jpeg',
    'm7,east,timeLapse,2024-06-12T22:00:00+02:00,media/m7.jpg,true,,image/jpeg',
    'm8,north,activityDetection,2024-06-12T22:00:00+02:00,media/m8.mp4,true,,video/mp4',
    'm1,north,timeLapse,2024-06-12T22:00:00+02:00,media/m1.jpg,true,,image/jpeg',
    ',north,timeLapse,2024-06-12T22:00:00+02:00,media/x.jpg,true,,image/jpeg',
    'm9,north,timeLapse',
  ),
  'observations.csv': lines(
    'observationID,deploymentID,mediaID,eventID,eventStart,eventEnd,observationLevel,observationType,scientificName,count,classificationProbability',
    'o1,north,m1,,2024-06-12T22:00:00+02:00,2024-06-12T22:00:00+02:00,media,animal,Noctua pronuba,2,0.9',
    'o2,north,,,2024-06-12T21:00:00+02:00,2024-06-13T03:00:00+02:00,event,animal,Geometridae,,',
    'o3,south,,e1,2024-06-12T23:00:00+02:00,2024-06-12T23:05:00+02:00,event,animal,Agrotis exclamationis,3,',
    // The same animals as o3, at level `media`.
    'o4,south,m4,e1,2024-06-12T23:00:00+02:00,2024-06-12T23:00:00+02:00,media,animal,Agrotis exclamationis,2,',
    'o5,north,m3,,2024-06-13T22:00:00+02:00,2024-06-13T22:00:00+02:00,media,animal,Noctua comes,1,1.5',
    // 7 to 16
    'b1,north,m2,,,,media,blank,,,',
    'b2,north,m2,,,,media,human,Homo sapiens,1,',
    'b3,north,m2,,,,media,vehicle,,,',
    'b4,north,m2,,,,media,animal,Noctua pronuba,2.5,',
    'b5,north,m2,,,,media,animal,,1,',
    'b6,east,m2,,,,media,animal,Noctua pronuba,1,',
    'b7,north,m8,,,,media,animal,Noctua pronuba,1,',
    'b8,north,,,2024-06-20T22:00:00+02:00,2024-06-20T23:00:00+02:00,event,animal,Noctua pronuba,1,',
    'b9,north,,,soon,,event,animal,Noctua pronuba,1,',
    'o1,north,m1,,,,media,animal,Noctua pronuba,1,',
  ),
} as const;

describe.each(similarDatabases)('loading a Camtrap DP into $kind', ({ kind }) => {
  let empty: EmptyDatabase;

  beforeEach(async () => {
    empty = await databaseWithTables(kind);
  });
  afterEach(() => empty.remove());

  const folderOf = (files: Readonly<Record<string, string>>) => {
    const folder = join(empty.folder, 'package');
    mkdirSync(folder, { recursive: true });
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    return folder;
  };
  const load = async (path: string, gapHours = 4) => {
    const options = loadInto(empty);
    const ended = runLoad({ what: 'camtrap', path, gapHours, replace: false }, options);
    // Every package here has the unusable lines of `PACKAGE`, except where its own tables say otherwise.
    const end = await ended.catch((error: unknown) => error);
    if (end !== true) expect(end).toBeInstanceOf(MuchSetAside);
    return { said: options.said, end };
  };
  const inDatabase = async <Result>(ask: (database: Database) => Promise<Result>): Promise<Result> => {
    const { database, close } = await openDatabase(empty.location);
    try {
      return await ask(database);
    } finally {
      await close();
    }
  };
  const sessions = () =>
    inDatabase((database) =>
      database
        .selectFrom('events')
        .innerJoin('deployments', 'deployments.id', 'events.deployment_id')
        .select(['deployments.name', 'start', 'end', 'duration_seconds as lasted'])
        .select(['events.captures_count as captures', 'events.occurrences_count as occurrences'])
        .select(['events.detections_count as detections', 'events.taxa_count as taxa'])
        .orderBy('deployments.id')
        .orderBy('start')
        .execute(),
    );

  test('creates a project, its sites, and sessions of captures without a longer gap', async () => {
    await load(folderOf(PACKAGE));
    await inDatabase(async (database) => {
      const projects = await database.selectFrom('projects').selectAll().execute();
      expect(projects).toMatchObject([
        {
          name: 'Moths of Ærø 2024',
          description: 'Two traps.',
          created_at: '2024-09-01T12:00:00.000000',
          deployments_count: 4,
        },
      ]);
      const deployments = await database
        .selectFrom('deployments')
        .leftJoin('sites', 'sites.id', 'deployments.site_id')
        .leftJoin('devices', 'devices.id', 'deployments.device_id')
        .select(['deployments.name', 'latitude', 'longitude', 'sites.name as site', 'devices.name as device'])
        .orderBy('deployments.name')
        .execute();
      expect(deployments).toEqual([
        // Two share a location, in the same year.
        { name: 'Hede, nord (north)', latitude: 54.9, longitude: 10.3, site: 'Hede, nord', device: 'Mothbox M7' },
        { name: 'Hede, nord (nowhere)', latitude: 0, longitude: 0, site: 'Hede, nord', device: null },
        { name: 'Strand', latitude: 54.8, longitude: 10.4, site: 'Strand', device: 'Mothbox M8' },
        { name: 'wrong', latitude: 0, longitude: 0, site: null, device: null },
      ]);
    });
    // The wall clock, without offset or fraction.
    expect(await sessions()).toEqual([
      {
        name: 'Hede, nord (north)',
        start: '2024-06-12T22:00:00',
        end: '2024-06-13T01:30:00',
        lasted: 12_600,
        captures: 2,
        occurrences: 3,
        detections: 2,
        taxa: 2,
      },
      {
        name: 'Hede, nord (north)',
        start: '2024-06-13T22:00:00',
        end: '2024-06-13T22:00:00',
        lasted: 0,
        captures: 1,
        occurrences: 1,
        detections: 1,
        taxa: 1,
      },
      {
        name: 'Strand',
        start: '2024-06-12T23:00:00',
        end: '2024-06-12T23:00:00',
        lasted: 0,
        captures: 1,
        occurrences: 3,
        detections: 2,
        taxa: 1,
      },
    ]);
  });

  test('knows which captures were processed: those with an observation, also a blank one, but for unclassified ones', async () => {
    const observations = lines(
      'observationID,deploymentID,mediaID,eventID,eventStart,eventEnd,observationLevel,observationType,scientificName,bboxWidth',
      'o1,north,m1,,,,media,unclassified,,',
      'o2,north,m1,,,,media,blank,,',
      'o3,north,m2,,,,media,unclassified,,',
      'o4,south,,e1,2024-06-12T22:00:00+02:00,2024-06-13T03:00:00+02:00,event,blank,,',
      // Somebody drew a box.
      'o5,north,m5,,,,media,unclassified,,0.1',
    );
    const media = lines(
      'mediaID,deploymentID,timestamp,filePath',
      'm1,north,2024-06-12T22:00:00+02:00,a.jpg',
      'm2,north,2024-06-13T01:30:00+02:00,b.jpg',
      'm3,north,2024-06-13T22:00:00+02:00,c.jpg',
      'm5,north,2024-06-14T22:00:00+02:00,d.jpg',
      'm4,south,2024-06-12T23:00:00+02:00,e.jpg',
      'm6,south,2024-06-13T23:00:00+02:00,f.jpg',
    );
    const processed = async () => {
      const read = (database: Database) =>
        database
          .selectFrom('events')
          .innerJoin('deployments', 'deployments.id', 'events.deployment_id')
          .select([
            'deployments.name',
            'start',
            'events.captures_count as taken',
            'processed_captures_count as processed',
          ])
          .orderBy('deployments.id')
          .orderBy('start')
          .execute();
      return (await inDatabase(read)).map(({ start, ...row }) => ({ ...row, day: start.slice(8, 10) }));
    };
    const folder = folderOf({ ...PACKAGE, 'media.csv': media, 'observations.csv': observations });
    await load(folder);
    const expected = [
      { name: 'Hede, nord (north)', day: '12', taken: 2, processed: 1 },
      // Of m3 and m6 the package says nothing.
      { name: 'Hede, nord (north)', day: '13', taken: 1, processed: null },
      { name: 'Hede, nord (north)', day: '14', taken: 1, processed: 1 },
      { name: 'Strand', day: '12', taken: 1, processed: 1 },
      { name: 'Strand', day: '13', taken: 1, processed: null },
    ];
    expect(await processed()).toEqual(expected);
    await load(folder);
    expect(await processed()).toEqual(expected);
  });

  test('shows images with a public address, and draws the others', async () => {
    await load(folderOf(PACKAGE));
    const captures = await inDatabase((database) =>
      database.selectFrom('captures').select(['timestamp', 'image', 'width']).orderBy('timestamp').execute(),
    );
    expect(captures).toEqual([
      { timestamp: '2024-06-12T22:00:00', image: 'https://images.example.org/m 1.jpg', width: null },
      { timestamp: '2024-06-12T23:00:00', image: null, width: null },
      { timestamp: '2024-06-13T01:30:00', image: null, width: null },
      { timestamp: '2024-06-13T22:00:00', image: null, width: null },
    ]);
  });

  test('gives taxa the rank of the package, and species their genus', async () => {
    await load(folderOf(PACKAGE));
    const taxa = await inDatabase((database) =>
      database
        .selectFrom('taxa')
        .leftJoin('taxa as parent', 'parent.id', 'taxa.parent_id')
        .select(['taxa.name', 'taxa.rank', 'parent.name as parent', 'taxa.occurrences_count as n'])
        .orderBy('taxa.name')
        .execute(),
    );
    expect(taxa).toEqual([
      { name: 'Agrotis', rank: 'GENUS', parent: null, n: 0 },
      { name: 'Agrotis exclamationis', rank: 'SPECIES', parent: 'Agrotis', n: 3 },
      { name: 'Geometridae', rank: 'FAMILY', parent: null, n: 1 },
      { name: 'Noctua', rank: 'GENUS', parent: null, n: 0 },
      { name: 'Noctua comes', rank: 'SPECIES', parent: 'Noctua', n: 1 },
      { name: 'Noctua pronuba', rank: 'SPECIES', parent: 'Noctua', n: 2 },
    ]);
  });

  test('reports unusable lines, with file, line and reason', async () => {
    const { said, end } = await load(folderOf(PACKAGE));
    const listed = readFileSync(join(empty.folder, 'load-set-aside.csv'), 'utf8').trimEnd().split('\r\n');
    expect(listed.slice(1)).toEqual([
      '"deployments.csv","line 6","deploymentID","empty"',
      '"deployments.csv","line 7","deploymentID","came before in this file"',
      '"deployments.csv","line 4","latitude, longitude","no location: kept without one"',
      '"deployments.csv","line 5","latitude, longitude","""95"", ""abc"" is no place: kept without a location"',
      '"media.csv","line 6","timestamp","empty"',
      '"media.csv","line 7","timestamp","12.06.2024 22:00 is no date and time, YYYY-MM-DDThh:mm:ss±hh:mm"',
      '"media.csv","line 8","deploymentID","is not among the deployments"',
      '"media.csv","line 9","fileMediatype","video/mp4 is no image"',
      '"media.csv","line 10","mediaID","came before in this file"',
      '"media.csv","line 11","mediaID","empty"',
      '"media.csv","line 12","line","3 values in place of 8"',
      '"observations.csv","line 6","classificationProbability","1.5 is not from 0 to 1: kept without it"',
      '"observations.csv","line 7","observationType","blank, and only animals are occurrences"',
      '"observations.csv","line 8","observationType","human, and only animals are occurrences"',
      '"observations.csv","line 9","observationType","vehicle, and only animals are occurrences"',
      '"observations.csv","line 10","count","2.5 is not a whole number from 1 to 10000"',
      '"observations.csv","line 11","scientificName","empty, so there is no taxon"',
      '"observations.csv","line 12","deploymentID","is not among the deployments"',
      '"observations.csv","line 16","observationID","came before in this file"',
      '"observations.csv","line 14","eventStart, eventEnd","no capture was taken then, so there is no session"',
      '"observations.csv","line 15","eventStart, eventEnd","soon is no date and time, YYYY-MM-DDThh:mm:ss±hh:mm"',
      '"observations.csv","line 13","mediaID","is not among the captures"',
    ]);
    expect(said).toContain(
      '  media.csv, timestamp: is no date and time, YYYY-MM-DDThh:mm:ss±hh:mm (line 7: 12.06.2024 22:00)',
    );
    expect(end).toMatchObject({
      message: expect.stringMatching(
        /^deployments\.csv: 2 of 6 lines were set aside, most of them because of deploymentID/,
      ),
    });
  });

  test('is the same from a zip, also with a folder inside', async () => {
    await load(folderOf(PACKAGE));
    const fromFolder = await inDatabase(databaseDigest);
    await empty.remove();
    empty = await databaseWithTables(kind);
    const zip = join(empty.folder, 'moths.zip');
    writeFileSync(
      zip,
      madeZip(Object.fromEntries(Object.entries(PACKAGE).map(([name, text]) => [`moths/${name}`, text]))),
    );
    await load(zip);
    expect(await inDatabase(databaseDigest)).toEqual(fromFolder);
  });

  test('is the same where missing values are NA, as R writes them', async () => {
    await load(folderOf(PACKAGE));
    const before = await inDatabase(databaseDigest);
    const withNa = (text: string) => text.replaceAll(/(?<=,|\n)(?=,|\r)/g, 'NA');
    const tables = ['deployments.csv', 'media.csv', 'observations.csv'] as const;
    const written = Object.fromEntries(tables.map((name) => [name, withNa(PACKAGE[name])]));
    expect(written['observations.csv']).toContain('south,NA,e1');
    await load(folderOf({ ...PACKAGE, ...written }));
    expect(await inDatabase(databaseDigest)).toEqual(before);
  });

  test('changes nothing the second time, and only changed records the third', async () => {
    const folder = folderOf(PACKAGE);
    await load(folder);
    const before = await inDatabase(databaseDigest);
    await load(folder);
    expect(await inDatabase(databaseDigest)).toEqual(before);
    folderOf({
      'media.csv': `${PACKAGE['media.csv']}m20,north,timeLapse,2024-06-12T22:30:00+02:00,media/m20.jpg,true,,image/jpeg\r\n`,
    });
    await load(folder);
    const counts = await inDatabase(databaseDigest);
    expect(Object.keys(before).filter((table) => before[table] !== counts[table])).toEqual(
      expect.arrayContaining(['captures', 'events', 'load_keys']),
    );
    expect(counts['occurrences']).toBe(before['occurrences']);
    expect((await sessions()).map(({ captures }) => captures)).toEqual([3, 1, 1]);
  });

  test('creates other sessions with another gap, and removes the old ones', async () => {
    const folder = folderOf(PACKAGE);
    await load(folder);
    await load(folder, 2);
    expect((await sessions()).map(({ start, captures }) => [start, captures])).toEqual([
      ['2024-06-12T22:00:00', 1],
      ['2024-06-13T01:30:00', 1],
      ['2024-06-13T22:00:00', 1],
      ['2024-06-12T23:00:00', 1],
    ]);
    await load(folder, 24);
    expect((await sessions()).map(({ start, captures }) => [start, captures])).toEqual([
      ['2024-06-12T22:00:00', 3],
      ['2024-06-12T23:00:00', 1],
    ]);
  });

  test('creates an occurrence for every animal, however many a line has', async () => {
    const folder = folderOf({
      ...PACKAGE,
      'observations.csv': lines(
        'observationID,deploymentID,mediaID,eventID,eventStart,observationLevel,observationType,scientificName,count',
        'many,north,m1,,,media,animal,Noctua pronuba,2500',
        'swarm,north,,e1,2024-06-12T22:00:00+02:00,event,animal,Noctua comes,2100',
        'shown,north,m1,e1,,media,animal,Noctua comes,2050',
        'shown again,north,m2,e1,,media,animal,Noctua comes,3',
        'nowhere,north,m99,,,media,animal,Noctua pronuba,4000',
      ),
    });
    await load(folder);
    const once = await inDatabase(databaseDigest);
    const [first] = await sessions();
    expect(first).toMatchObject({ occurrences: 4_600, detections: 2_500 + 2_050 + 3 });
    const listed = readFileSync(join(empty.folder, 'load-set-aside.csv'), 'utf8');
    expect(listed.match(/"line 6","mediaID","is not among the captures"/g)).toHaveLength(1);
    await load(folder);
    expect(await inDatabase(databaseDigest)).toEqual(once);
  });

  test('shows each event observation on the captures of its own stage, sex or turn', async () => {
    const event = (id: string, values: string) =>
      `${id},north,,e1,2024-06-12T22:00:00+02:00,event,animal,Noctua pronuba,${values}`;
    const media = (id: string, mediaId: string, values: string) =>
      `${id},north,${mediaId},e1,,media,animal,Noctua pronuba,${values}`;
    const folder = folderOf({
      ...PACKAGE,
      'observations.csv': lines(
        'observationID,deploymentID,mediaID,eventID,eventStart,observationLevel,observationType,scientificName,count,lifeStage,sex,bboxX,bboxY,bboxWidth,bboxHeight',
        event('female', '1,adult,female,,,,'),
        event('larvae', '3,juvenile,,,,,'),
        event('male', '1,adult,male,,,,'),
        event('other male', '1,adult,male,,,,'),
        media('m1_1', 'm1', '1,adult,female,0.1,0,0.1,0.1'),
        media('m1_2', 'm1', '2,juvenile,,0.2,0,0.1,0.1'),
        media('m1_3', 'm1', '1,adult,male,0.3,0,0.1,0.1'),
        media('m1_4', 'm1', '1,adult,male,0.4,0,0.1,0.1'),
        media('m2_1', 'm2', '1,adult,male,0.5,0,0.1,0.1'),
        // No event observation has these: the largest is shown, and no more than its three.
        media('m2_2', 'm2', '5,subadult,,0.6,0,0.1,0.1'),
      ),
    });
    await load(folder);
    const shown = await inDatabase((database) =>
      database
        .selectFrom('detections')
        .innerJoin('load_keys', 'load_keys.id', 'detections.occurrence_id')
        .select(['load_keys.key', 'box_x'])
        .where('load_keys.kind', '=', 'occurrences')
        .orderBy('box_x')
        .orderBy('load_keys.key')
        .execute(),
    );
    expect(shown.map((one) => [one.box_x, one.key])).toEqual([
      [0.1, 'female'],
      [0.2, 'larvae'],
      [0.2, 'larvae#2'],
      [0.3, 'male'],
      [0.4, 'other male'],
      [0.5, 'male'],
      [0.6, 'larvae'],
      [0.6, 'larvae#2'],
      [0.6, 'larvae#3'],
    ]);
    expect(readFileSync(join(empty.folder, 'load-set-aside.csv'), 'utf8')).toContain(
      '"line 11","count","5 animals of larvae, which has 3, are more than the event observation has: only so many are shown"',
    );
  });

  test('keeps the boxes of observations that lie within their image', async () => {
    const box = (id: string, ...values: (number | string)[]) =>
      `${id},north,m1,,,media,animal,Noctua pronuba,1,0.9,${values.join(',')}`;
    const folder = folderOf({
      ...PACKAGE,
      'observations.csv': lines(
        'observationID,deploymentID,mediaID,eventID,eventStart,observationLevel,observationType,scientificName,count,classificationProbability,bboxX,bboxY,bboxWidth,bboxHeight',
        box('inside', 0.1, 0.2, 0.3, 0.4),
        box('rounded', 0.5, 0, 0.5005, 1),
        box('none', '', '', '', ''),
        // 5 to 8
        box('part', 0.1, 0.2, 0.3, ''),
        box('pixels', 100, 200, 300, 400),
        box('flat', 0.1, 0.2, 0, 0.4),
        box('text', 'left', 0.2, 0.1, 0.4),
      ),
    });
    await load(folder);
    const rows = await inDatabase((database) =>
      database
        .selectFrom('detections')
        .innerJoin('load_keys', 'load_keys.id', 'occurrence_id')
        .select(['load_keys.key', 'box_x', 'box_y', 'box_width', 'box_height', 'score'])
        .where('kind', '=', 'occurrences')
        .orderBy('detections.id')
        .execute(),
    );
    expect(rows.map(({ key, ...row }) => [key, ...Object.values(row)])).toEqual([
      ['inside', 0.1, 0.2, 0.3, 0.4, 0.9],
      ['rounded', 0.5, 0, 0.5, 1, 0.9],
      ...['none', 'part', 'pixels', 'flat', 'text'].map((key) => [key, null, null, null, null, 0.9]),
    ]);
    const listed = readFileSync(join(empty.folder, 'load-set-aside.csv'), 'utf8').split('\r\n');
    expect(listed.filter((one) => one.includes('bboxX'))).toEqual(
      ['0.1, 0.2, 0.3, ', '100, 200, 300, 400', '0.1, 0.2, 0, 0.4', 'left, 0.2, 0.1, 0.4'].map(
        (values, index) =>
          `"observations.csv","line ${index + 5}","bboxX","${values} is no box within the image, from 0 to 1: kept without it"`,
      ),
    );
    const before = await inDatabase(databaseDigest);
    await load(folder);
    expect(await inDatabase(databaseDigest)).toEqual(before);
  });

  test.each([
    ['no folder', () => 'nowhere', /There is no folder or file .*nowhere to load\./],
    ['no table', () => folderOf({ 'deployments.csv': 'deploymentID\r\n' }), /has no media\.csv: a Camtrap DP holds/],
    [
      'a table without its columns',
      () => folderOf({ ...PACKAGE, 'media.csv': 'a,b\r\n1,2\r\n' }),
      /media\.csv has no column mediaID\./,
    ],
    ['an empty table', () => folderOf({ ...PACKAGE, 'media.csv': '' }), /media\.csv is empty\./],
    [
      'no data package',
      () => folderOf({ ...PACKAGE, 'datapackage.json': '[]' }),
      /datapackage\.json of .* is not the description/,
    ],
    ['no zip', () => join(folderOf({ ...PACKAGE, 'x.zip': 'PK' }), 'x.zip'), /x\.zip cannot be read as a zip: /],
  ])('ends with one sentence where there is %s', async (_, path, message) => {
    const options = loadInto(empty);
    await expect(runLoad({ what: 'camtrap', path: path(), gapHours: 4, replace: false }, options)).rejects.toThrow(
      message,
    );
  });
});
