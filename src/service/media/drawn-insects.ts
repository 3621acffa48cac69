import { randomFrom } from '#service/sample/random.ts';
import type { DetectionBox } from '#service/database/detection-box.ts';

/** An insect of a drawn capture. */
export interface DrawnInsect {
  /** pixels: where the middle of `INSECT_SHAPES` is */
  x: number;
  y: number;
  /** whole degrees, clockwise */
  turn: number;
  /** pixels per unit of `INSECT_SHAPES` */
  scale: number;
  shade: string;
}

/** The image of a drawn capture: its id, its size in pixels, and the number of insects on the sheet. */
export interface DrawnImage {
  id: number;
  width: number;
  height: number;
  detections: number;
}

const WINGS = ['#6b5636', '#8a744f', '#4c4130', '#a39066', '#5d5a4c', '#7d4f35', '#c3b68d', '#39342b'];

/**
 * The insects of a drawn capture and what follows of its random numbers. The first insects are the same whatever their
 * number: the n-th detection of a capture, by id, is the n-th insect.
 */
export function drawnInsects({ id, width, height, detections }: DrawnImage) {
  const random = randomFrom(id);
  const insects = Array.from({ length: detections }, (): DrawnInsect => {
    const size = height * (0.012 + 0.05 * random() ** 2);
    const x = Math.round(width * (0.16 + 0.68 * random()));
    const y = Math.round(height * (0.12 + 0.74 * random()));
    const turn = Math.round(random() * 360);
    const shade = WINGS[Math.floor(random() * WINGS.length)] ?? '';
    return { x, y, turn, scale: rounded(size / 10), shade };
  });
  return { insects, random };
}

type Point = readonly [x: number, y: number];
type Curve = readonly [from: Point, one: Point, other: Point, to: Point];

/** The right upper and lower wing; the left ones mirror them. The lines between their ends are inside. */
const UPPER: readonly Curve[] = [
  [
    [0, -4],
    [3, -11],
    [12, -12],
    [14, -8],
  ],
  [
    [14, -8],
    [15, -4],
    [8, 2],
    [1, 3],
  ],
];
const LOWER: readonly Curve[] = [
  [
    [1, 0],
    [8, 2],
    [9, 7],
    [6, 8],
  ],
  [
    [6, 8],
    [3, 9],
    [1, 5],
    [0, 2],
  ],
];
const BODY = { x: 1.7, y: 7 };

const pathOf = (curves: readonly Curve[], side: 1 | -1) =>
  `M${curves[0]?.[0][0]} ${curves[0]?.[0][1]}C${curves
    .map(([, ...points]) => points.map(([x, y]) => `${side * x} ${y}`).join(' '))
    .join(' ')}Z`;

/** The insect in SVG, around 0, 0: four wings and a body. */
export const INSECT_SHAPES = [
  ...([1, -1] as const).map((side) => `<path d="${pathOf(UPPER, side)}"/>`),
  ...([1, -1] as const).map((side) => `<path d="${pathOf(LOWER, side)}" opacity=".75"/>`),
  `<ellipse rx="${BODY.x}" ry="${BODY.y}" fill="#2a2118"/>`,
].join('');

const STEPS = Array.from({ length: 25 }, (_, step) => step / 24);
/** Points on the edges of the wings. */
const OUTLINE: readonly Point[] = [...UPPER, ...LOWER].flatMap((curve) =>
  STEPS.flatMap((at): Point[] => {
    const [x, y] = ([0, 1] as const).map((axis) => pointOn(curve, at, axis));
    return [
      [x ?? 0, y ?? 0],
      [-(x ?? 0), y ?? 0],
    ];
  }),
);

/** A coordinate of a point on a cubic Bézier curve, from 0 to 1. */
function pointOn([from, one, other, to]: Curve, at: number, axis: 0 | 1): number {
  const left = 1 - at;
  return (
    left ** 3 * from[axis] + 3 * left ** 2 * at * one[axis] + 3 * left * at ** 2 * other[axis] + at ** 3 * to[axis]
  );
}

/** The edges of an insect of scale 1 around its middle, turned by `degrees`. */
function extentOf(degrees: number) {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  // An ellipse reaches equally far to both sides.
  const [x, y] = [Math.hypot(BODY.x * cos, BODY.y * sin), Math.hypot(BODY.x * sin, BODY.y * cos)];
  const edges = { left: -x, top: -y, right: x, bottom: y };
  for (const point of OUTLINE) {
    const [right, down] = [point[0] * cos - point[1] * sin, point[0] * sin + point[1] * cos];
    edges.left = Math.min(edges.left, right);
    edges.right = Math.max(edges.right, right);
    edges.top = Math.min(edges.top, down);
    edges.bottom = Math.max(edges.bottom, down);
  }
  return edges;
}

/** The box around an insect. Six decimals are a hundredth of a pixel. */
export function boxOfInsect(
  { x, y, turn, scale }: DrawnInsect,
  image: { width: number; height: number },
): DetectionBox {
  const { left, top, right, bottom } = extentOf(turn);
  const share = (value: number, size: number) => Math.round((value / size) * 1e6) / 1e6;
  return {
    x: share(x + scale * left, image.width),
    y: share(y + scale * top, image.height),
    width: share(scale * (right - left), image.width),
    height: share(scale * (bottom - top), image.height),
  };
}

/** The insect moved into a box, as large as fits: for drawn captures whose detections have boxes of their own. */
export function insectInBox(
  insect: DrawnInsect,
  box: DetectionBox,
  image: { width: number; height: number },
): DrawnInsect {
  const { left, top, right, bottom } = extentOf(insect.turn);
  const scale = Math.min((box.width * image.width) / (right - left), (box.height * image.height) / (bottom - top));
  return {
    ...insect,
    x: Math.round((box.x + box.width / 2) * image.width - (scale * (left + right)) / 2),
    y: Math.round((box.y + box.height / 2) * image.height - (scale * (top + bottom)) / 2),
    scale: rounded(scale),
  };
}

function rounded(scale: number): number {
  return Math.round(scale * 100) / 100;
}
