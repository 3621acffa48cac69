/** Does the same with every item, four at a time. The first failure ends it, once the others have ended their item. */
export async function fourAtATime<Item>(items: Iterable<Item>, work: (item: Item) => Promise<void>): Promise<void> {
  const left = items[Symbol.iterator]();
  let failed = false;
  const worker = async () => {
    for (let next = left.next(); next.done !== true && !failed; next = left.next()) {
      try {
        await work(next.value);
      } catch (error) {
        failed = true;
        throw error;
      }
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: 4 }, worker));
  const failure = ends.find((end) => end.status === 'rejected');
  if (failure !== undefined) throw failure.reason;
}
