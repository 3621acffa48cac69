/** A rectangle in pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Divides a box into areas proportional to the values, with rectangles as square as possible: the squarified treemap of
 * Bruls, Huizing and van Wijk (2000). Values are finite and above 0; sort them largest first for the best shapes.
 *
 * @returns a box for each value, in the same sequence; together they fill `box`
 */
export function treeMapLayout(values: readonly number[], box: Box): Box[] {
  const total = values.reduce((sum, value) => sum + value, 0);
  if (total === 0 || box.width <= 0 || box.height <= 0) return values.map(() => ({ ...box, width: 0, height: 0 }));
  const scale = (box.width * box.height) / total;
  const areas = values.map((value) => value * scale);
  const boxes: Box[] = [];
  let rest = { ...box };
  let start = 0;
  while (start < areas.length) {
    const side = Math.min(rest.width, rest.height);
    let end = start + 1;
    let sum = areas[start] ?? 0;
    let worst = worstRatio(areas.slice(start, end), sum, side);
    for (; end < areas.length; end += 1) {
      const wider = sum + (areas[end] ?? 0);
      const ratio = worstRatio(areas.slice(start, end + 1), wider, side);
      if (ratio > worst) break;
      [sum, worst] = [wider, ratio];
    }
    const row = areas.slice(start, end);
    for (const one of rowBoxes(row, sum, rest)) boxes.push(one);
    rest = without(rest, side === 0 ? 0 : sum / side);
    start = end;
  }
  return boxes;
}

/** The worst aspect ratio of a row. */
function worstRatio(row: readonly number[], sum: number, side: number): number {
  const [square, sums] = [side * side, sum * sum];
  return row.reduce((worst, area) => Math.max(worst, (square * area) / sums, sums / (square * area)), 0);
}

/** Rows are laid along the shorter side. */
function rowBoxes(row: readonly number[], sum: number, { x, y, width, height }: Box): Box[] {
  const upright = width >= height;
  const [long, thick] = upright ? [height, sum / height] : [width, sum / width];
  let at = 0;
  return row.map((area) => {
    const length = (area / sum) * long;
    const box = upright
      ? { x, y: y + at, width: thick, height: length }
      : { x: x + at, y, width: length, height: thick };
    at += length;
    return box;
  });
}

function without({ x, y, width, height }: Box, thick: number): Box {
  return width >= height
    ? { x: x + thick, y, width: Math.max(0, width - thick), height }
    : { x, y: y + thick, width, height: Math.max(0, height - thick) };
}
