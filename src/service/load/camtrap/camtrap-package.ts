import { existsSync, statSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { z } from 'zod';
import { interruptibleStep } from '#service/load/interruptible-step.ts';
import type { LoadContext } from '#service/load/load-context.ts';
import { LoadError } from '#service/load/load-error.ts';
import { filesOfFolder, filesOfZip, refuseOther, type PackageFiles } from './package-files.ts';
import { readTable, type ReadTable } from '#service/load/camtrap/tables/read-table.ts';
import { higherTaxa } from '#service/load/camtrap/taxa/higher-taxa.ts';
import { declaredRank } from '#service/load/camtrap/taxa/highest-rank.ts';
import { taxonKey } from '#service/load/camtrap/taxa/taxon-name.ts';
import { tableFiles, type CamtrapTable } from '#service/load/camtrap/tables/table-files.ts';
import { tableText } from '#service/load/camtrap/tables/table-text.ts';

/** More than any deployment has. */
const MOST_PERIODS = 1_000_000;

const word = z.string().optional().catch(undefined);
const higher = z.string().max(300).optional().catch(undefined);

/** The parts of `datapackage.json` that a load uses (Camtrap DP 1.0, "Metadata"); other parts are not checked. */
const descriptor = z.object({
  profile: z.string().optional().catch(undefined),
  $schema: z.string().optional().catch(undefined),
  id: z.string().max(300).optional(),
  name: z.string().max(300).optional(),
  title: z.string().max(300).optional(),
  description: z.string().optional(),
  created: z.string().optional(),
  project: z
    .object({
      title: z.string().max(300).optional(),
      description: z.string().optional(),
      samplingDesign: word,
      captureMethod: z
        .union([z.string(), z.array(z.string())])
        .optional()
        .catch(undefined),
      individualAnimals: z.boolean().optional().catch(undefined),
    })
    .optional(),
  coordinatePrecision: z.number().positive().max(360).optional().catch(undefined),
  contributors: z.array(z.object({ title: word, role: word, organization: word, email: word })).catch([]),
  licenses: z.array(z.object({ name: word, path: word, scope: word })).catch([]),
  resources: z
    .array(
      z.looseObject({
        name: z.string(),
        path: z.union([z.string(), z.array(z.string())]).optional(),
        data: z.unknown().optional(),
        encoding: z.string().optional(),
      }),
    )
    .default([]),
  /**
   * of packages of ours: which deployments have a period of their source, and not the time of their sessions; of
   * which the time zone is not known, and of which their source doubts the times; which are the periods of one deployment; their names, where these are not their IDs; and the dataset that the project came with first
   */
  noctuary: z
    .object({
      dataset: z.string().min(1).max(300).optional().catch(undefined),
      declaredPeriods: z.array(z.string()).catch([]),
      zonesNotKnown: z.array(z.string()).optional().catch(undefined),
      timesInDoubt: z.array(z.string()).optional().catch(undefined),
      placeholders: z.array(z.string()).catch([]),
      deploymentComment: z.string().catch(''),
      deploymentPeriods: z
        .array(
          z.object({
            deploymentID: z.string(),
            periodOf: z.string().min(1).max(300),
            number: z.int().min(1).max(MOST_PERIODS),
          }),
        )
        .catch([]),
      deploymentNames: z.array(z.object({ deploymentID: z.string(), name: z.string().min(1).max(700) })).catch([]),
    })
    .optional()
    .catch(undefined),
  taxonomic: z
    .array(
      z.object({
        scientificName: z.string(),
        taxonRank: z.string().nullish(),
        kingdom: higher,
        phylum: higher,
        class: higher,
        order: higher,
        family: higher,
        genus: higher,
      }),
    )
    .default([]),
});

export type CamtrapDescriptor = z.infer<typeof descriptor>;

/** A Camtrap DP: a folder or a zip with three tables and a descriptor. */
export interface CamtrapPackage {
  /** the source name in `load_keys` */
  source: string;
  /** its id or name, or that of the package that its records came with first */
  dataset: string;
  descriptor: CamtrapDescriptor;
  /** of Camtrap DP, as the descriptor declares it; null where it does not */
  version: string | null;
  /** the ranks that it declares, by `taxonKey`: several where they contradict each other */
  ranks: ReadonlyMap<string, ReadonlySet<string>>;
  /** by deploymentID: the deployment that it is a period of, as the descriptor says, and the number of the period */
  periods: ReadonlyMap<string, { periodOf: string; number: number }>;
  tables: Readonly<Record<CamtrapTable, ReadTable>>;
  /** stops all reads */
  signal: AbortSignal;
  close: () => void;
}

/** in characters */
const LONGEST_RANK = 100;
const DESCRIPTOR = 'datapackage.json';
const DESCRIPTOR_BYTES = 20_000_000;
/** in characters */
const LONG_DESCRIPTOR = 1_000_000;

/**
 * Opens a Camtrap DP and reads each file once completely, so that all that makes a table unusable is reported before
 * anything is written: bytes, columns, the form of its lines.
 *
 * @param path of a folder, a .zip, or a datapackage.json
 *
 * @param progress where the reading is shown; by default nowhere
 */
export async function openCamtrapPackage(
  path: string,
  signal: AbortSignal,
  progress: Pick<LoadContext, 'say' | 'draw'> = { say: () => {}, draw: null },
): Promise<CamtrapPackage> {
  if (!existsSync(path)) throw new LoadError(`There is no folder or file ${path} to load.`);
  const found = statSync(path);
  if (!found.isDirectory()) refuseOther(path, found);
  const inFolder = found.isDirectory() ? path : dirname(path);
  const isFolder = found.isDirectory() || basename(path) === DESCRIPTOR;
  const files = isFolder ? filesOfFolder(inFolder) : await filesOfZip(path, [DESCRIPTOR, 'deployments.csv']);
  const open = async (file: string) => {
    const bytes = await readable(file, files.open(file));
    if (bytes !== null) return bytes;
    throw new LoadError(`${path} has no ${file}: a Camtrap DP holds deployments.csv, media.csv and observations.csv.`);
  };
  try {
    const described = await readable(DESCRIPTOR, files.open(DESCRIPTOR));
    const json = described === null ? '{}' : await textOf(path, tableText(DESCRIPTOR, described, { signal }));
    const read = await interruptibleStep(signal, json.length > LONG_DESCRIPTOR, () => readDescriptor(path, json));
    const version = versionOf(read);
    const tableOf = async (table: CamtrapTable) => {
      const resource = read.resources.find(({ name }) => name === table);
      const names = asPacked(tableFiles(read.resources, table), files);
      const source = { files: names, encoding: resource?.encoding, open, signal };
      return readTable({ table, source, resource, version }, progress);
    };
    const name = read.id ?? read.name ?? basename(path).replace(/\.zip$/i, '');
    return {
      source: `camtrap:${name}`,
      dataset: read.noctuary?.dataset ?? name,
      descriptor: read,
      version,
      ranks: ranksOf(read),
      periods: new Map((read.noctuary?.deploymentPeriods ?? []).map((one) => [one.deploymentID, one])),
      tables: {
        deployments: await tableOf('deployments'),
        media: await tableOf('media'),
        observations: await tableOf('observations'),
      },
      signal,
      close: files.close,
    };
  } catch (error) {
    files.close();
    signal.throwIfAborted();
    throw error;
  }
}

/** A table may be packed without that the descriptor says so, or the other way around. */
function asPacked(names: readonly string[], { has }: PackageFiles): readonly string[] {
  return names.map((name) => {
    const other = name.endsWith('.gz') ? name.slice(0, -'.gz'.length) : `${name}.gz`;
    return !has(name) && has(other) ? other : name;
  });
}

/** The version in the address of the profile: `…/camtrap-dp/0.1.6/camtrap-dp-profile.json`. */
function versionOf({ profile, $schema }: CamtrapDescriptor): string | null {
  return /camtrap-dp\/v?(\d+\.\d[\w.-]*)\//i.exec(`${profile ?? ''} ${$schema ?? ''}`)?.[1] ?? null;
}

function ranksOf({ taxonomic }: CamtrapDescriptor): CamtrapPackage['ranks'] {
  const ranks = new Map<string, Set<string>>();
  const add = (name: string, rank: string | undefined) => {
    const key = taxonKey(name);
    if (rank !== undefined && rank.length <= LONGEST_RANK) ranks.set(key, (ranks.get(key) ?? new Set()).add(rank));
  };
  for (const one of taxonomic) {
    add(one.scientificName, declaredRank(one.taxonRank ?? null));
    for (const { name, rank } of higherTaxa(one)) add(name, rank);
  }
  return ranks;
}

async function textOf(path: string, pieces: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const piece of pieces) {
    text += piece;
    if (text.length > DESCRIPTOR_BYTES) {
      throw new LoadError(`${DESCRIPTOR} of ${path} is larger than ${DESCRIPTOR_BYTES / 1_000_000} MB.`);
    }
  }
  return text;
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
