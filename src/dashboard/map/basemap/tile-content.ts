import { VectorTile, type VectorTileFeature } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { type Area, areaClass, type Line, lineClass } from './feature-class.ts';
import { type PlaceName, placeName } from './place-name.ts';

/** Coordinates within a tile are 0 to 4,096 from its north-west. */
export const EXTENT = 4_096;

/** What is drawn of a tile. */
export interface TileContent {
  areas: Map<Area, Path2D>;
  lines: Map<Line, Path2D>;
  names: PlaceName[];
  image: ImageBitmap | null;
}

const OUTLINES: Partial<Record<Area, Line>> = { land: 'coast', water: 'shore' };
const [POINT, LINE, AREA] = [1, 2, 3];

/** @throws Error where the bytes are no vector tile */
export function vectorContent(bytes: ArrayBuffer): TileContent {
  const content: TileContent = { areas: new Map(), lines: new Map(), names: [], image: null };
  for (const [name, layer] of Object.entries(new VectorTile(new PbfReader(new Uint8Array(bytes))).layers)) {
    for (let index = 0; index < layer.length; index += 1) addFeature(content, name, layer.feature(index));
  }
  return content;
}

/** @throws Error where the bytes are no image */
export async function imageContent(bytes: ArrayBuffer): Promise<TileContent> {
  return { areas: new Map(), lines: new Map(), names: [], image: await createImageBitmap(new Blob([bytes])) };
}

function addFeature(content: TileContent, layer: string, feature: VectorTileFeature): void {
  const kind = String(feature.properties['kind'] ?? '');
  const scale = EXTENT / feature.extent;
  if (feature.type === POINT) {
    const name = placeName(layer, kind, feature.properties);
    const at = name === null ? undefined : feature.loadGeometry()[0]?.[0];
    if (name !== null && at !== undefined) content.names.push({ ...name, x: at.x * scale, y: at.y * scale });
  } else if (feature.type === LINE) {
    const line = lineClass(layer, kind);
    if (line !== null) addLines(pathIn(content.lines, line), feature, scale);
  } else if (feature.type === AREA) {
    const area = areaClass(layer, kind);
    if (area === null) return;
    addLines(pathIn(content.areas, area), feature, scale);
    const outline = kind === 'ocean' ? undefined : OUTLINES[area];
    if (outline !== undefined) addOutline(pathIn(content.lines, outline), feature, scale);
  }
}

function pathIn<Class>(paths: Map<Class, Path2D>, one: Class): Path2D {
  const path = paths.get(one) ?? new Path2D();
  paths.set(one, path);
  return path;
}

/** Areas need no closing: fill closes them. */
function addLines(path: Path2D, feature: VectorTileFeature, scale: number): void {
  for (const points of feature.loadGeometry()) {
    points.forEach(({ x, y }, index) => {
      if (index === 0) path.moveTo(x * scale, y * scale);
      else path.lineTo(x * scale, y * scale);
    });
  }
}

/** The outline of an area without the edges along which it was cut from its neighbours. */
function addOutline(path: Path2D, feature: VectorTileFeature, scale: number): void {
  const { extent } = feature;
  for (const points of feature.loadGeometry()) {
    let isDrawing = false;
    points.forEach(({ x, y }, index) => {
      const before = points[index - 1];
      if (before === undefined) return;
      const isOutside =
        Math.max(x, before.x) <= 0 ||
        Math.min(x, before.x) >= extent ||
        Math.max(y, before.y) <= 0 ||
        Math.min(y, before.y) >= extent;
      if (!isOutside && !isDrawing) path.moveTo(before.x * scale, before.y * scale);
      if (!isOutside) path.lineTo(x * scale, y * scale);
      isDrawing = !isOutside;
    });
  }
}
