/** Groups items into portions for batches. @param costOf how much of a portion's size an item takes */
export async function* inPortions<Item>(
  items: AsyncIterable<Item> | Iterable<Item>,
  size: number,
  costOf: (item: Item) => number = () => 1,
): AsyncGenerator<Item[]> {
  let [portion, cost]: [Item[], number] = [[], 0];
  for await (const item of items) {
    portion.push(item);
    cost += costOf(item);
    if (cost < size) continue;
    yield portion;
    [portion, cost] = [[], 0];
  }
  if (portion.length > 0) yield portion;
}
