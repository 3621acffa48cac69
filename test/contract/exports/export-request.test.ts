import { describe, expect, test } from 'vitest';
import { exportFilters, exportOptions, exportRequest } from '#contract/exports/export-request.ts';
import type { z } from '#contract/zod.ts';

const FORMATS =
  'occurrences_simple_csv, sessions_csv, deployments_csv, deployments_geojson, captures_csv, camtrap_dp, darwin_core_archive';
const FILTERS =
  'collection_id, deployment, deployments, sites, event, first_night, last_night, taxon, lowest_score, sex, life_stage, behavior, looked';
const VALUE = 'must be a value that occurrences have, 1 to 300 characters, or not-reported';
const NIGHT = 'must be the date of the evening, YYYY-MM-DD';
const SCORE = 'must be a number from 0 to 1';
const DEPLOYMENTS = 'must be a list of 1 to 1000 ids of deployments';
const ZONE = 'must be a time zone of the IANA database, like "America/New_York"';
const DIGITS = 'must be 1, 2 or 3 decimal places of a degree';
const NAME = 'must be a name of 1 to 300 characters on one line';
const PREFIX =
  'must be 3 to 200 letters, digits and signs of an address, such as "https://example.org/moths/" or "urn:moths:"';
const OPTIONS = 'time_zone, coordinate_digits, people, rights_holder, creator, license, publication';
const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** What is wrong with a value, by the path of its part. */
function faults(schema: z.ZodMiniType, value: unknown): string[] {
  const issues = schema.safeParse(value).error?.issues ?? [];
  return issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
}
const orderFaults = (order: object) => faults(exportRequest, { format: 'camtrap_dp', project: 1, ...order });

describe('an order', () => {
  test('needs a format and a project, and has no filters and options then', () => {
    expect(exportRequest.parse({ format: 'sessions_csv', project: 3 })).toEqual({
      format: 'sessions_csv',
      project: 3,
      filters: {},
      options: {},
    });
    expect(faults(exportRequest, { filters: {} })).toEqual([
      `format: must be one of ${FORMATS}`,
      'project: must be the id of a project, a whole number',
    ]);
  });

  test('names a format that we write', () => {
    expect(orderFaults({ format: 'xlsx' })).toEqual([`format: must be one of ${FORMATS}`]);
  });

  test.each([0, -1, 1.5, 2_147_483_648, '3', null])('does not take the project %j', (project) => {
    expect(orderFaults({ project })).toEqual(['project: must be the id of a project, a whole number']);
  });

  test('keeps every filter and option as it is', () => {
    const order = {
      format: 'darwin_core_archive',
      project: 2_147_483_647,
      filters: {
        collection_id: '5',
        deployment: 1,
        deployments: [1, 2],
        sites: [3],
        event: 4,
        first_night: '2024-06-12',
        last_night: '2024-06-13',
        taxon: 5,
        lowest_score: 0.5,
        sex: 'female',
        life_stage: 'not-reported',
        behavior: 'resting, "on bark"',
        looked: 'disagree',
      },
      options: { time_zone: 'America/New_York', coordinate_digits: 2 },
    };
    expect(exportRequest.parse(order)).toEqual(order);
  });

  test('has no other fields', () => {
    const right = 'format, project, filters and options';
    expect(orderFaults({ filter: {} })).toEqual([`: is not a field here; the fields are ${right}`]);
    expect(faults(exportRequest, 'all')).toEqual([`: must be an object of ${right}`]);
  });
});

describe('the filters of an order', () => {
  test.each<[object, string]>([
    [{ collection_id: 5 }, 'collection_id: must be the id of a set of captures as text, like "5"'],
    [{ collection_id: '05' }, 'collection_id: must be the id of a set of captures as text, like "5"'],
    [{ deployment: 'x' }, 'deployment: must be the id of a deployment, a whole number'],
    [{ deployments: 1 }, `deployments: ${DEPLOYMENTS}`],
    [{ deployments: [] }, `deployments: ${DEPLOYMENTS}`],
    [{ deployments: [1, 0] }, 'deployments.1: must be the id of a deployment, a whole number'],
    [{ sites: [] }, 'sites: must be a list of 1 to 1000 ids of sites'],
    [{ event: 0 }, 'event: must be the id of an event, a whole number'],
    [{ first_night: '2024-02-30' }, `first_night: ${NIGHT}`],
    [{ last_night: 20_240_612 }, `last_night: ${NIGHT}`],
    [{ taxon: 1.5 }, 'taxon: must be the id of a taxon, a whole number'],
    [{ lowest_score: 1.01 }, `lowest_score: ${SCORE}`],
    [{ lowest_score: -0.1 }, `lowest_score: ${SCORE}`],
    [{ sex: '' }, `sex: ${VALUE}`],
    [{ life_stage: 1 }, `life_stage: ${VALUE}`],
    [{ behavior: 'a'.repeat(301) }, `behavior: ${VALUE}`],
    [{ behavior: 'a\0' }, `behavior: ${VALUE}`],
    [{ looked: 'any' }, 'looked: must be one of person, model, disagree'],
    [{ species: 1 }, `: is not a field here; the fields are ${FILTERS}`],
  ])('do not take %j', (filters, fault) => {
    expect(faults(exportFilters, filters)).toEqual([fault]);
  });

  test.each([[null], ['all'], [5], [[]]])('are not %j', (filters) => {
    expect(faults(exportFilters, filters)).toEqual([`: must be an object of ${FILTERS}`]);
  });

  test('take a thousand ids at most', () => {
    expect(faults(exportFilters, { deployments: ids(1_000) })).toEqual([]);
    expect(faults(exportFilters, { deployments: ids(1_001) })).toEqual([`deployments: ${DEPLOYMENTS}`]);
  });

  test('take scores from 0 to 1', () => {
    expect(faults(exportFilters, { lowest_score: 0 })).toEqual([]);
    expect(faults(exportFilters, { lowest_score: 1 })).toEqual([]);
  });

  test.each<[object, string[]]>([
    [{ first_night: '2024-06-12', last_night: '2024-06-11' }, ['filters.last_night: must not be before first_night']],
    [{ first_night: '2024-06-12', last_night: '2024-06-12' }, []],
    [{ first_night: '2024-06-12', last_night: '2024-06-13' }, []],
    [{ first_night: '2024-06-12' }, []],
    [{ last_night: '2024-06-12' }, []],
    [{}, []],
  ])('name nights in their sequence: %j', (filters, expected) => {
    expect(orderFaults({ filters })).toEqual(expected);
  });

  test('name no taxon and no score where the format has no occurrences', () => {
    const filters = { taxon: 1, lowest_score: 0 };
    for (const format of ['sessions_csv', 'deployments_csv', 'deployments_geojson', 'captures_csv']) {
      expect(orderFaults({ format, filters })).toEqual([
        `filters.taxon: is not for ${format}, which contains no occurrences`,
        `filters.lowest_score: is not for ${format}, which contains no occurrences`,
      ]);
      expect(orderFaults({ format, filters: { deployment: 1 } })).toEqual([]);
    }
    for (const format of ['occurrences_simple_csv', 'camtrap_dp', 'darwin_core_archive'])
      expect(orderFaults({ format, filters })).toEqual([]);
  });
});

describe('the options of an order', () => {
  test.each<[object, string]>([
    [{ time_zone: '+02:00' }, `time_zone: ${ZONE}`],
    [{ time_zone: 2 }, `time_zone: ${ZONE}`],
    [{ coordinate_digits: 0 }, `coordinate_digits: ${DIGITS}`],
    [{ coordinate_digits: 4 }, `coordinate_digits: ${DIGITS}`],
    [{ coordinate_digits: 1.5 }, `coordinate_digits: ${DIGITS}`],
    [{ people: 'all' }, 'people: must be one of names, initials, none'],
    [{ rights_holder: '' }, `rights_holder: ${NAME}`],
    [{ rights_holder: ' \t' }, `rights_holder: ${NAME}`],
    [{ creator: 7 }, `creator: ${NAME}`],
    [{ creator: 'A\nB' }, `creator: ${NAME}`],
    [{ creator: 'A\ud800' }, `creator: ${NAME}`],
    [{ creator: 'x'.repeat(301) }, `creator: ${NAME}`],
    [{ license: 'CC-BY-ND-4.0' }, 'license: must be one of CC0-1.0, CC-BY-4.0, CC-BY-NC-4.0'],
    [
      { publication: { period_gap_days: 0 } },
      'publication.period_gap_days: must be a whole number of days from 1 to 365',
    ],
    [
      { publication: { period_gap_days: 366 } },
      'publication.period_gap_days: must be a whole number of days from 1 to 365',
    ],
    [
      { publication: { period_gap_days: 1.5 } },
      'publication.period_gap_days: must be a whole number of days from 1 to 365',
    ],
    [{ publication: { id_prefix: 'my moths:' } }, `publication.id_prefix: ${PREFIX}`],
    [{ publication: { id_prefix: 'x:' } }, `publication.id_prefix: ${PREFIX}`],
    [{ zone: 1 }, `: is not a field here; the fields are ${OPTIONS}`],
  ])('do not take %j', (options, fault) => {
    expect(faults(exportOptions, options)).toEqual([fault]);
  });

  test('are an object', () => {
    expect(faults(exportOptions, 'UTC')).toEqual([`: must be an object of ${OPTIONS}`]);
  });

  test('name no zone where the times have no offset', () => {
    for (const format of ['occurrences_simple_csv', 'captures_csv']) {
      expect(orderFaults({ format, options: { time_zone: 'UTC' } })).toEqual([
        `options.time_zone: is not for ${format}, whose times are the trap’s clock`,
      ]);
      expect(orderFaults({ format, options: {} })).toEqual([]);
    }
    for (const format of ['camtrap_dp', 'darwin_core_archive'])
      expect(orderFaults({ format, options: { time_zone: 'UTC' } })).toEqual([]);
  });

  test('say how people are named where the format names some', () => {
    const faultsOf = (format: string) => orderFaults({ format, options: { people: 'none' } });
    expect(faultsOf('captures_csv')).toEqual(['options.people: is not for captures_csv, which names no people']);
    expect(['occurrences_simple_csv', 'camtrap_dp', 'darwin_core_archive'].map(faultsOf)).toEqual([[], [], []]);
  });

  test('have names without the spaces around them', () => {
    const name = 'Ærø & Møn <Nature>';
    expect(exportOptions.parse({ rights_holder: ` ${name} `, creator: name })).toEqual({
      rights_holder: name,
      creator: name,
    });
  });

  test.each([{ rights_holder: 'A' }, { creator: 'A' }, { license: 'CC0-1.0' }])(
    'name nobody and no licence where the format has no place for it: %j',
    (options) => {
      const [option] = Object.keys(options);
      for (const format of ['occurrences_simple_csv', 'sessions_csv', 'deployments_geojson', 'captures_csv'])
        expect(orderFaults({ format, options })).toEqual([
          `options.${option}: is not for ${format}, which is a table without a place for it`,
        ]);
      for (const format of ['camtrap_dp', 'darwin_core_archive']) expect(orderFaults({ format, options })).toEqual([]);
    },
  );

  test('round no coordinates where the format has none', () => {
    const options = { coordinate_digits: 2 };
    expect(orderFaults({ format: 'captures_csv', options })).toEqual([
      'options.coordinate_digits: is not for captures_csv, which contains no coordinates',
    ]);
    for (const format of ['sessions_csv', 'deployments_geojson', 'camtrap_dp'])
      expect(orderFaults({ format, options })).toEqual([]);
  });
});
