import { camtrapSchemas, type CamtrapField } from './camtrap-schemas.ts';
import { csvRecords } from './csv-records.ts';

const TABLES = ['deployments', 'media', 'observations'] as const;
const DATETIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(Z|[+-]\d{2}:\d{2})$/;
const PROFILE = 'https://raw.githubusercontent.com/tdwg/camtrap-dp/1.0.2/camtrap-dp-profile.json';
const REQUIRED = ['resources', 'profile', 'created', 'contributors', 'project', 'spatial', 'temporal', 'taxonomic'];
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
    ...[temporal?.['start'], temporal?.['end']].flatMap((day) =>
      /^\d{4}-\d{2}-\d{2}$/.test(day ?? '') ? [] : [`temporal has ${day}`],
    ),
  ];
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
  if (value === '') return field.required ? 'is required' : null;
  if (field.enum !== undefined && !field.enum.includes(value)) return 'is none of the values';
  if (field.pattern !== undefined && !field.pattern.test(value)) return 'does not match the pattern';
  if (field.type === 'boolean') return /^(true|false)$/.test(value) ? null : 'is no boolean';
  if (field.type === 'datetime') return DATETIME.test(value) ? null : 'is no date and time with an offset';
  if (field.type === undefined) return null;
  const number = Number(value);
  if (Number.isNaN(number) || (field.type === 'integer' && !Number.isInteger(number))) return `is no ${field.type}`;
  return number < (field.minimum ?? -Infinity) || number > (field.maximum ?? Infinity) ? 'is out of range' : null;
}
