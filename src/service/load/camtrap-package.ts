import { createReadStream, existsSync, statSync } from 'node:fs';
import { basename, dirname, join, posix } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import yauzl from 'yauzl';
import { z } from 'zod';
import { LoadError } from './load-error.ts';

/** The parts of `datapackage.json` that a load uses (Camtrap DP 1.0, "Metadata"); everything else may be anything. */
const descriptor = z.object({
  id: z.string().optional(),
  name: z.string().optional(),
  title: z.string().optional(),
  description: z.string().optional(),
  created: z.string().optional(),
  project: z.object({ title: z.string().optional(), description: z.string().optional() }).optional(),
  resources: z
    .array(z.object({ name: z.string(), path: z.union([z.string(), z.array(z.string())]).optional() }))
    .default([]),
  taxonomic: z.array(z.object({ scientificName: z.string(), taxonRank: z.string().nullish() })).default([]),
});

export type CamtrapTable = 'deployments' | 'media' | 'observations';

/** A Camtrap DP: a folder or a zip with three tables and their description. */
export interface CamtrapPackage {
  /** what its records are remembered under */
  source: string;
  descriptor: z.infer<typeof descriptor>;
  /** the file that a table is in */
  fileOf: (table: CamtrapTable) => string;
  /** A table's bytes from its start. @throws LoadError where it is missing */
  open: (table: CamtrapTable) => Promise<Readable>;
  close: () => void;
}

const DESCRIPTOR = 'datapackage.json';

/** Opens a Camtrap DP 1.0 package. @param path of a folder, a .zip, or a datapackage.json */
export async function openCamtrapPackage(path: string): Promise<CamtrapPackage> {
  if (!existsSync(path)) throw new LoadError(`There is no folder or file ${path} to load.`);
  const isFolder = statSync(path).isDirectory();
  const inFolder = isFolder ? path : dirname(path);
  const files = isFolder || basename(path) === DESCRIPTOR ? filesOfFolder(inFolder) : await filesOfZip(path);
  const described = await files.open(DESCRIPTOR);
  const read = readDescriptor(path, described === null ? '{}' : await text(described));
  const fileOf = (table: CamtrapTable) => {
    const { path: told } = read.resources.find(({ name }) => name === table) ?? {};
    // A table may be in several files or elsewhere in the web; neither is read.
    return typeof told === 'string' && !/^\w+:/.test(told) ? told : `${table}.csv`;
  };
  const open = async (table: CamtrapTable) => {
    const stream = await files.open(fileOf(table));
    if (stream !== null) return stream;
    throw new LoadError(
      `${path} has no ${fileOf(table)}: a Camtrap DP holds deployments.csv, media.csv and observations.csv.`,
    );
  };
  const source = `camtrap:${read.id ?? read.name ?? basename(path).replace(/\.zip$/i, '')}`;
  return { source, descriptor: read, fileOf, open, close: files.close };
}

interface PackageFiles {
  open: (file: string) => Promise<Readable | null>;
  close: () => void;
}

function filesOfFolder(folder: string): PackageFiles {
  const open = (file: string) => {
    const path = join(folder, file);
    return Promise.resolve(existsSync(path) ? createReadStream(path) : null);
  };
  return { open, close: () => {} };
}

/** The files of a zip, also where they lie in a folder inside it. */
async function filesOfZip(path: string): Promise<PackageFiles> {
  try {
    const zip = await yauzl.openPromise(path, { lazyEntries: true, autoClose: false });
    const entries = new Map<string, yauzl.Entry>();
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
    const marker = [...entries.keys()].find((name) => [DESCRIPTOR, 'deployments.csv'].includes(posix.basename(name)));
    const folder = posix.dirname(marker ?? DESCRIPTOR);
    const open = async (file: string) => {
      const entry = entries.get(posix.join(folder, file));
      return entry === undefined ? null : zip.openReadStreamPromise(entry);
    };
    return { open, close: () => zip.close() };
  } catch (error) {
    throw new LoadError(`${path} cannot be read as a zip: ${error instanceof Error ? error.message : String(error)}.`, {
      cause: error,
    });
  }
}

function readDescriptor(path: string, json: string): z.infer<typeof descriptor> {
  try {
    return descriptor.parse(JSON.parse(json));
  } catch (error) {
    throw new LoadError(`${DESCRIPTOR} of ${path} is not the description of a data package.`, { cause: error });
  }
}
