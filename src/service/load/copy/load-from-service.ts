import { countLoads } from '#service/database/uncounted-loads.ts';
import { copyCaptures, copyEvents, forgetFinished } from './copy-nights.ts';
import { copyOccurrences } from './copy-occurrences.ts';
import { copyDeployments, copyParts, copyProjects, copyStorage } from './copy-places.ts';
import type { CopyRun } from './copy-run.ts';
import { copyTaxa } from './copy-taxa.ts';
import { inBatch } from '#service/load/in-batch.ts';
import type { LoadContext } from '#service/load/load-context.ts';
import { idsHere } from '#service/load/loaded-rows.ts';
import type { ServiceClient } from './service-client.ts';
import { sourceLists } from './source-lists.ts';

export interface ServiceLoad {
  /** address of the other service, which is the source name in `load_keys` */
  base: string;
  /** the id of a project there; null: all */
  project: number | null;
  client: ServiceClient;
}

/**
 * Copies another service of this interface, list by list. A load can be stopped and run again at any time: records are
 * found by the other service's ids. Exports and users are not copied; export files stay with the other service.
 *
 * @returns whether all counts equal those of the other service
 */
export async function loadFromService(context: LoadContext, { base, project, client }: ServiceLoad): Promise<boolean> {
  const run: CopyRun = {
    context,
    source: base,
    lists: sourceLists(client),
    project,
    projects: new Map(),
    deployments: new Map(),
    taxa: new Map(),
    listedTaxa: new Set(),
    embedded: { devices: new Set(), sites: new Set() },
    leftOut: new Set(),
    counts: new Map(),
  };
  await copyProjects(run);
  await copyDeployments(run);
  await copyParts(run, 'sites');
  await copyParts(run, 'devices');
  await copyStorage(run);
  await copyEvents(run);
  await copyTaxa(run);
  await copyCaptures(run);
  await copyOccurrences(run);
  await forgetFinished(run);
  context.say('  counting …');
  await inBatch(context, (transaction) => countLoads(transaction, context.source, context.signal));
  context.say("  exports and users are not copied: the files are the other service's");
  return printCounts(run);
}

const SHOWN = ['projects', 'deployments', 'events', 'captures', 'taxa', 'occurrences', 'storage', 'jobs'] as const;

/** Prints the counts of records there and here. @returns whether they are equal */
async function printCounts(run: CopyRun): Promise<boolean> {
  const { say, setAside } = run.context;
  let isWhole = true;
  say('');
  say(tableLine('', 'theirs', 'here', 'set aside'));
  for (const name of SHOWN) {
    const theirs = run.counts.get(name)?.theirs ?? null;
    const here = await countHere(run, name);
    const aside = setAside.countOf(name);
    const differs = theirs !== null && theirs !== here;
    isWhole &&= !differs;
    say(tableLine(name, theirs ?? 'not told', here, aside) + (differs ? '  differs' : ''));
  }
  return isWhole;
}

async function countHere(run: CopyRun, name: (typeof SHOWN)[number]): Promise<number> {
  const { database } = run.context;
  if (name === 'taxa') {
    return (await idsHere(database, run.source, 'taxa', [...run.listedTaxa].map(String))).size;
  }
  if (name === 'projects') return run.projects.size;
  const table = name === 'storage' ? 'storage_sources' : name;
  const { n } = await database
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number | string>().as('n'))
    .where(`${table}.project_id`, 'in', [0, ...run.projects.values()])
    // Exports that were made here have jobs too.
    .$if(name === 'jobs', (query) => query.where('jobs.deployment_id', 'is not', null))
    .executeTakeFirstOrThrow();
  return Number(n);
}

function tableLine(name: string, ...cells: readonly (string | number)[]): string {
  const text = (cell: string | number) => (typeof cell === 'number' ? cell.toLocaleString('en') : cell).padStart(11);
  return `${name.padEnd(12)}${cells.map(text).join('')}`;
}
