import { existsSync, statSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { addAbortSignal, pipeline, type Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { z } from 'zod';
import { checkedText } from './checked-text.ts';
import { interruptibleStep } from '#service/load/interruptible-step.ts';
import { LoadError } from '#service/load/load-error.ts';
import { filesOfFolder, filesOfZip, refuseOther } from './package-files.ts';
import { tableFiles, type CamtrapTable } from './table-files.ts';

/** The parts of `datapackage.json` that a load uses (Camtrap DP 1.0, "Metadata"); other parts are not checked. */
const descriptor = z.object({
  id: z.string().max(300).optional(),
  name: z.string().max(300).optional(),
  title: z.string().max(300).optional(),
  description: z.string().optional(),
  created: z.string().optional(),
  project: z.object({ title: z.string().max(300).optional(), description: z.string().optional() }).optional(),
  resources: z
    .array(
      z.object({
        name: z.string(),
        path: z.union([z.string(), z.array(z.string())]).optional(),
        data: z.unknown().optional(),
        encoding: z.string().optional(),
      }),
    )
    .default([]),
  /** of packages of ours: which deployments have a period of their source, and not the time of their sessions */
  noctuary: z
    .object({ declaredPeriods: z.array(z.string()).catch([]) })
    .optional()
    .catch(undefined),
  taxonomic: z.array(z.object({ scientificName: z.string(), taxonRank: z.string().nullish() })).default([]),
});

export type CamtrapDescriptor = z.infer<typeof descriptor>;

/** A Camtrap DP: a folder or a zip with three tables and a descriptor. */
export interface CamtrapPackage {
  /** the source name in `load_keys` */
  source: string;
  descriptor: CamtrapDescriptor;
  /** ranks by scientific name */
  ranks: ReadonlyMap<string, string>;
  /** the files of a table, at least one */
  filesOf: (table: CamtrapTable) => readonly string[];
  /** A file's bytes, checked to be UTF-8. The stream fails with a LoadError, or with the signal's reason. */
  open: (file: string) => Promise<Readable>;
  /** stops all reads */
  signal: AbortSignal;
  close: () => void;
}

const DESCRIPTOR = 'datapackage.json';
const DESCRIPTOR_BYTES = 20_000_000;
/** in characters */
const LONG_DESCRIPTOR = 1_000_000;
const TABLES: readonly CamtrapTable[] = ['deployments', 'media', 'observations'];

/**
 * Opens a Camtrap DP 1.0 package and reads each file once completely, so that unreadable bytes are reported before
 * anything is written.
 *
 * @param path of a folder, a .zip, or a datapackage.json
 */
export async function openCamtrapPackage(path: string, signal: AbortSignal): Promise<CamtrapPackage> {
  if (!existsSync(path)) throw new LoadError(`There is no folder or file ${path} to load.`);
  const found = statSync(path);
  if (!found.isDirectory()) refuseOther(path, found);
  const inFolder = found.isDirectory() ? path : dirname(path);
  const isFolder = found.isDirectory() || basename(path) === DESCRIPTOR;
  const files = isFolder ? filesOfFolder(inFolder) : await filesOfZip(path, [DESCRIPTOR, 'deployments.csv']);
  const openIfThere = async (file: string) => {
    const bytes = await readable(file, files.open(file));
    return bytes === null
      ? null
      : addAbortSignal(
          signal,
          pipeline(bytes, checkedText(file), () => {}),
        );
  };
  const open = async (file: string) => {
    const stream = await openIfThere(file);
    if (stream !== null) return stream;
    throw new LoadError(`${path} has no ${file}: a Camtrap DP holds deployments.csv, media.csv and observations.csv.`);
  };
  try {
    const described = await openIfThere(DESCRIPTOR);
    const json = described === null ? '{}' : await textOf(path, described);
    const read = await interruptibleStep(signal, json.length > LONG_DESCRIPTOR, () => readDescriptor(path, json));
    const filesOf = (table: CamtrapTable) => tableFiles(read.resources, table);
    for (const file of TABLES.flatMap(filesOf)) await readThrough(file, await open(file));
    return {
      source: `camtrap:${read.id ?? read.name ?? basename(path).replace(/\.zip$/i, '')}`,
      descriptor: read,
      ranks: new Map(read.taxonomic.map(({ scientificName, taxonRank }) => [scientificName, taxonRank ?? ''])),
      filesOf,
      open,
      signal,
      close: files.close,
    };
  } catch (error) {
    files.close();
    signal.throwIfAborted();
    throw error;
  }
}

async function textOf(path: string, stream: Readable): Promise<string> {
  const chunks: Buffer[] = [];
  let sizeBytes = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    sizeBytes += chunk.length;
    if (sizeBytes > DESCRIPTOR_BYTES) {
      throw new LoadError(`${DESCRIPTOR} of ${path} is larger than ${DESCRIPTOR_BYTES / 1_000_000} MB.`);
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks)
    .toString('utf8')
    .replace(/^\uFEFF/, '');
}

async function readThrough(file: string, stream: Readable): Promise<void> {
  stream.resume();
  await readable(file, finished(stream));
}

/** Adds the file's name to an error of the file system or the zip library. */
async function readable<Result>(file: string, work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof LoadError) throw error;
    const why = error instanceof Error ? error.message : String(error);
    throw new LoadError(`${file} cannot be read: ${why}.`, { cause: error });
  }
}

function readDescriptor(path: string, json: string): CamtrapDescriptor {
  try {
    return descriptor.parse(JSON.parse(json));
  } catch (error) {
    throw new LoadError(`${DESCRIPTOR} of ${path} is not the description of a data package.`, { cause: error });
  }
}
