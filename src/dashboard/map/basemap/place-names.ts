import type { Rectangle as Box } from '#dashboard/map/layers/is-clear.ts';
import { nameIn, type PlaceName } from './place-name.ts';

/** A name with its place in px of the world. */
export interface NameAt {
  name: PlaceName;
  x: number;
  y: number;
}

/** A name as it is drawn: its text, from `left` around the line `y`, and its box; in px of the world. */
export interface PlacedName {
  text: string;
  kind: PlaceName['kind'];
  font: string;
  left: number;
  /** the middle of the line */
  y: number;
  width: number;
  /** where its dot is, if it has one */
  dot: { x: number; y: number } | null;
}

interface Drawing {
  zoom: number;
  language: string;
  /** the page's */
  font: string;
  measure: (text: string, font: string) => number;
}

const HALF_LINE_PX = 7;
const DOT_GAP_PX = 5;
/** From the dot, where marks are next to it: still nearer than the next town. */
const FURTHER_PX = [12, 20, 28, 38];
/** A country's name is anywhere near its middle. */
const SHIFTS = [0, -18, 18, -36, 36];
/** Names keep this far from each other. */
const APART_PX = 4;
/** Names of countries are for orientation from afar. */
const LAST_COUNTRY_ZOOM = 5.5;
const LARGE_TOWN = 100_000;

/** What names keep clear of, in px of the world. */
export interface TakenBoxes {
  /** controls, and other texts: a town whose dot is there has no name */
  covers: readonly Box[];
  /** the marks of traps: a dot may be beneath them, but its name stands beside them */
  marks: readonly Box[];
}

/**
 * Chooses the names that have room, the most important first, and where each stands at its place; further from it where
 * marks leave no room next to it.
 */
export function placeNames(
  names: readonly NameAt[],
  drawing: Drawing,
  { covers, marks }: TakenBoxes = { covers: [], marks: [] },
): PlacedName[] {
  const taken = new BoxGrid(covers);
  const traps = new BoxGrid(marks);
  const placed: PlacedName[] = [];
  for (const at of names.filter(({ name }) => isShown(name, drawing.zoom)).toSorted(byImportance)) {
    const found = positions(at, drawing, traps).find(
      (one) => !taken.touches(boxOf(one)) && !traps.touches(textOf(one)),
    );
    if (found === undefined) continue;
    taken.add(boxOf(found));
    placed.push(found);
  }
  return placed;
}

/** The box of a name and its dot, in px of the world. */
export function boxOf({ left, y, width, dot }: PlacedName): Box {
  const box = textOf({ left, y, width });
  if (dot === null) return box;
  return {
    left: Math.min(box.left, dot.x - 2),
    right: Math.max(box.right, dot.x + 2),
    top: Math.min(box.top, dot.y - 2),
    bottom: Math.max(box.bottom, dot.y + 2),
  };
}

function textOf({ left, y, width }: Pick<PlacedName, 'left' | 'y' | 'width'>): Box {
  return { left, right: left + width, top: y - HALF_LINE_PX, bottom: y + HALF_LINE_PX };
}

function isShown({ kind, fromZoom }: PlaceName, zoom: number): boolean {
  if (kind === 'country' && zoom > LAST_COUNTRY_ZOOM) return false;
  // The zoom of the tiles is one less than that of the map; half of one is left to chance.
  return fromZoom <= zoom - 0.5;
}

function byImportance(a: NameAt, b: NameAt): number {
  const isTown = ({ name }: NameAt) => Number(name.kind !== 'country');
  return (
    isTown(a) - isTown(b) ||
    a.name.fromZoom - b.name.fromZoom ||
    b.name.population - a.name.population ||
    // Tiles arrive in any sequence.
    a.x - b.x ||
    a.y - b.y
  );
}

/** Where a name may stand, the best first: a town's beside its dot, others in the middle of their place or near it. */
function positions({ name, x, y }: NameAt, { language, font: family, measure }: Drawing, traps: BoxGrid): PlacedName[] {
  const { kind } = name;
  const text = nameIn(language, name);
  const font = `${fontOf(name)} ${family}`;
  const width = measure(text, font);
  const base = { text, kind, font, width };
  const middle = x - width / 2;
  if (kind !== 'town' && kind !== 'peak') {
    const shifts = kind === 'country' ? SHIFTS : [0];
    return shifts.map((shift) => ({ ...base, left: middle, y: y + shift, dot: null }));
  }
  const dot = { x, y };
  const around = (gap: number): PlacedName[] => {
    const [east, west] = [x + gap, x - gap - width];
    const [north, south] = [y - HALF_LINE_PX - gap, y + HALF_LINE_PX + gap];
    return [
      { ...base, left: east, y, dot },
      { ...base, left: west, y, dot },
      { ...base, left: middle, y: north, dot },
      { ...base, left: middle, y: south, dot },
      { ...base, left: east, y: north, dot },
      { ...base, left: east, y: south, dot },
      { ...base, left: west, y: north, dot },
      { ...base, left: west, y: south, dot },
    ];
  };
  const near = around(DOT_GAP_PX);
  const isByTraps = near.some((one) => traps.touches(textOf(one)));
  return isByTraps ? [...near, ...FURTHER_PX.flatMap(around)] : near;
}

function fontOf({ kind, population }: PlaceName): string {
  if (kind === 'country') return '600 12px';
  if (kind === 'water') return 'italic 12px';
  return kind === 'town' && population >= LARGE_TOWN ? '500 12px' : '12px';
}

/** Finds touching boxes without comparing all. */
class BoxGrid {
  private static readonly CELL_PX = 128;
  private readonly cells = new Map<string, Box[]>();

  constructor(boxes: readonly Box[] = []) {
    for (const box of boxes) this.add(box);
  }

  touches(box: Box): boolean {
    return this.keys(box, APART_PX).some((key) =>
      (this.cells.get(key) ?? []).some(
        (other) =>
          box.left - APART_PX < other.right &&
          box.right + APART_PX > other.left &&
          box.top < other.bottom &&
          box.bottom > other.top,
      ),
    );
  }

  add(box: Box): void {
    for (const key of this.keys(box, 0)) this.cells.set(key, [...(this.cells.get(key) ?? []), box]);
  }

  private keys({ left, right, top, bottom }: Box, margin: number): string[] {
    const keys: string[] = [];
    const cell = (px: number) => Math.floor(px / BoxGrid.CELL_PX);
    for (let x = cell(left - margin); x <= cell(right + margin); x += 1) {
      for (let y = cell(top); y <= cell(bottom); y += 1) keys.push(`${x} ${y}`);
    }
    return keys;
  }
}
