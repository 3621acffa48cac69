import { Refused } from './service-client.ts';
import { ALL } from './source-lists.ts';
import { inQuietBatch, type CopyRun } from './copy-run.ts';
import { listState, setListState } from './list-states.ts';

/** The lists that a project's default filters may shorten, those first where that is most likely. */
const LISTS = ['occurrences', 'taxa', 'captures', 'events', 'deployments'] as const;

/**
 * Some services leave records out of the lists of a project, by its own default filters, unless they are told not to.
 * Where the two counts differ, the service has that parameter, and this and every later load ask for everything.
 */
export async function askForEverything(run: CopyRun): Promise<void> {
  const at = { source: run.source, list: 'default filters', part: '' };
  // `nextOffset` 1: it has the parameter. Later loads look again at the list that most likely shows it.
  const { isWhole: isAnotherLoad, nextOffset } = await listState(run.context.database, at);
  // One that follows asks again when it compares everything, which forgets this.
  if (run.following !== null && isAnotherLoad) {
    if (nextOffset > 0) run.lists.askForAll();
    return;
  }
  const found = nextOffset > 0 ? '' : await shortenedList(run, isAnotherLoad ? LISTS.slice(0, 1) : LISTS);
  const state = { nextOffset: found === null ? 0 : 1, isWhole: true };
  if (nextOffset !== state.nextOffset || !isAnotherLoad) {
    await inQuietBatch(run, (transaction) => setListState(transaction, at, state));
  }
  if (found === null) return;
  if (found !== '') run.context.say(found);
  run.context.say('  its projects leave records out by default: everything is loaded (apply_defaults=false)');
  run.lists.askForAll();
}

/** What was found; null: no list is shortened, or the service does not take the parameter. */
async function shortenedList(
  { lists, projects }: CopyRun,
  names: readonly (typeof LISTS)[number][],
): Promise<string | null> {
  const n = (count: number) => count.toLocaleString('en');
  const compare = async (list: (typeof LISTS)[number], project: number) => {
    const all = await lists.count(list, { project_id: project, ...ALL });
    const some = await lists.count(list, { project_id: project });
    return all === some ? null : `  ${list}: project ${project} shows ${n(some)} of ${n(all)}`;
  };
  const [first, ...others] = projects.keys();
  for (const list of names) {
    try {
      if (first === undefined) return null;
      // Alone: where the service refuses the parameter, or has no such list, it is asked once.
      const found = [await compare(list, first), ...(await Promise.all(others.map((one) => compare(list, one))))];
      const shortened = found.find((line) => line !== null);
      if (shortened !== undefined) return shortened;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
  }
  return null;
}
