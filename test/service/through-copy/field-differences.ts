import type { LoadedTable } from '#service/load/loaded-rows.ts';

export interface Sides {
  /** origins of the source and of its copy */
  there: string;
  here: string;
  /** id here of a record there; undefined: it was not copied */
  idHere: (table: LoadedTable, id: number) => number | undefined;
}

/** Fields whose records have ids of a table, wherever they are in a record. */
const TABLES: Readonly<Record<string, LoadedTable>> = {
  project: 'projects',
  deployment: 'deployments',
  event: 'events',
  determination: 'taxa',
  taxon: 'taxa',
  parent: 'taxa',
  parents: 'taxa',
  parent_id: 'taxa',
  device: 'devices',
  research_site: 'sites',
  jobs: 'jobs',
  example_captures: 'captures',
};
const TIMESTAMP = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?$/;

export interface Difference {
  /** "event.name" */
  path: string;
  there: unknown;
  /** undefined: the copy has no such field */
  here: unknown;
}

/**
 * The fields of a record of the source that its copy has otherwise. Ids are compared as those of the
 * same record, addresses of the two services by what they lead to, and times as times. Fields that only the copy has are none.
 *
 * @param table of the record
 */
export function fieldDifferences(there: unknown, here: unknown, table: LoadedTable, sides: Sides): Difference[] {
  return differences(there, here, { path: '', table }, sides);
}

interface Place {
  path: string;
  /** of the record that the value is, or is in */
  table: LoadedTable | undefined;
}

function differences(there: unknown, here: unknown, place: Place, sides: Sides): Difference[] {
  const isEqual = () => (sameValue(there, here, place, sides) ? [] : [{ path: place.path, there, here }]);
  if (typeof there !== 'object' || there === null || typeof here !== 'object' || here === null) return isEqual();
  if (Array.isArray(there)) {
    if (!Array.isArray(here) || here.length !== there.length) return [{ path: place.path, there, here }];
    return there.flatMap((one, index) => differences(one, here[index], place, sides));
  }
  return Object.entries(there).flatMap(([name, value]) => {
    const path = place.path === '' ? name : `${place.path}.${name}`;
    if (!(name in here)) return [{ path, there: value, here: undefined }];
    const table = name === 'id' || name === 'details' ? place.table : TABLES[name];
    return differences(value, (here as Record<string, unknown>)[name], { path, table }, sides);
  });
}

function sameValue(there: unknown, here: unknown, { path, table }: Place, sides: Sides): boolean {
  if (typeof there === 'number' && table !== undefined && !path.endsWith('.gbif_taxon_key'))
    return here === sides.idHere(table, there);
  if (typeof there !== 'string' || typeof here !== 'string') return there === here;
  if (there.startsWith(`${sides.there}/api/`)) return pathOf(there, sides, table) === pathOf(here, sides, undefined);
  if (TIMESTAMP.test(there) && TIMESTAMP.test(here)) return timeOf(there) === timeOf(here);
  return there === here;
}

/** Of an address of one of the services: its path, with the id here. */
function pathOf(address: string, { there, here, idHere }: Sides, table: LoadedTable | undefined): string {
  const own = address.replace(there, '').replace(here, '');
  const [path = ''] = own.split('?', 1);
  return table === undefined
    ? path
    : path.replace(/(\d+)\/$/, (_, id: string) => `${idHere(table, Number(id)) ?? 'not here'}/`);
}

/** With six digits of a second. */
function timeOf(text: string): string {
  const [seconds = '', fraction = ''] = text.split('.');
  return `${seconds}.${fraction.padEnd(6, '0')}`;
}
