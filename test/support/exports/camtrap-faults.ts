import { camtrapSchemas, type CamtrapField } from './camtrap-schemas.ts';
import { csvRecords } from './csv-records.ts';

const TABLES = ['deployments', 'media', 'observations'] as const;
/** What the table schemas of 1.0.2 read as no value. */
const MISSING = new Set(['', 'NA', 'NaN', 'nan']);
const DATETIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(Z|[+-]\d{2}:\d{2})$/;
const PROFILE = 'https://raw.githubusercontent.com/tdwg/camtrap-dp/1.0.2/camtrap-dp-profile.json';
const REQUIRED = ['resources', 'profile', 'created', 'contributors', 'project', 'spatial', 'temporal', 'taxonomic'];
/** Enumerations of the profile. */
const SAMPLING = ['simpleRandom', 'systematicRandom', 'clusteredRandom', 'experimental', 'targeted', 'opportunistic'];
const CAPTURE_METHODS = ['activityDetection', 'timeLapse'];
const ROLES = ['contact', 'principalInvestigator', 'rightsHolder', 'publisher', 'contributor'];
const RANKS = ['kingdom', 'phylum', 'class', 'order', 'family', 'genus', 'species', 'subspecies'];
const OF_PROJECT = ['title', 'samplingDesign', 'captureMethod', 'individualAnimals', 'observationLevel'];

/** What is wrong with a Camtrap DP 1.0.2 by the rules of its profile and table schemas; empty where nothing is. */
export function camtrapFaults(files: Readonly<Record<string, string>>): string[] {
  const descriptor = JSON.parse(files['datapackage.json'] ?? '{}') as Record<string, unknown>;
  const tables = TABLES.map((table) => ({ table, records: csvRecords(files[`${table}.csv`] ?? '') }));
  const idsOf = (table: (typeof TABLES)[number], column: string) =>
    new Set(tables.find((one) => one.table === table)?.records.map((record) => record[column]));
  const [deployments, media] = [idsOf('deployments', 'deploymentID'), idsOf('media', 'mediaID')];
  return [
    ...descriptorFaults(descriptor),
    ...tables.flatMap(({ table, records }) => tableFaults(table, files[`${table}.csv`] ?? '', records)),
    ...tables.flatMap(({ table, records }) =>
      records.flatMap(({ deploymentID = '', mediaID = '' }, index) => [
        ...(deployments.has(deploymentID) ? [] : [`${table} ${index}: there is no deployment ${deploymentID}`]),
        ...(mediaID === '' || media.has(mediaID) ? [] : [`${table} ${index}: there is no medium ${mediaID}`]),
      ]),
    ),
  ];
}

function descriptorFaults(descriptor: Record<string, unknown>): string[] {
  const project = descriptor['project'] as Record<string, unknown> | undefined;
  const resources = descriptor['resources'] as Record<string, string>[] | undefined;
  const temporal = descriptor['temporal'] as Record<string, string> | undefined;
  return [
    ...REQUIRED.filter((name) => descriptor[name] === undefined).map((name) => `datapackage.json has no ${name}`),
    ...OF_PROJECT.filter((name) => project?.[name] === undefined).map((name) => `project has no ${name}`),
    ...(descriptor['profile'] === PROFILE ? [] : ['profile is not that of 1.0.2']),
    ...(/^[-a-z0-9._/]+$/.test(String(descriptor['name'])) ? [] : ['name has other characters']),
    ...TABLES.flatMap((table) => {
      const one = resources?.find(({ name }) => name === table);
      const isRight =
        one?.['path'] === `${table}.csv` &&
        one['profile'] === 'tabular-data-resource' &&
        one['schema'] === PROFILE.replace('camtrap-dp-profile', `${table}-table-schema`);
      return isRight ? [] : [`the resource ${table} is wrong`];
    }),
    ...profileFaults(descriptor),
    ...[temporal?.['start'], temporal?.['end']].flatMap((day) =>
      /^\d{4}-\d{2}-\d{2}$/.test(day ?? '') ? [] : [`temporal has ${day}`],
    ),
  ];
}

/** The enumerations and shapes of the profile, and of the Data Package that it extends. */
function profileFaults(descriptor: Record<string, unknown>): string[] {
  const list = (value: unknown) => (Array.isArray(value) ? (value as Record<string, unknown>[]) : []);
  const project = (descriptor['project'] ?? {}) as Record<string, unknown>;
  const fault = (isRight: boolean, text: string) => (isRight ? [] : [text]);
  const within = (value: unknown, known: readonly string[]) => typeof value === 'string' && known.includes(value);
  const methods = Array.isArray(project['captureMethod']) ? (project['captureMethod'] as unknown[]) : [];
  const levels = Array.isArray(project['observationLevel']) ? (project['observationLevel'] as unknown[]) : [];
  const taxa = list(descriptor['taxonomic']);
  const names = taxa.map((taxon) => taxon['scientificName']);
  return [
    ...fault(within(project['samplingDesign'], SAMPLING), 'project.samplingDesign is none of the values'),
    ...fault(
      methods.length > 0 && methods.every((one) => within(one, CAPTURE_METHODS)),
      'project.captureMethod is wrong',
    ),
    ...fault(
      levels.length > 0 && levels.every((one) => within(one, ['media', 'event'])),
      'project.observationLevel is wrong',
    ),
    ...fault(typeof project['individualAnimals'] === 'boolean', 'project.individualAnimals is no boolean'),
    ...fault(list(descriptor['contributors']).length > 0, 'there are no contributors'),
    ...list(descriptor['contributors']).flatMap(({ title, role }) =>
      fault(
        typeof title === 'string' && title !== '' && (role === undefined || within(role, ROLES)),
        `contributor ${String(title)} is wrong`,
      ),
    ),
    ...list(descriptor['sources']).flatMap(({ title }) => fault(typeof title === 'string', 'a source has no title')),
    ...taxa.flatMap(({ scientificName, taxonRank }) => [
      ...fault(typeof scientificName === 'string' && scientificName !== '', 'a taxon has no name'),
      ...fault(
        taxonRank === undefined || within(taxonRank, RANKS),
        `taxonRank ${String(taxonRank)} is none of the values`,
      ),
    ]),
    ...fault(new Set(names).size === names.length, 'taxa come twice'),
    ...spatialFaults(descriptor['spatial']),
    ...fault(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/.test(String(descriptor['created'])), 'created is no time'),
    ...fault(
      descriptor['coordinatePrecision'] === undefined || Number(descriptor['coordinatePrecision']) > 0,
      'coordinatePrecision is wrong',
    ),
    ...list(descriptor['resources']).flatMap(({ path }) =>
      fault(typeof path === 'string' && !/^[./~]|\.\./.test(path), `path ${String(path)} is unsafe`),
    ),
  ];
}

/** GeoJSON (RFC 7946) within the world: a point, lines of two points, closed rings of four, or no features. */
function spatialFaults(spatial: unknown): string[] {
  const {
    type = '',
    coordinates,
    features,
  } = (spatial ?? {}) as {
    type?: string;
    coordinates?: number[] | number[][] | number[][][] | number[][][][];
    features?: unknown[];
  };
  if (type.startsWith('Multi')) {
    const parts = (coordinates ?? []).map((part) => ({ type: type.slice('Multi'.length), coordinates: part }));
    return parts.length === 2 ? parts.flatMap(spatialFaults) : [`spatial has ${parts.length} parts`];
  }
  if (type === 'FeatureCollection') return Array.isArray(features) ? [] : ['spatial has no features'];
  const flat = (coordinates ?? []).flat(3);
  const points = Array.from({ length: flat.length / 2 }, (_, at) => flat.slice(2 * at, 2 * at + 2));
  const isInWorld = points.every(
    ([east = Infinity, north = Infinity]) => Math.abs(east) <= 180 && Math.abs(north) <= 90,
  );
  const distinct = new Set(points.map(String)).size;
  const isClosed = type !== 'Polygon' || (points.length === 5 && String(points[0]) === String(points[4]));
  const expected = { Point: 1, LineString: 2, Polygon: 4 }[type];
  return isInWorld && isClosed && distinct === expected ? [] : [`spatial is no ${type} of ${expected} points`];
}

function tableFaults(table: (typeof TABLES)[number], text: string, records: readonly Record<string, string>[]) {
  const schema = camtrapSchemas[table];
  const header = text.split('\r\n', 1)[0]?.split(',') ?? [];
  const faults = header.join() === Object.keys(schema).join() ? [] : [`${table}.csv has other columns`];
  for (const [name, field] of Object.entries(schema)) {
    const seen = new Set<string>();
    for (const [index, record] of records.entries()) {
      const value = record[name] ?? '';
      const fault = valueFault(value, field) ?? (field.unique && seen.has(value) ? 'came before' : null);
      if (fault !== null) faults.push(`${table} ${index} ${name}: ${value} ${fault}`);
      seen.add(value);
    }
  }
  return faults;
}

function valueFault(value: string, field: CamtrapField): string | null {
  if (MISSING.has(value)) return field.required ? 'is required' : null;
  if (field.enum !== undefined && !field.enum.includes(value)) return 'is none of the values';
  if (field.pattern !== undefined && !field.pattern.test(value)) return 'does not match the pattern';
  if (field.type === 'boolean') return /^(true|false)$/.test(value) ? null : 'is no boolean';
  if (field.type === 'datetime') return DATETIME.test(value) ? null : 'is no date and time with an offset';
  if (field.type === undefined) return null;
  const number = Number(value);
  if (Number.isNaN(number) || (field.type === 'integer' && !Number.isInteger(number))) return `is no ${field.type}`;
  return number < (field.minimum ?? -Infinity) || number > (field.maximum ?? Infinity) ? 'is out of range' : null;
}
