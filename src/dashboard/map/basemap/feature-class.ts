/** What a shape of a tile is drawn as, in the sequence of the drawing. */
export const AREAS = ['land', 'wood', 'built', 'water', 'building'] as const;
export const LINES = [
  'coast',
  'shore',
  'river',
  'path',
  'rail',
  'street',
  'road',
  'highway',
  'region',
  'country',
] as const;

export type Area = (typeof AREAS)[number];
export type Line = (typeof LINES)[number];

const WOODS = new Set([
  'forest',
  'wood',
  'scrub',
  'nature_reserve',
  'national_park',
  'protected_area',
  'park',
  'orchard',
]);
const BUILT = new Set(['residential', 'urban_area', 'commercial', 'industrial']);

/** The class of an area by its layer and kind, as the Protomaps basemap names them; null: not drawn. */
export function areaClass(layer: string, kind: string): Area | null {
  if (layer === 'earth') return 'land';
  if (layer === 'water') return 'water';
  if (layer === 'buildings') return 'building';
  if (layer !== 'landuse' && layer !== 'landcover') return null;
  if (WOODS.has(kind)) return 'wood';
  return BUILT.has(kind) ? 'built' : null;
}

const ROADS: Readonly<Record<string, Line>> = {
  highway: 'highway',
  major_road: 'road',
  minor_road: 'street',
  other: 'path',
  path: 'path',
  rail: 'rail',
};

/** The class of a line; null: not drawn. */
export function lineClass(layer: string, kind: string): Line | null {
  if (layer === 'water') return 'river';
  if (layer === 'roads') return ROADS[kind] ?? null;
  if (layer !== 'boundaries') return null;
  if (kind === 'country') return 'country';
  return kind === 'region' ? 'region' : null;
}
