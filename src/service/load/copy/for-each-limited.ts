import { limiter } from '#contract/limiter.ts';

/** Number of deployments copied at the same time. */
const AT_A_TIME = 4;

/** Runs `work` for every item, a few at a time. After a failure no further items start, and running ones may end. */
export async function forEachLimited<Item>(items: Iterable<Item>, work: (item: Item) => Promise<void>): Promise<void> {
  const { run, rejectQueued } = limiter(AT_A_TIME);
  const workOrStop = (item: Item) =>
    work(item).catch((error: Error) => {
      rejectQueued(error);
      throw error;
    });
  const ends = await Promise.allSettled(Array.from(items, (item) => run(() => workOrStop(item))));
  const failure = ends.find((end) => end.status === 'rejected');
  if (failure !== undefined) throw failure.reason;
}
