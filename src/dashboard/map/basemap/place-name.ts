/** A name on the map, at a point of its tile. */
export interface PlaceName {
  kind: 'country' | 'region' | 'town' | 'water' | 'peak';
  /** as on signs there */
  name: string;
  /** by language */
  names: Readonly<Record<string, string>>;
  /** the zoom of the tiles from which it is shown */
  fromZoom: number;
  /** more people first */
  population: number;
  x: number;
  y: number;
}

const KINDS: Readonly<Record<string, PlaceName['kind']>> = { country: 'country', region: 'region', locality: 'town' };

/** The name that a point of a layer stands for; null: none that is shown. */
export function placeName(
  layer: string,
  kind: string,
  properties: Readonly<Record<string, unknown>>,
): Omit<PlaceName, 'x' | 'y'> | null {
  const { name } = properties;
  const shown = kindOf(layer, kind);
  if (shown === null || typeof name !== 'string') return null;
  const names = Object.entries(properties).flatMap(([key, value]) =>
    key.startsWith('name:') && typeof value === 'string' ? [[key.slice(5), value] as const] : [],
  );
  return {
    kind: shown,
    name,
    names: Object.fromEntries(names),
    fromZoom: numberIn(properties['min_zoom'], 0),
    population: numberIn(properties['population'], 0),
  };
}

/** The name in a language, else the local one. */
export function nameIn(language: string, { name, names }: PlaceName): string {
  return names[language] ?? name;
}

function kindOf(layer: string, kind: string): PlaceName['kind'] | null {
  if (layer === 'places') return KINDS[kind] ?? null;
  if (layer === 'water') return 'water';
  return layer === 'pois' && kind === 'peak' ? 'peak' : null;
}

function numberIn(value: unknown, other: number): number {
  const number = Number(value ?? Number.NaN);
  return Number.isFinite(number) ? number : other;
}
