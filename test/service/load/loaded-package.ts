import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { openDatabase, type Database } from '#service/database/open-database.ts';
import { MuchSetAside } from '#service/load/load-error.ts';
import { runLoad } from '#service/load/run-load.ts';
import type { EmptyDatabase } from '#test/support/empty-database.ts';
import { loadInto } from '#test/support/load-options.ts';

type PackageFiles = Readonly<Record<string, string | Buffer>>;

/** A night of one trap: six images half an hour apart, and a moth on the first. */
export const NIGHT = {
  'deployments.csv': table(
    ['deploymentID', 'locationName', 'latitude', 'longitude', 'deploymentStart', 'deploymentEnd'],
    ['dune', 'Dune', '52.1', '4.3', '2024-06-10T18:00:00+02:00', '2024-06-14T08:00:00+02:00'],
  ),
  'media.csv': table(
    ['mediaID', 'deploymentID', 'timestamp', 'filePath', 'filePublic', 'fileMediatype'],
    ...Array.from({ length: 6 }, (_, index) => [
      `m${index}`,
      'dune',
      `2024-06-10T${21 + Math.floor(index / 2)}:${index % 2 === 0 ? '00' : '30'}:00+02:00`,
      `media/m${index}.jpg`,
      'false',
      'image/jpeg',
    ]),
  ),
  'observations.csv': table(
    [
      'observationID',
      'deploymentID',
      'mediaID',
      'observationType',
      'scientificName',
      'count',
      'classificationProbability',
    ],
    ['o1', 'dune', 'm0', 'animal', 'Noctua pronuba', '1', '0.93'],
  ),
} as const;

/** A table as RFC 4180 has it, or with another delimiter. */
export function table(...rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.join(',')}\r\n`).join('');
}

/** A descriptor whose tables are declared so. */
export function described(resource: object, more: object = {}): string {
  const resources = ['deployments', 'media', 'observations'].map((name) => ({
    name,
    path: `${name}.csv`,
    ...resource,
  }));
  return JSON.stringify({ name: 'night', title: 'Night', resources, ...more });
}

/** What a load of a package left and said. */
export interface LoadedPackage {
  /** true, or the error that ended it */
  end: unknown;
  said: readonly string[];
  /** the list of what was set aside, without its header */
  setAside: readonly string[];
  stored: { projects: number; deployments: number; events: number; captures: number; occurrences: number };
}

/** Loads a package of these files. @throws what ends a load otherwise than with much set aside */
export async function loadedPackage(
  empty: EmptyDatabase,
  files: PackageFiles,
  { replace = false, gapHours = 4 } = {},
): Promise<LoadedPackage> {
  const folder = join(empty.folder, 'package');
  rmSync(folder, { recursive: true, force: true });
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  const list = join(empty.folder, 'load-set-aside.csv');
  rmSync(list, { force: true });
  const options = loadInto(empty);
  const end = await runLoad({ what: 'camtrap', path: folder, gapHours, replace }, options).catch((error: unknown) => {
    if (error instanceof MuchSetAside) return error;
    throw error;
  });
  return {
    end,
    said: options.said,
    setAside: linesOf(list),
    stored: await inDatabase(empty, async (database) => ({
      projects: await countOf(database, 'projects'),
      deployments: await countOf(database, 'deployments'),
      events: await countOf(database, 'events'),
      captures: await countOf(database, 'captures'),
      occurrences: await countOf(database, 'occurrences'),
    })),
  };
}

export async function inDatabase<Result>(
  { location }: EmptyDatabase,
  ask: (database: Database) => Promise<Result>,
): Promise<Result> {
  const { database, close } = await openDatabase(location);
  try {
    return await ask(database);
  } finally {
    await close();
  }
}

function linesOf(path: string): readonly string[] {
  try {
    return readFileSync(path, 'utf8').trimEnd().split('\r\n').slice(1);
  } catch {
    return [];
  }
}

async function countOf(database: Database, name: keyof LoadedPackage['stored']): Promise<number> {
  const rows = await database.selectFrom(name).select('id').execute();
  return rows.length;
}
