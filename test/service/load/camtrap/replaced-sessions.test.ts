import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { databaseWithTables } from '#test/service/database-with-tables.ts';
import { described, inDatabase, loadedPackage, NIGHT, table } from '#test/service/load/loaded-package.ts';
import type { EmptyDatabase } from '#test/support/empty-database.ts';
import { similarDatabases } from '#test/support/sample-databases.ts';

const [EVENING, LATE, MORNING] = ['2024-06-10T21:00:00', '2024-06-10T23:30:00', '2024-06-11T04:30:00'];
/** The same night by its noon, and more than four hours before the evening. */
const NOON = '2024-06-10T12:30:00';

/** A package of one trap with an image at each of these times. */
const packageOf = (...times: readonly string[]) => ({
  ...NIGHT,
  'datapackage.json': described({}, { name: 'moths' }),
  'media.csv': table(
    ['mediaID', 'deploymentID', 'timestamp', 'filePath', 'filePublic', 'fileMediatype'],
    ...times.map((time) => [`m ${time}`, 'dune', `${time}+02:00`, 'x.jpg', 'false', 'image/jpeg']),
  ),
  'observations.csv': table(
    ['observationID', 'deploymentID', 'mediaID', 'observationType', 'scientificName'],
    ['o1', 'dune', `m ${times.at(-1)}`, 'animal', 'Noctua pronuba'],
  ),
});

describe.each(similarDatabases)('ids of sessions, in $kind', ({ kind }) => {
  let empty: EmptyDatabase;

  beforeEach(async () => {
    empty = await databaseWithTables(kind);
  });
  afterEach(() => empty.remove());

  /** The ids after a load, by the beginning of each session. */
  const loaded = async (times: readonly string[], options: { replace?: boolean; gapHours?: number } = {}) => {
    await loadedPackage(empty, packageOf(...times), options);
    return inDatabase(empty, async (database) => {
      const rows = await database.selectFrom('events').select(['start', 'public_id']).orderBy('start').execute();
      return rows.map(({ start, public_id }) => [start, public_id]);
    });
  };
  const ID = 'moths:dune:2024-06-10';

  test('stay over --replace, where earlier images came and where the sessions are gone for a while', async () => {
    const replace = true;
    expect(await loaded([EVENING, LATE, MORNING])).toEqual([
      [EVENING, ID],
      [MORNING, `${ID}:2`],
    ]);
    expect(await loaded([NOON, EVENING, LATE, MORNING], { replace })).toEqual([
      [NOON, `${ID}:3`],
      [EVENING, ID],
      [MORNING, `${ID}:2`],
    ]);
    // No session is in the evening now, so a later one there is new.
    const later = '2024-06-10T17:30:00';
    expect(await loaded([MORNING], { replace })).toEqual([[MORNING, `${ID}:2`]]);
    expect(await loaded([later, MORNING], { replace })).toEqual([
      [later, `${ID}:4`],
      [MORNING, `${ID}:2`],
    ]);
    expect(await loaded([NOON, LATE, MORNING], { replace })).toEqual([
      [NOON, `${ID}:3`],
      [LATE, ID],
      [MORNING, `${ID}:2`],
    ]);
  });

  test('stay while their deployment or project is away, as does what the ids of a project begin with', async () => {
    await loaded([EVENING, MORNING]);
    const prefixes = () =>
      inDatabase(empty, (database) => database.selectFrom('projects').select(['name', 'id_prefix']).execute());
    await inDatabase(empty, (database) => database.updateTable('projects').set({ id_prefix: 'x:' }).execute());
    const replace = true;
    const { 'datapackage.json': descriptor, ...tables } = packageOf(EVENING);
    const others = Object.entries(tables).map(([name, text]) => [name, text.replaceAll('dune', 'heath')]);
    await loadedPackage(empty, { 'datapackage.json': descriptor, ...Object.fromEntries(others) }, { replace });
    const name = 'beetles';
    await loadedPackage(empty, { ...NIGHT, 'datapackage.json': described({}, { name, title: name }) }, { replace });
    expect(await prefixes()).toEqual([{ name, id_prefix: null }]);
    expect(await loaded([NOON, EVENING, MORNING], { replace })).toEqual([
      [NOON, `${ID}:3`],
      [EVENING, ID],
      [MORNING, `${ID}:2`],
    ]);
    expect(await prefixes()).toEqual([{ name: 'Night', id_prefix: 'x:' }]);
  });

  test('of sessions that were one for a while are the same again, and no other session has them', async () => {
    await loaded([EVENING, LATE, MORNING]);
    expect(await loaded([EVENING, LATE, MORNING], { gapHours: 6 })).toEqual([[EVENING, ID]]);
    expect(await loaded([NOON, EVENING, LATE, MORNING])).toEqual([
      [NOON, `${ID}:3`],
      [EVENING, ID],
      [MORNING, `${ID}:2`],
    ]);
  });

  test('of sessions that stay beside the one that takes theirs are others', async () => {
    await loaded([EVENING, LATE]);
    // The first image is in this package no more, and stays as every record does.
    expect(await loaded([LATE])).toEqual([
      [EVENING, `${ID}:2`],
      [LATE, ID],
    ]);
  });
});
