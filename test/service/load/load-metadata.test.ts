import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Publication } from '#contract/exports/publication.ts';
import { databaseWithTables } from '#test/service/database-with-tables.ts';
import type { EmptyDatabase } from '#test/support/empty-database.ts';
import { camtrapFaults } from '#test/support/exports/camtrap-faults.ts';
import { madeFiles } from '#test/support/exports/made-files.ts';
import { similarDatabases } from '#test/support/sample-databases.ts';
import { described, inDatabase, loadedPackage, NIGHT } from './loaded-package.ts';

const CONTRIBUTORS = [
  { title: 'Bo de Vries', role: 'contact', organization: 'Moth Institute', email: 'bo@example.org' },
  { title: 'Bo de Vries', role: 'principalInvestigator', organization: 'Moth Institute', email: 'bo@example.org' },
  { title: 'Ana Sol', role: 'contributor', organization: 'Moth Institute' },
  { title: 'Dune Reserve', role: 'rightsHolder' },
  { title: 'Moth Institute', role: 'publisher' },
];
const LICENSES = [
  { name: 'CC0-1.0', scope: 'data' },
  { path: 'http://creativecommons.org/licenses/by/4.0/', scope: 'media' },
];
const PROJECT = { samplingDesign: 'systematicRandom', captureMethod: ['timeLapse'], individualAnimals: false };

describe.each(similarDatabases)('what a package says of its project, in $kind', ({ kind }) => {
  let empty: EmptyDatabase;

  beforeEach(async () => {
    empty = await databaseWithTables(kind);
  });
  afterEach(() => empty.remove());

  const load = (more: object) => loadedPackage(empty, { ...NIGHT, 'datapackage.json': described({}, more) });
  const stored = () =>
    inDatabase(empty, async (database) => {
      const { publication } = await database.selectFrom('projects').select('publication').executeTakeFirstOrThrow();
      return publication === null ? null : (JSON.parse(publication) as Publication);
    });
  /** The descriptor of a Camtrap DP of what is stored. */
  const descriptor = async () => {
    const publication = (await stored()) ?? {};
    const { files } = await inDatabase(empty, (database) =>
      madeFiles(database, 'camtrap_dp', 1, { options: { publication } }),
    );
    expect(camtrapFaults(files)).toEqual([]);
    return JSON.parse(files['datapackage.json'] ?? '') as Record<string, unknown>;
  };

  test('its people, rights and methods come back as they were', async () => {
    const untitled = CONTRIBUTORS.map((one) =>
      one.role === 'rightsHolder' ? { ...one, title: '', organization: one.title } : one,
    );
    await load({ contributors: untitled, licenses: LICENSES, project: PROJECT });
    expect(await stored()).toEqual({
      publisher: 'Moth Institute',
      license: 'CC0-1.0',
      media_license: 'CC-BY-4.0',
      sampling_design: 'systematicRandom',
      capture_method: ['timeLapse'],
      individual_animals: false,
      parties: [
        {
          given_name: 'Bo de',
          surname: 'Vries',
          organization: 'Moth Institute',
          email: 'bo@example.org',
          roles: ['contact', 'principal_investigator'],
        },
        { given_name: 'Ana', surname: 'Sol', organization: 'Moth Institute', roles: ['contributor'] },
        { organization: 'Dune Reserve', roles: ['rights_holder'] },
      ],
    });
    const { contributors, licenses, project } = await descriptor();
    expect(contributors).toEqual(CONTRIBUTORS);
    expect(licenses).toMatchObject([
      { name: 'CC0-1.0', scope: 'data' },
      { name: 'CC-BY-4.0', scope: 'media' },
    ]);
    expect(project).toMatchObject(PROJECT);
  });

  test('words for its methods that the standard does not have are named', async () => {
    const { said } = await load({ project: { samplingDesign: 'stratified', captureMethod: ['timeLapse', 'by hand'] } });
    expect(said.join('\n')).toMatch(/Not kept: samplingDesign "stratified".*captureMethod "by hand"/s);
    expect(await stored()).toEqual({ capture_method: ['timeLapse'] });
  });

  test('an older package says it in its own words, and a licence that GBIF does not take is named', async () => {
    const project = { samplingDesign: 'simple random', captureMethod: ['motion detection', 'time lapse'] };
    const licenses = [{ name: 'CC-BY-SA-4.0', scope: 'data' }];
    const { said } = await load({ contributors: [{ title: 'INBO', role: 'rights holder' }], licenses, project });
    expect(await stored()).toEqual({
      sampling_design: 'simpleRandom',
      capture_method: ['activityDetection', 'timeLapse'],
      parties: [{ organization: 'INBO', roles: ['rights_holder'] }],
    });
    expect(said.join('\n')).toContain('Not kept: the licence "CC-BY-SA-4.0" of the data');
  });

  test('what a person has changed since stays, and a package of ours says no placeholder', async () => {
    await load({
      contributors: CONTRIBUTORS.slice(3),
      noctuary: { placeholders: ['project.samplingDesign'] },
      project: PROJECT,
    });
    expect(await stored()).toMatchObject({ capture_method: ['timeLapse'] });
    expect(await stored()).not.toHaveProperty('sampling_design');
    await inDatabase(empty, (database) =>
      database
        .updateTable('projects')
        .set({ publication: '{"publisher":"Ours"}', publication_is_loaded: null })
        .execute(),
    );
    const { said } = await load({ contributors: CONTRIBUTORS, project: PROJECT });
    expect(await stored()).toEqual({ publisher: 'Ours' });
    expect(said.join('\n')).toContain('metadata of the package: not changed');
  });

  test('arrives again where the package has changed, also in place of all data', async () => {
    await load({ contributors: [{ title: 'Old owner', role: 'rightsHolder' }] });
    await load({ contributors: [{ title: 'New owner', role: 'rightsHolder' }] });
    expect(await stored()).toMatchObject({ parties: [{ organization: 'New owner' }] });
    await loadedPackage(
      empty,
      { ...NIGHT, 'datapackage.json': described({}, { contributors: CONTRIBUTORS.slice(3) }) },
      { replace: true },
    );
    expect(await stored()).toMatchObject({ parties: [{ organization: 'Dune Reserve' }] });
  });

  test.each<[string, object[], RegExp]>([
    ['too many people', Array.from({ length: 51 }, (_, index) => ({ title: `P${index}` })), /Not kept: parties/],
    ['a name that is too long', [{ title: 'x'.repeat(301), role: 'publisher' }], /Not kept: publisher/],
    [
      'a second publisher without a title',
      [
        { organization: 'A', role: 'publisher' },
        { organization: 'B', role: 'publisher' },
      ],
      /Not kept: the publisher "B"/,
    ],
    [
      'two publishers',
      [
        { title: 'A', role: 'publisher' },
        { title: 'B', role: 'publisher' },
      ],
      /Not kept: the publisher "B"/,
    ],
  ])('with %s loads, and says what is not kept', async (_what, contributors, reason) => {
    const { said, end } = await load({ contributors, project: PROJECT });
    expect(end).toBe(true);
    expect(said.join('\n')).toMatch(reason);
    expect(await stored()).toMatchObject({ sampling_design: 'systematicRandom' });
  });
});
