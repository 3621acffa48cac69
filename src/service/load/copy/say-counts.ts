import type { CollectionName } from '#contract/lists/collections.ts';
import type { CopyRun } from './copy-run.ts';
import { countRowsHere, totalOf } from './count-rows-here.ts';
import { keysHere } from './keys-here.ts';
import { listedTaxa } from './copy-taxa.ts';

const SHOWN = [
  'projects',
  'sites',
  'devices',
  'deployments',
  'events',
  'captures',
  'taxa',
  'occurrences',
  'storage',
  'jobs',
] as const satisfies readonly CollectionName[];

/** Prints the counts of records there and here. @returns whether they are equal */
export async function sayCounts(run: CopyRun): Promise<boolean> {
  const { say, setAside } = run.context;
  let isWhole = true;
  say('');
  say(tableLine('', ['theirs', 'here', 'set aside', 'removed']));
  for (const name of SHOWN) {
    const theirs = run.theirs.get(name) ?? null;
    const here = await countHere(run, name);
    const differs = theirs !== null && theirs !== here;
    isWhole &&= !differs;
    const cells = [theirs ?? 'not told', here, setAside.countOf(name), run.gone.get(name) ?? 0];
    say(tableLine(name, cells) + (differs ? '  differs' : ''));
  }
  return isWhole;
}

async function countHere(run: CopyRun, name: (typeof SHOWN)[number]): Promise<number> {
  if (name === 'captures' || name === 'occurrences') return totalOf(await countRowsHere(run, name));
  if (name === 'taxa') return (await listedTaxa(run)).size;
  // Deployments may embed further ones.
  const listed = name === 'sites' || name === 'devices' ? run.taken.get(name) : undefined;
  return listed ?? (await keysHere(run, name === 'storage' ? 'storage_sources' : name)).size;
}

function tableLine(name: string, cells: readonly (string | number)[]): string {
  const text = (cell: string | number) => (typeof cell === 'number' ? cell.toLocaleString('en') : cell).padStart(11);
  return `${name.padEnd(12)}${cells.map(text).join('')}`;
}
