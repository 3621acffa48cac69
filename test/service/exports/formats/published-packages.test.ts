import { XMLParser } from 'fast-xml-parser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportOptions, type ExportOptions } from '#contract/exports/export-request.ts';
import type { Publication } from '#contract/exports/publication.ts';
import { insertRows } from '#service/database/insert-rows.ts';
import { openDatabase, type OpenDatabase } from '#service/database/open-database.ts';
import { databaseWithTables } from '#test/service/database-with-tables.ts';
import type { EmptyDatabase } from '#test/support/empty-database.ts';
import { camtrapFaults } from '#test/support/exports/camtrap-faults.ts';
import { csvRecords } from '#test/support/exports/csv-records.ts';
import { darwinCoreFaults } from '#test/support/exports/darwin-core-faults.ts';
import { madeFiles } from '#test/support/exports/made-files.ts';

const PROJECT = 1;
/** Its three traps are on both sides of 180°. */
const FIJI = 3;
const PLACES = [
  { id: PROJECT, project_id: PROJECT, latitude: 1, longitude: 2 },
  { id: 2, project_id: 2, latitude: 1, longitude: 2 },
  { id: 3, project_id: FIJI, latitude: -16.802, longitude: 179.99 },
  { id: 4, project_id: FIJI, latitude: -16.853, longitude: -179.915 },
  { id: 5, project_id: FIJI, latitude: -17.2, longitude: -178.9 },
];
const AT = { created_at: '2024-06-01T00:00:00.000001', updated_at: '2024-06-01T00:00:00.000001' };
const RIGHTS = { rights_holder: 'Ærø & Møn <Nature>', creator: 'B. "Bo" Person', license: 'CC-BY-NC-4.0' } as const;
/** By their captures: a minute apart, in the sequence of their ids. */
const IMAGES = [
  'https://images.example.org/a 1.jpg',
  'https://images.example.org/b|2.jpg',
  'https://reader:secret@images.example.org/c.jpg',
  '/media/captures/4.jpg',
  null,
];

let empty: EmptyDatabase;
let open: OpenDatabase;

beforeAll(async () => {
  empty = await databaseWithTables('sqlite');
  open = await openDatabase(empty.location);
  const { database } = open;
  await insertRows(database, 'projects', [
    { id: PROJECT, name: 'P', description: '', image: null, draft: 0, ...AT },
    { id: 2, name: 'Without a person', description: '', image: null, draft: 0, ...AT },
    { id: FIJI, name: 'Fiji', description: '', image: null, draft: 0, ...AT },
  ]);
  await insertRows(
    database,
    'deployments',
    PLACES.map((place) => ({
      ...place,
      name: 'D',
      site_id: null,
      device_id: null,
      storage_source_id: null,
      image: null,
      first_capture_timestamp: null,
      last_capture_timestamp: null,
      ...AT,
    })),
  );
  const times = { start: '2024-06-12T23:01:00', end: '2024-06-12T23:05:00', duration_seconds: 240, ...AT };
  await insertRows(
    database,
    'events',
    PLACES.map(({ id, project_id }) => ({ id, project_id, deployment_id: id, ...times })),
  );
  await insertRows(
    database,
    'captures',
    IMAGES.map((image, index) => ({
      id: index + 1,
      project_id: PROJECT,
      deployment_id: PROJECT,
      event_id: PROJECT,
      image,
      timestamp: `2024-06-12T23:0${index + 1}:00`,
      width: null,
      height: null,
      size_bytes: null,
    })),
  );
  await insertRows(database, 'taxa', [{ id: 1, name: 'Noctua pronuba', rank: 'SPECIES', parent_id: null, ...AT }]);
  const found = { deployment_id: PROJECT, event_id: PROJECT, project_id: PROJECT, determination_id: 1, ...AT };
  await insertRows(database, 'occurrences', [
    { ...found, id: 1, determination_score: 1, identified_by: 'A. Recorder', identification_method: 'human' },
    { ...found, id: 2, determination_score: null, identified_by: 'A. Recorder', identification_method: 'human' },
    { ...found, id: 3, determination_score: 0.6, identified_by: null, identification_method: 'human' },
    { ...found, id: 4, determination_score: 1, identified_by: 'Moths 2', identification_method: 'machine' },
    { ...found, id: 5, determination_score: 0.9, identified_by: null, identification_method: null },
  ]);
  const seen = [
    [1, [2, 1]],
    [2, [3, 4, 5]],
    [3, [1]],
    [4, []],
    [5, [1, 3]],
  ] as const;
  await insertRows(
    database,
    'detections',
    seen
      .flatMap(([occurrence_id, captures]) => captures.map((capture_id) => ({ capture_id, occurrence_id })))
      .map((detection, index) => ({ id: index + 1, ...detection })),
  );
});
afterAll(async () => {
  await open.close();
  await empty.remove();
});

const made = async (format: 'camtrap_dp' | 'darwin_core_archive', options: ExportOptions = {}, project = PROJECT) => {
  const { files } = await madeFiles(open.database, format, project, { options });
  const faults = format === 'camtrap_dp' ? camtrapFaults(files) : darwinCoreFaults(files);
  expect(faults).toEqual([]);
  return files;
};
const xml = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '@' });
const emlOf = (files: Readonly<Record<string, string>>) =>
  (
    xml.parse(files['eml.xml'] ?? '') as {
      'eml:eml': { dataset: Record<string, unknown> & { abstract: { para: string[] } } };
    }
  )['eml:eml'].dataset;
const descriptorOf = (files: Readonly<Record<string, string>>) =>
  JSON.parse(files['datapackage.json'] ?? '') as Record<'contributors' | 'licenses', object[] | undefined> & {
    description: string;
    spatial: object;
  };

test('each occurrence of Darwin Core says who determined it, and whether that was looked at', async () => {
  const lines = csvRecords((await made('darwin_core_archive'))['occurrence.csv'] ?? '');
  expect(lines.map((one) => [one['identifiedBy'], one['identificationVerificationStatus']])).toEqual([
    ['A. Recorder', 'verified using recorded media'],
    ['A. Recorder', 'verified using recorded media'],
    ['', ''],
    ['Moths 2', 'unverified'],
    ['', ''],
  ]);
  const { abstract } = emlOf(await made('darwin_core_archive'));
  const ofUnknown = 'Occurrences of which it is not known whether a person or a machine determined them: 1.';
  expect(abstract.para).toContain(ofUnknown);
});

test('each observation of a Camtrap DP says who determined it, at both levels', async () => {
  const lines = csvRecords((await made('camtrap_dp'))['observations.csv'] ?? '');
  const said = lines.map((one) => [one['eventID'], one['classificationMethod'], one['classifiedBy']].join(', '));
  expect([...new Set(said)]).toEqual([
    'occurrence-1, human, A. Recorder',
    'occurrence-2, human, A. Recorder',
    'occurrence-3, human, ',
    'occurrence-4, machine, Moths 2',
    'occurrence-5, , ',
  ]);
  expect(said).toHaveLength(5 + 8);
});

test('the images of an occurrence are the public ones of its captures, by time, each an address of its own', async () => {
  const lines = csvRecords((await made('darwin_core_archive'))['occurrence.csv'] ?? '');
  const [first, second] = ['https://images.example.org/a%201.jpg', 'https://images.example.org/b%7C2.jpg'];
  expect(lines.map((one) => one['associatedMedia'])).toEqual([`${first} | ${second}`, '', first, '', first]);
});

test('no file has an address with a password in it', async () => {
  const files = [
    await made('camtrap_dp'),
    await made('darwin_core_archive'),
    (await madeFiles(open.database, 'captures_csv', PROJECT)).files,
  ];
  expect(files.map((one) => Object.values(one).join('\n')).filter((text) => text.includes('secret'))).toEqual([]);
  expect(files[2]?.['file']).toContain('https://images.example.org/a 1.jpg');
});

test('a package of an order that names nobody names nobody, and says so', async () => {
  const missing =
    'The order of this export did not name a rights holder, a creator, a contact or a licence, and neither does the package.';
  const pack = descriptorOf(await made('camtrap_dp'));
  expect(pack.contributors).toEqual([{ title: 'Not named in the order of this export', role: 'contributor' }]);
  expect([pack.licenses, pack.description.endsWith(missing)]).toEqual([undefined, true]);
  const archive = await made('darwin_core_archive');
  const { creator, contact, metadataProvider, associatedParty, intellectualRights, licensed, abstract } =
    emlOf(archive);
  const nobody = { positionName: 'Not named in the order of this export' };
  expect([creator, contact]).toEqual([nobody, nobody]);
  expect([metadataProvider, associatedParty, intellectualRights, licensed]).toEqual(Array(4).fill(undefined));
  expect(abstract.para).toContain(missing);
  expect(archive['meta.xml']).not.toMatch(/rightsHolder|license/);
});

test('a package names whom the order names, and its licence', async () => {
  const options = exportOptions.parse({ ...RIGHTS, creator: ` ${RIGHTS.creator} ` });
  const url = 'https://creativecommons.org/licenses/by-nc/4.0/legalcode';
  const pack = descriptorOf(await made('camtrap_dp', options));
  expect(pack.contributors).toEqual([
    { title: RIGHTS.creator, role: 'contact' },
    { title: RIGHTS.rights_holder, role: 'rightsHolder' },
  ]);
  expect(pack.licenses).toEqual(['data', 'media'].map((scope) => ({ name: 'CC-BY-NC-4.0', path: url, scope })));
  expect(pack.description).not.toContain('did not name');
  const archive = await made('darwin_core_archive', options);
  const { creator, contact, associatedParty, intellectualRights, licensed } = emlOf(archive);
  const named = { organizationName: RIGHTS.creator };
  expect([creator, contact]).toEqual([named, named]);
  expect(associatedParty).toEqual({ organizationName: RIGHTS.rights_holder, role: 'owner' });
  expect(licensed).toMatchObject({ url, identifier: 'CC-BY-NC-4.0' });
  expect(intellectualRights).toMatchObject({ para: { ulink: { '@url': url } } });
  expect(archive['eml.xml']).not.toContain('did not name');
  const { archive: meta } = xml.parse(archive['meta.xml'] ?? '') as {
    archive: Record<'core' | 'extension', { field: Record<string, string>[] }>;
  };
  for (const { field } of [meta.core, meta.extension]) {
    expect(field.filter((one) => one['@index'] === undefined)).toEqual([
      { '@default': RIGHTS.rights_holder, '@term': 'http://purl.org/dc/terms/rightsHolder' },
      { '@default': url, '@term': 'http://purl.org/dc/terms/license' },
    ]);
  }
});

test('a package says what of it the order did not name', async () => {
  const { description } = descriptorOf(await made('camtrap_dp', { creator: 'C' }));
  expect(description).toContain('did not name a rights holder or a licence, and');
  const { abstract } = emlOf(await made('darwin_core_archive', { creator: 'C', rights_holder: 'C' }));
  expect(abstract.para).toContain('The order of this export did not name a licence, and neither does the package.');
});

const PUBLICATION: Publication = {
  title: 'Moths of Møn',
  publisher: 'Nature Museum',
  parties: [
    {
      given_name: 'Bo',
      surname: 'Person',
      organization: 'Museum',
      email: 'bo@example.org',
      roles: ['contact', 'creator'],
    },
    { organization: 'Ærø <Nature>', roles: ['creator', 'metadata_provider', 'rights_holder'] },
  ],
  license: 'CC-BY-4.0',
  media_license: 'CC-BY-NC-4.0',
  language: 'da',
  methods: 'A lamp.\n\nA camera.',
  sampling: 'Two clearings.',
  sampling_protocol: 'UV lamp and camera',
  sampling_design: 'targeted',
  capture_method: ['activityDetection', 'timeLapse'],
  individual_animals: true,
};
const urlOf = (name: string) => `https://creativecommons.org/licenses/${name}/4.0/legalcode`;

test('eml.xml has people apart from organisations, with their roles, and what was given of the data', async () => {
  const dataset = emlOf(await made('darwin_core_archive', { publication: PUBLICATION }));
  const bo = {
    individualName: { givenName: 'Bo', surName: 'Person' },
    organizationName: 'Museum',
    electronicMailAddress: 'bo@example.org',
  };
  const nature = { organizationName: 'Ærø <Nature>' };
  expect(dataset).toMatchObject({
    title: 'Moths of Møn',
    creator: [bo, nature],
    metadataProvider: nature,
    associatedParty: { ...nature, role: 'owner' },
    language: 'da',
    licensed: { url: urlOf('by'), identifier: 'CC-BY-4.0' },
    contact: bo,
    publisher: { organizationName: 'Nature Museum' },
    methods: {
      methodStep: { description: { para: ['A lamp.', 'A camera.'] } },
      sampling: {
        studyExtent: { description: { para: '1 deployment, 2024-06-12 to 2024-06-12.' } },
        samplingDescription: { para: 'Two clearings.' },
      },
    },
  });
  const nonCommercial = 'Creative Commons Attribution Non Commercial 4.0 International';
  expect(dataset.abstract.para).toContain(`The images are licensed under ${nonCommercial}, ${urlOf('by-nc')}`);
});

test('eml.xml has the coverage that its tables have, and no language that nobody gave', async () => {
  const { coverage, language, methods, publisher } = emlOf(await made('darwin_core_archive'));
  expect([language, methods, publisher]).toEqual([undefined, undefined, undefined]);
  expect(coverage).toEqual({
    geographicCoverage: {
      geographicDescription: 'The location of the deployment',
      boundingCoordinates: {
        westBoundingCoordinate: 2,
        eastBoundingCoordinate: 2,
        northBoundingCoordinate: 1,
        southBoundingCoordinate: 1,
      },
    },
    temporalCoverage: { singleDateTime: { calendarDate: '2024-06-12' } },
    taxonomicCoverage: { taxonomicClassification: { taxonRankName: 'species', taxonRankValue: 'Noctua pronuba' } },
  });
});

test('the box around traps on both sides of 180° crosses it, in eml.xml and in a Camtrap DP, cut there in two', async () => {
  expect(emlOf(await made('darwin_core_archive', {}, FIJI)).coverage).toMatchObject({
    geographicCoverage: {
      boundingCoordinates: {
        westBoundingCoordinate: 179.99,
        eastBoundingCoordinate: -178.9,
        northBoundingCoordinate: -16.802,
        southBoundingCoordinate: -17.2,
      },
    },
  });
  const ringOf = (west: number, east: number) => [
    [west, -17.2],
    [east, -17.2],
    [east, -16.802],
    [west, -16.802],
    [west, -17.2],
  ];
  expect(descriptorOf(await made('camtrap_dp', {}, FIJI)).spatial).toEqual({
    type: 'MultiPolygon',
    bbox: [179.99, -17.2, -178.9, -16.802],
    coordinates: [[ringOf(179.99, 180)], [ringOf(-180, -178.9)]],
  });
});

test('the words for trap and camera are those given, else a placeholder that eml.xml calls one', async () => {
  const protocolsOf = (files: Readonly<Record<string, string>>) =>
    new Set(csvRecords(files['event.csv'] ?? '').map((one) => one['samplingProtocol']));
  const said = /“light trap with camera”, is a placeholder/;
  const given = await made('darwin_core_archive', { publication: PUBLICATION });
  expect([...protocolsOf(given)]).toEqual(['UV lamp and camera']);
  expect(given['eml.xml']).not.toMatch(said);
  const without = await made('darwin_core_archive');
  expect([...protocolsOf(without)]).toEqual(['light trap with camera']);
  expect(without['eml.xml']).toMatch(said);
});

test('a Camtrap DP has what was given of the project, and calls the rest placeholders', async () => {
  const given = descriptorOf(await made('camtrap_dp', { publication: PUBLICATION }));
  expect(given).toMatchObject({
    title: 'Moths of Møn',
    project: { samplingDesign: 'targeted', captureMethod: ['activityDetection', 'timeLapse'], individualAnimals: true },
    noctuary: { placeholders: [] },
  });
  expect(given.contributors).toEqual([
    { title: 'Bo Person', role: 'contact', email: 'bo@example.org', organization: 'Museum' },
    { title: 'Ærø <Nature>', role: 'rightsHolder' },
    { title: 'Nature Museum', role: 'publisher' },
  ]);
  expect(given.licenses).toEqual([
    { name: 'CC-BY-4.0', path: urlOf('by'), scope: 'data' },
    { name: 'CC-BY-NC-4.0', path: urlOf('by-nc'), scope: 'media' },
  ]);
  expect(given.description).not.toContain('placeholder');
  const some = descriptorOf(await made('camtrap_dp', { publication: { sampling_design: 'targeted' } }));
  expect(some.description).toContain(
    'These values of the project are placeholders, because none was given: captureMethod, individualAnimals.',
  );
  expect(some).toMatchObject({
    project: { samplingDesign: 'targeted' },
    noctuary: { placeholders: ['project.captureMethod', 'project.individualAnimals'] },
  });
});

test('what the order names besides is in place of what is published, for these roles alone', async () => {
  const { creator, contact, associatedParty, metadataProvider } = emlOf(
    await made('darwin_core_archive', { publication: PUBLICATION, creator: 'C' }),
  );
  expect([creator, contact]).toEqual([{ organizationName: 'C' }, { organizationName: 'C' }]);
  expect([associatedParty, metadataProvider]).toMatchObject([
    { organizationName: 'Ærø <Nature>' },
    { organizationName: 'Ærø <Nature>' },
  ]);
});

test('a Camtrap DP says of how many sessions not all images were processed, which its observations do not tell', async () => {
  const said = 'Sessions whose images are not all processed: 1. That nothing was observed in them is no absence.';
  const { database } = open;
  const before = await made('camtrap_dp', {}, 2);
  expect(before['datapackage.json']).toContain('"sessionsNotAllProcessed": 0');
  expect(descriptorOf(before).description).not.toContain('not all processed');
  await database
    .updateTable('events')
    .set({ captures_count: 3, processed_captures_count: 1 })
    .where('id', '=', 2)
    .execute();
  const after = await made('camtrap_dp', {}, 2);
  expect(after['datapackage.json']).toContain('"sessionsNotAllProcessed": 1');
  expect(descriptorOf(after).description).toContain(said);
});
