import type { Size } from '#dashboard/map/fit-points.ts';
import type { Rectangle } from '#dashboard/map/layers/is-clear.ts';

/** The largest rectangle of a map that nothing covers, in CSS px of its container; of none, the whole map. */
export function openBox({ width, height }: Size, covers: readonly Rectangle[]): Rectangle {
  const within = covers.filter(
    ({ left, top, right, bottom }) => left < width && top < height && right > 0 && bottom > 0,
  );
  const edges = (of: (cover: Rectangle) => readonly number[], end: number) =>
    [...new Set([0, end, ...within.flatMap(of)])].filter((at) => at >= 0 && at <= end).toSorted((a, b) => a - b);
  const columns = edges(({ left, right }) => [left, right], width);
  const rows = edges(({ top, bottom }) => [top, bottom], height);
  let best: Rectangle | null = null;
  let largest = 0;
  const heights = pairsOf(rows);
  for (const [left, right] of pairsOf(columns)) {
    for (const [top, bottom] of heights) {
      const area = (right - left) * (bottom - top);
      const isOpen = () =>
        within.every(
          (cover) => cover.left >= right || cover.right <= left || cover.top >= bottom || cover.bottom <= top,
        );
      if (area <= largest || !isOpen()) continue;
      largest = area;
      best = { left, top, right, bottom };
    }
  }
  return best ?? { left: 0, top: 0, right: width, bottom: height };
}

/** Each edge with each later one. */
function pairsOf(edges: readonly number[]): [number, number][] {
  return edges.flatMap((from, index) => edges.slice(index + 1).map((to): [number, number] => [from, to]));
}
