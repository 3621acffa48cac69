import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ask, askJson } from '#test/service/ask.ts';
import { databaseWithTables } from '#test/service/database-with-tables.ts';
import { described, inDatabase, loadedPackage, NIGHT, table } from '#test/service/load/loaded-package.ts';
import { camtrapFaults } from '#test/support/exports/camtrap-faults.ts';
import { csvRecords } from '#test/support/exports/csv-records.ts';
import { darwinCoreFaults } from '#test/support/exports/darwin-core-faults.ts';
import { madeFiles } from '#test/support/exports/made-files.ts';
import { unzipped } from '#test/support/exports/unzipped.ts';
import { serve } from '#test/support/serve.ts';
import type { ExportOptions } from '#contract/exports/export-request.ts';
import type { EmptyDatabase } from '#test/support/empty-database.ts';
import { similarDatabases } from '#test/support/sample-databases.ts';

type Files = Readonly<Record<string, string>>;

const UUID = '0a86dd4d-ac02-46cb-840a-f9f52844d0f4';

/** A package of one night whose ids begin with its name. */
const packageOf = (name: string): Files =>
  Object.fromEntries(
    Object.entries({ ...NIGHT, 'datapackage.json': described({}, { name, title: name }) }).map(([file, text]) => [
      file,
      text.replaceAll(/\b(m\d|o1|dune)\b/g, `${name}-$1`),
    ]),
  );

/**
 * Two animals of one taxon in one event, of two and of one; an animal that is on a medium alone, without and with an event;
 * two on one medium; one of an event without a medium.
 */
const RICH: Files = {
  'datapackage.json': described(
    {},
    { name: 'rich', title: 'Rich', taxonomic: [{ scientificName: 'Noctua pronuba', taxonRank: 'species' }] },
  ),
  'deployments.csv': table(
    ['deploymentID', 'locationID', 'locationName', 'latitude', 'longitude', 'deploymentStart', 'deploymentEnd'],
    [UUID, 'L-1', 'Dune', '52.1', '4.3', '2024-06-10T18:00:00Z', '2024-06-14T08:00:00Z'],
    ['x|y', 'L-1', 'Dune', '52.1', '4.3', '2024-06-10T18:00:00Z', '2024-06-14T08:00:00Z'],
  ),
  'media.csv': table(
    ['mediaID', 'deploymentID', 'timestamp', 'filePath', 'filePublic', 'fileName'],
    ...['11', '12', 'a/b c', '../14'].map((id, index) => [
      id,
      index === 3 ? 'x|y' : UUID,
      `2024-06-1${index === 3 ? 1 : 0}T2${index}:00:00Z`,
      index === 3 ? '' : `cards/${index}.jpg`,
      'false',
      index === 3 ? '' : `IMG ${index}.JPG`,
    ]),
  ),
  'observations.csv': table(
    ['observationID', 'deploymentID', 'mediaID', 'eventID', 'eventStart', 'eventEnd', 'observationLevel'].concat([
      'observationType',
      'scientificName',
      'count',
      'lifeStage',
      'bboxX',
      'bboxY',
      'bboxWidth',
      'bboxHeight',
    ]),
    ...[
      `pair,${UUID},,e1,2024-06-10T20:00:00Z,2024-06-10T21:00:00Z,event,animal,Noctua pronuba,2,adult,,,,`,
      `one,${UUID},,e1,2024-06-10T20:00:00Z,2024-06-10T21:00:00Z,event,animal,Noctua pronuba,1,juvenile,,,,`,
      `1_a,${UUID},11,e1,,,media,animal,Noctua pronuba,2,adult,0.1,0.1,0.1,0.1`,
      `1_b,${UUID},11,e1,,,media,animal,Noctua pronuba,1,juvenile,0.2,0.1,0.1,0.1`,
      `2_b,${UUID},12,e1,,,media,animal,Noctua pronuba,1,juvenile,0.3,0.1,0.1,0.1`,
      `alone,${UUID},a/b c,,,,media,animal,Noctua comes,1,,0.4,0.1,0.1,0.1`,
      `several,x|y,../14,e2,,,media,animal,Noctua comes,2,,,,,`,
      `unseen,x|y,,e3,2024-06-11T23:00:00Z,2024-06-11T23:00:00Z,event,animal,Xestia baja,1,,,,,`,
    ].map((line) => line.split(',')),
  ),
};

describe.each(similarDatabases)('ids of records in packages, in $kind', ({ kind }) => {
  let empty: EmptyDatabase;

  beforeEach(async () => {
    empty = await databaseWithTables(kind);
  });
  afterEach(() => empty.remove());

  const again = async () => {
    await empty.remove();
    empty = await databaseWithTables(kind);
  };

  /** The files of a package of the project of this name. */
  const made = (
    format: 'camtrap_dp' | 'darwin_core_archive',
    project: string,
    given: { options?: ExportOptions; isGivenOut?: boolean } = {},
  ) =>
    inDatabase(empty, async (database) => {
      const { id } = await database
        .selectFrom('projects')
        .select('id')
        .where('name', '=', project)
        .executeTakeFirstOrThrow();
      const { files } = await madeFiles(database, format, id, given);
      expect(format === 'camtrap_dp' ? camtrapFaults(files) : darwinCoreFaults(files)).toEqual([]);
      return files;
    });

  const idsIn = (files: Files, file: string, ...columns: readonly string[]) =>
    csvRecords(files[file] ?? '').map((row) => columns.map((column) => row[column] ?? '').join(' '));

  test('are the same whatever was loaded before, and those of one package are none of another', async () => {
    const tables = async (name: string) => {
      const [camtrap, darwin] = [await made('camtrap_dp', name), await made('darwin_core_archive', name)];
      return [
        camtrap['media.csv'],
        camtrap['observations.csv'],
        camtrap['deployments.csv'],
        darwin['event.csv'],
        darwin['occurrence.csv'],
      ];
    };
    for (const name of ['a', 'b']) await loadedPackage(empty, packageOf(name));
    const first = await tables('a');
    expect(idsIn(await made('darwin_core_archive', 'a'), 'occurrence.csv', 'occurrenceID')).toEqual(['a-o1']);
    expect(idsIn(await made('darwin_core_archive', 'b'), 'occurrence.csv', 'occurrenceID')).toEqual(['b-o1']);
    await again();
    for (const name of ['b', 'a']) await loadedPackage(empty, packageOf(name));
    expect(await tables('a')).toEqual(first);
    await loadedPackage(empty, packageOf('a'), { replace: true });
    expect(await tables('a')).toEqual(first);
  });

  test('are those that the package had, in a Camtrap DP and in a Darwin Core archive, also after a second round', async () => {
    await loadedPackage(empty, RICH);
    const [files, darwin] = [await made('camtrap_dp', 'Rich'), await made('darwin_core_archive', 'Rich')];
    expect(idsIn(files, 'deployments.csv', 'deploymentID', 'locationID')).toEqual([`${UUID} L-1`, 'x|y L-1']);
    expect(idsIn(files, 'media.csv', 'mediaID', 'deploymentID').toSorted()).toEqual([
      `../14 x|y`,
      `11 ${UUID}`,
      `12 ${UUID}`,
      `a/b c ${UUID}`,
    ]);
    expect(idsIn(files, 'observations.csv', 'observationID', 'eventID', 'mediaID').toSorted()).toEqual([
      '1_a e1 11',
      '1_a#2 e1 11',
      '1_b e1 11',
      '2_b e1 12',
      'alone  a/b c',
      'one e1 ',
      'pair e1 ',
      'pair#2 e1 ',
      'several e2 ../14',
      'several#2 e2 ../14',
      'unseen e3 ',
    ]);
    expect(idsIn(darwin, 'occurrence.csv', 'occurrenceID', 'eventID', 'dynamicProperties').toSorted()).toEqual([
      `alone rich:${UUID}:2024-06-10 `,
      `one rich:${UUID}:2024-06-10 {"eventID":"e1"}`,
      `pair rich:${UUID}:2024-06-10 {"eventID":"e1"}`,
      `pair#2 rich:${UUID}:2024-06-10 {"eventID":"e1"}`,
      'several rich:x|y:2024-06-11 {"eventID":"e2"}',
      'several#2 rich:x|y:2024-06-11 {"eventID":"e2"}',
      'unseen rich:x|y:2024-06-11 {"eventID":"e3"}',
    ]);
    expect(idsIn(darwin, 'event.csv', 'eventID', 'locationID')).toEqual([
      `rich:${UUID}:2024-06-10 ${UUID}`,
      'rich:x|y:2024-06-11 x|y',
    ]);
    const shown = await boxes();
    const names = await deploymentNames();
    await again();
    await loadedPackage(empty, files);
    const { title } = JSON.parse(files['datapackage.json'] ?? '') as { title: string };
    const second = await made('camtrap_dp', title);
    for (const name of ['deployments.csv', 'media.csv', 'observations.csv'])
      expect([name, csvRecords(second[name] ?? '').toSorted(byId)]).toEqual([
        name,
        csvRecords(files[name] ?? '').toSorted(byId),
      ]);
    const events = await made('darwin_core_archive', title);
    for (const name of ['event.csv', 'occurrence.csv'])
      expect([name, idsIn(events, name, 'eventID', 'occurrenceID').toSorted()]).toEqual([
        name,
        idsIn(darwin, name, 'eventID', 'occurrenceID').toSorted(),
      ]);
    expect(await boxes()).toEqual(shown);
    expect(await deploymentNames()).toEqual(names);
  });

  const byId = (one: Record<string, string>, other: Record<string, string>) =>
    (Object.values(one)[0] ?? '') < (Object.values(other)[0] ?? '') ? -1 : 1;

  /** On which captures each occurrence is, with the left edge of its box. */
  const boxes = () =>
    inDatabase(empty, async (database) => {
      const rows = await database
        .selectFrom('detections')
        .innerJoin('captures', 'captures.id', 'capture_id')
        .innerJoin('occurrences', 'occurrences.id', 'occurrence_id')
        .select(['occurrences.public_id as animal', 'captures.public_id as medium', 'box_x'])
        .execute();
      return rows.map(({ animal, medium, box_x }) => `${animal} on ${medium} at ${box_x}`).toSorted();
    });

  const deploymentNames = () =>
    inDatabase(empty, async (database) => {
      const rows = await database.selectFrom('deployments').select('name').orderBy('name').execute();
      return rows.map(({ name }) => name);
    });

  test('of sessions stay when captures are added before and between, and when the gap changes', async () => {
    const files = packageOf('a');
    const events = async () => idsIn(await made('darwin_core_archive', 'a'), 'event.csv', 'eventID', 'eventDate');
    await loadedPackage(empty, files);
    expect(await events()).toEqual(['a:a-dune:2024-06-10 2024-06-10T21:00:00/2024-06-10T23:30:00']);
    const more = (...times: readonly string[]) => ({
      ...files,
      'media.csv': `${files['media.csv']}${times.map((time, index) => `n${index},a-dune,${time}+02:00,,,\r\n`).join('')}`,
    });
    await loadedPackage(empty, more('2024-06-10T20:00:00', '2024-06-11T04:30:00'));
    expect((await events()).toSorted()).toEqual([
      'a:a-dune:2024-06-10 2024-06-10T20:00:00/2024-06-10T23:30:00',
      'a:a-dune:2024-06-10:2 2024-06-11T04:30:00/2024-06-11T04:30:00',
    ]);
    await loadedPackage(empty, more('2024-06-10T20:00:00', '2024-06-11T04:30:00'), { gapHours: 6 });
    expect(await events()).toEqual(['a:a-dune:2024-06-10 2024-06-10T20:00:00/2024-06-11T04:30:00']);
  });

  test('begin with the prefix that the project had when an archive was first given out, whatever it has later', async () => {
    await loadedPackage(empty, packageOf('a'));
    const ids = async (id_prefix: string | undefined, isGivenOut = true) => {
      const options = { publication: id_prefix === undefined ? {} : { id_prefix } };
      const files = await made('darwin_core_archive', 'a', { options, isGivenOut });
      return [
        ...idsIn(files, 'event.csv', 'eventID', 'locationID'),
        ...idsIn(files, 'occurrence.csv', 'eventID', 'occurrenceID'),
      ];
    };
    const beginning = (prefix: string) => [
      `${prefix}a:a-dune:2024-06-10 ${prefix}a-dune`,
      `${prefix}a:a-dune:2024-06-10 ${prefix}a-o1`,
    ];
    expect(await ids('urn:preview:', false)).toEqual(beginning('urn:preview:'));
    expect(await ids('urn:moths:')).toEqual(beginning('urn:moths:'));
    expect(await ids('urn:later:')).toEqual(beginning('urn:moths:'));
    expect(await ids(undefined)).toEqual(beginning('urn:moths:'));
    await loadedPackage(empty, packageOf('a'), { replace: true });
    expect(await ids('urn:later:')).toEqual(beginning('urn:moths:'));
    // A Camtrap DP is loaded again by its ids.
    const options = { publication: { id_prefix: 'urn:moths:' } };
    const camtrap = await made('camtrap_dp', 'a', { options, isGivenOut: true });
    expect(idsIn(camtrap, 'observations.csv', 'observationID', 'mediaID')).toEqual(['a-o1 a-m0']);
  });

  test('have the prefix that is kept for the project at the first order of an archive, through the interface', async () => {
    await loadedPackage(empty, packageOf('a'));
    const exportFolder = join(empty.folder, 'exports');
    const service = await serve(empty.location, { exportFolder });
    const send = async (method: string, path: string, body: object) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await ask(service.url, `/api/v2/${path}`, { method, headers, body: JSON.stringify(body) });
      expect([path, answer.status]).toEqual([path, method === 'PUT' ? 200 : 201]);
      return JSON.parse(answer.text) as { id: number };
    };
    const occurrences = async () => {
      const { id } = await send('POST', 'exports/', { project: 1, format: 'darwin_core_archive' });
      const fileOf = async () =>
        (await askJson<{ file_url: string | null }>(service.url, `/api/v2/exports/${id}/`)).file_url;
      await expect.poll(fileOf, { timeout: 30_000 }).not.toBe(null);
      const path = join(empty.folder, `${id}.zip`);
      writeFileSync(path, (await ask(service.url, new URL((await fileOf()) ?? '').pathname)).bytes);
      return idsIn(await unzipped(path), 'occurrence.csv', 'occurrenceID');
    };
    try {
      for (const id_prefix of ['urn:moths:', 'urn:later:']) {
        await send('PUT', 'projects/1/publication/', { id_prefix });
        expect(await occurrences()).toEqual(['urn:moths:a-o1']);
      }
    } finally {
      await service.stop();
    }
  });

  test('that were published without a prefix get none, and an id that has it does not get it twice', async () => {
    await loadedPackage(empty, packageOf('a'));
    await made('darwin_core_archive', 'a', { isGivenOut: true });
    const options = { publication: { id_prefix: 'a-o' } };
    const published = await made('darwin_core_archive', 'a', { options, isGivenOut: true });
    expect(idsIn(published, 'event.csv', 'locationID')).toEqual(['a-dune']);
    await again();
    await loadedPackage(empty, packageOf('a'));
    const first = await made('darwin_core_archive', 'a', { options, isGivenOut: true });
    expect(idsIn(first, 'occurrence.csv', 'occurrenceID')).toEqual(['a-o1']);
  });

  test('have no exact coordinates where an order rounds them', async () => {
    const files = Object.fromEntries(
      Object.entries(packageOf('a')).map(([name, text]) => [
        name,
        text.replaceAll('a-dune', '52.10123N 4.30456E').replace('52.1,4.3', '52.10123,4.30456'),
      ]),
    );
    await loadedPackage(empty, files);
    const options = { coordinate_digits: 2 as const };
    const [camtrap, darwin] = [
      await made('camtrap_dp', 'a', { options }),
      await made('darwin_core_archive', 'a', { options }),
    ];
    const all = Object.values({ ...camtrap, ...darwin }).join('\n');
    expect(all).toContain('52.10N 4.30E');
    expect(all).not.toMatch(/52\.101|4\.304/);
  });
});
