import { Refused } from './service-client.ts';
import { ALL } from './source-lists.ts';
import type { CopyRun } from './copy-run.ts';
import { inQuietBatch } from './copy-run.ts';
import { listState, setListState } from './list-states.ts';

/** The lists that a project's default filters may shorten, those first where that is most likely. */
const LISTS = ['occurrences', 'taxa', 'captures', 'events', 'deployments'] as const;

/**
 * Some services leave records out of the lists of a project, by its own default filters, unless they are told not to.
 * Where the two counts differ, the service has that parameter, and this load asks for everything.
 */
export async function askForEverything(run: CopyRun): Promise<void> {
  const at = { source: run.source, list: 'default filters', part: '' };
  const isKnown = (await listState(run.context.database, at)).isWhole;
  const found = isKnown ? '' : await shortenedList(run);
  if (found === null) return;
  if (!isKnown) {
    await inQuietBatch(run, (transaction) => setListState(transaction, at, { nextOffset: 0, isWhole: true }));
    run.context.say(found);
  }
  run.context.say('  its projects leave records out by default: everything is loaded (apply_defaults=false)');
  run.lists.askForAll();
}

/** What was found; null: no list is shortened, or the service does not take the parameter. */
async function shortenedList({ lists, projects }: CopyRun): Promise<string | null> {
  for (const list of LISTS) {
    for (const project of projects.keys()) {
      try {
        const all = await lists.count(list, { project_id: project, ...ALL });
        const some = await lists.count(list, { project_id: project });
        const n = (count: number) => count.toLocaleString('en');
        if (all !== some) return `  ${list}: project ${project} shows ${n(some)} of ${n(all)}`;
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        // It refuses the parameter, or has no such list.
        break;
      }
    }
  }
  return null;
}
