import type { BasemapPalette } from './basemap-palette.ts';
import { AREAS, LINES } from './feature-class.ts';
import { lineStyle } from './line-style.ts';
import { EXTENT, type TileContent } from './tile-content.ts';
import type { TilePlace } from './tile-grid.ts';

/** Draws a tile where its place is; null, where the archive has none, is the sea. */
export function drawTile(
  context: CanvasRenderingContext2D,
  place: TilePlace,
  content: TileContent | null,
  zoom: number,
  palette: BasemapPalette,
): void {
  context.save();
  // Whole px, so that no line shows where tiles meet.
  const [left, top] = [Math.floor(place.left), Math.floor(place.top)];
  const [right, bottom] = [Math.ceil(place.left + place.size), Math.ceil(place.top + place.size)];
  context.beginPath();
  context.rect(left, top, right - left, bottom - top);
  context.clip();
  context.fillStyle = palette.sea;
  context.fill();
  context.translate(place.tileLeft, place.tileTop);
  if (content?.image) context.drawImage(content.image, 0, 0, place.tileSize, place.tileSize);
  else if (content) drawShapes(context, content, { zoom, palette, scale: place.tileSize / EXTENT });
  context.restore();
}

interface Look {
  zoom: number;
  palette: BasemapPalette;
  scale: number;
}

function drawShapes(
  context: CanvasRenderingContext2D,
  { areas, lines }: TileContent,
  { zoom, palette, scale }: Look,
): void {
  context.scale(scale, scale);
  for (const area of AREAS) {
    const path = areas.get(area);
    if (path === undefined) continue;
    context.fillStyle = palette.areas[area];
    context.fill(path);
  }
  context.lineJoin = 'round';
  for (const line of LINES) {
    const path = lines.get(line);
    const { width, dash } = lineStyle(line, zoom);
    if (path === undefined || width === 0) continue;
    context.strokeStyle = palette.lines[line];
    context.lineWidth = width / scale;
    context.setLineDash(dash.map((px) => px / scale));
    context.stroke(path);
  }
}
