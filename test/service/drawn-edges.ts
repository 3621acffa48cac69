/** Left, top, right, bottom, in pixels. */
export type Edges = [number, number, number, number];

/**
 * The edges of each insect of a drawn capture, found from its SVG alone: the symbol's curves and ellipse, turned, scaled
 * and moved as each use of it says.
 */
export function drawnEdges(svg: string): Edges[] {
  const symbol = /<g id="m">(.*?)<\/g>/.exec(svg)?.[1] ?? '';
  const points = [
    ...[...symbol.matchAll(/ d="([^"]+)"/g)].flatMap(([, path = '']) => pointsOf(path)),
    ...[...symbol.matchAll(/<ellipse rx="([\d.]+)" ry="([\d.]+)"/g)].flatMap(([, rx, ry]) =>
      range(720).map((step): Point => {
        const angle = (step * Math.PI) / 360;
        return [Number(rx) * Math.cos(angle), Number(ry) * Math.sin(angle)];
      }),
    ),
  ];
  const uses = svg.matchAll(/translate\(([-\d.]+) ([-\d.]+)\) rotate\((\d+)\) scale\(([\d.]+)\)/g);
  return [...uses].map(([, x, y, turn, scale]) => {
    const angle = (Number(turn) * Math.PI) / 180;
    const shown = points.map(([right, down]): Point => [
      Number(x) + Number(scale) * (right * Math.cos(angle) - down * Math.sin(angle)),
      Number(y) + Number(scale) * (right * Math.sin(angle) + down * Math.cos(angle)),
    ]);
    const [across, along] = ([0, 1] as const).map((axis) => shown.map((point) => point[axis])) as [number[], number[]];
    return [Math.min(...across), Math.min(...along), Math.max(...across), Math.max(...along)];
  });
}

type Point = [number, number];

const range = (length: number) => Array.from({ length }, (_, index) => index);

/** Points along a path of one move and cubic curves with absolute coordinates. */
function pointsOf(path: string): Point[] {
  if (!/^M[-\d. ]+C[-\d. ]+Z$/.test(path)) throw new Error(`${path} is not a move, curves and an end.`);
  const numbers = [...path.matchAll(/-?(\d+\.?\d*|\.\d+)/g)].map(([text]) => Number(text));
  const ends = range(numbers.length / 2).map((index): Point => [numbers[2 * index] ?? 0, numbers[2 * index + 1] ?? 0]);
  return range((ends.length - 1) / 3).flatMap((curve) => {
    const [from, one, other, to] = ends.slice(3 * curve, 3 * curve + 4) as [Point, Point, Point, Point];
    return range(201).map((step): Point => {
      const [at, left] = [step / 200, 1 - step / 200];
      return ([0, 1] as const).map(
        (axis) =>
          left ** 3 * from[axis] +
          3 * left * left * at * one[axis] +
          3 * left * at * at * other[axis] +
          at ** 3 * to[axis],
      ) as Point;
    });
  });
}
