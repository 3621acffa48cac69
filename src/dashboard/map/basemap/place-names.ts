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
/** Names keep this far from each other. */
const APART_PX = 4;
/** Names of countries are for orientation from afar. */
const LAST_COUNTRY_ZOOM = 5.5;
const LARGE_TOWN = 100_000;

/**
 * Chooses the names that have room, the most important first, and where each stands at its place. Independent of the part
 * of the world that is in view, so that names stay while the map is moved.
 */
export function placeNames(names: readonly NameAt[], drawing: Drawing): PlacedName[] {
  const taken = new BoxGrid();
  const placed: PlacedName[] = [];
  for (const at of names.filter(({ name }) => isShown(name, drawing.zoom)).toSorted(byImportance)) {
    const found = positions(at, drawing).find((one) => !taken.touches(boxOf(one)));
    if (found === undefined) continue;
    taken.add(boxOf(found));
    placed.push(found);
  }
  return placed;
}

/** The box of a name and its dot, in px of the world. */
export function boxOf({ left, y, width, dot }: PlacedName): Box {
  const box = { left, right: left + width, top: y - HALF_LINE_PX, bottom: y + HALF_LINE_PX };
  if (dot === null) return box;
  return {
    left: Math.min(box.left, dot.x - 2),
    right: Math.max(box.right, dot.x + 2),
    top: Math.min(box.top, dot.y - 2),
    bottom: Math.max(box.bottom, dot.y + 2),
  };
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
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

/** Where a name may stand: a town's beside its dot, others in the middle of their place. */
function positions({ name, x, y }: NameAt, { language, font: family, measure }: Drawing): PlacedName[] {
  const { kind } = name;
  const text = nameIn(language, name);
  const font = `${fontOf(name)} ${family}`;
  const width = measure(text, font);
  const base = { text, kind, font, width };
  const middle = x - width / 2;
  if (kind !== 'town' && kind !== 'peak') return [{ ...base, left: middle, y, dot: null }];
  const dot = { x, y };
  return [
    { ...base, left: x + DOT_GAP_PX, y, dot },
    { ...base, left: x - DOT_GAP_PX - width, y, dot },
    { ...base, left: middle, y: y - HALF_LINE_PX - DOT_GAP_PX, dot },
    { ...base, left: middle, y: y + HALF_LINE_PX + DOT_GAP_PX, dot },
  ];
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
