import { metresBetween } from '#contract/metres-between.ts';
import { located, type Located } from './located.ts';

/**
 * What looks wrong with a location: a sign of its coordinates, their sequence, or only that it is far from all others. The
 * same in every language, as in addresses.
 */
export const MISPLACEMENTS = ['sign', 'swapped', 'far'] as const;
export type Misplacement = (typeof MISPLACEMENTS)[number];

export interface Misplaced {
  kind: Misplacement;
  /** from the middle of the others of its group */
  metres: number;
}

interface PlacedRecord {
  id: number;
  latitude: number | null;
  longitude: number | null;
}

/** Of two places it is not known which one is wrong. */
const FEWEST = 3;
/** Traps at one spot are taken as spread over this many metres: the next village is not far. */
const LEAST_SPREAD_M = 10_000;
/** A place is apart this many times the spread from the middle; with other coordinates it is among the others within so many. */
const APART = 10;
const AMONG = 3;
/** Apart without such an explanation: this far, and with no other place of the group within the second distance. */
const FAR_M = 1_000_000;
const ALONE_M = 100_000;
/** More are regions of the group, and no slips. */
const MOST_FAR = 100;

/**
 * The locations that look wrong against the others of their group, such as a project, by id. The middle of a group is that of
 * the median coordinates in space, which less than half of wrong ones do not move, across the antimeridian too; its spread is
 * the median distance from there.
 */
export function misplacedRecords<Rec extends PlacedRecord>(
  records: readonly Rec[],
  groupOf: (record: Rec) => unknown,
): ReadonlyMap<number, Misplaced> {
  const groups = new Map<unknown, { id: number; place: Located }[]>();
  for (const record of records) {
    const place = located(record);
    if (place === null) continue;
    const group = groups.get(groupOf(record));
    if (group === undefined) groups.set(groupOf(record), [{ id: record.id, place }]);
    else group.push({ id: record.id, place });
  }
  return new Map([...groups.values()].flatMap(misplacedIn));
}

function misplacedIn(group: readonly { id: number; place: Located }[]): [number, Misplaced][] {
  if (group.length < FEWEST) return [];
  const places = group.map(({ place }) => place);
  const middle = middleOf(places);
  const metres = places.map((place) => metresBetween(place, middle));
  const spread = Math.max(LEAST_SPREAD_M, medianOf(metres));
  const apart = group.flatMap((one, index) => {
    const away = metres[index] ?? 0;
    return away > APART * spread ? [{ ...one, away, kind: explained(one.place, middle, AMONG * spread) }] : [];
  });
  const far = apart.filter(({ kind, away }) => kind === null && away > FAR_M);
  const isAlone = ({ id, place }: { id: number; place: Located }) =>
    far.every((other) => other.id === id || metresBetween(other.place, place) > ALONE_M);
  const alone = far.length > MOST_FAR ? [] : far.filter(isAlone);
  return [
    ...apart.flatMap(({ id, kind, away }): [number, Misplaced][] =>
      kind === null ? [] : [[id, { kind, metres: away }]],
    ),
    ...alone.map(({ id, away }): [number, Misplaced] => [id, { kind: 'far', metres: away }]),
  ];
}

/** What would bring a place to within some metres of the middle: other signs, or latitude in place of longitude. */
function explained({ latitude, longitude }: Located, middle: Located, within: number): 'sign' | 'swapped' | null {
  const isThere = (north: number, east: number) =>
    Math.abs(north) <= 90 && metresBetween({ latitude: north, longitude: east }, middle) <= within;
  const signs = [1, -1].flatMap((north) => [1, -1].map((east) => [north, east] as const));
  if (signs.some(([north, east]) => isThere(north * latitude, east * longitude))) return 'sign';
  return signs.some(([north, east]) => isThere(north * longitude, east * latitude)) ? 'swapped' : null;
}

/** The medians of the three coordinates in space, as a place on the globe. */
function middleOf(places: readonly Located[]): Located {
  const inSpace = places.map(({ latitude, longitude }) => {
    const [north, east] = [radians(latitude), radians(longitude)];
    return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)] as const;
  });
  const [x, y, z] = [0, 1, 2].map((axis) => medianOf(inSpace.map((point) => point[axis] ?? 0))) as [
    number,
    number,
    number,
  ];
  return { latitude: degrees(Math.atan2(z, Math.hypot(x, y))), longitude: degrees(Math.atan2(y, x)) };
}

/** The upper median. */
function medianOf(values: readonly number[]): number {
  return Float64Array.from(values).toSorted()[values.length >> 1] ?? 0;
}

function radians(angle: number): number {
  return (angle * Math.PI) / 180;
}

function degrees(angle: number): number {
  return (angle * 180) / Math.PI;
}
