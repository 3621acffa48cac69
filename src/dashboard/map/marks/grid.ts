/** Finds what is near a position: circles sorted into square cells, each as wide as the widest circle. */
export interface Grid {
  /** Calls back with the index of every circle in the cells around a position; with some twice in a narrow world. */
  around: (x: number, y: number, visit: (index: number) => void) => void;
}

/**
 * @param places positions as fractions of the world's size
 * @param cell the least size of a cell, as a fraction too; the world is closed from east to west
 */
export function grid(places: readonly { x: number; y: number }[], cell: number): Grid {
  const across = Math.max(1, Math.floor(1 / cell));
  let size = 16;
  while (size < 2 * places.length) size *= 2;
  // Chains of circles per hashed cell: 100,000 points have more cells than a list of cells can have.
  const heads = new Int32Array(size).fill(-1);
  const next = new Int32Array(places.length);
  const bucket = (column: number, row: number) =>
    (Math.imul(column - across * Math.floor(column / across), 0x9e3779b1) ^ Math.imul(row, 0x85ebca6b)) & (size - 1);
  for (let index = 0; index < places.length; index += 1) {
    const { x = 0, y = 0 } = places[index] ?? {};
    const at = bucket(Math.floor(x * across), Math.floor(y * across));
    next[index] = heads[at] ?? -1;
    heads[at] = index;
  }
  return {
    around: (x, y, visit) => {
      const [column, row] = [Math.floor(x * across), Math.floor(y * across)];
      for (let right = -1; right <= 1; right += 1) {
        for (let down = -1; down <= 1; down += 1) {
          for (let index = heads[bucket(column + right, row + down)] ?? -1; index !== -1; index = next[index] ?? -1)
            visit(index);
        }
      }
    },
  };
}
