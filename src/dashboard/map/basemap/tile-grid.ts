import type { ArchiveFacts, TileAddress } from './archive.ts';

/** A part of the view and the tile that shows it. */
export interface TilePlace {
  tile: TileAddress;
  /** the part, in CSS px of the view */
  left: number;
  top: number;
  size: number;
  /** where the tile is; larger than the part where the archive has no finer tile */
  tileLeft: number;
  tileTop: number;
  tileSize: number;
}

interface View {
  left: number;
  top: number;
  width: number;
  height: number;
  world: number;
  zoom: number;
}

/** The tiles that show a view, in px of the world, in every copy of the world that it shows. */
export function tileGrid(view: View, facts: ArchiveFacts): TilePlace[] {
  const z = tileZoom(view.zoom, facts);
  const count = 2 ** z;
  const size = view.world / count;
  const places: TilePlace[] = [];
  const [firstRow, lastRow] = [Math.floor(view.top / size), Math.ceil((view.top + view.height) / size) - 1];
  const [first, last] = [Math.floor(view.left / size), Math.ceil((view.left + view.width) / size) - 1];
  for (let y = Math.max(0, firstRow); y <= Math.min(count - 1, lastRow); y += 1) {
    for (let column = first; column <= last; column += 1) {
      const x = ((column % count) + count) % count;
      const [left, top] = [column * size - view.left, y * size - view.top];
      places.push(within({ z, x, y }, { left, top, size }, facts));
    }
  }
  return places;
}

/** Vector tiles are made for 512 px, images for 256; beyond its zooms the archive's last ones are enlarged. */
function tileZoom(zoom: number, { hasImages, lowestZoom, highestZoom }: ArchiveFacts): number {
  const wanted = hasImages ? Math.round(zoom) : Math.floor(zoom) - 1;
  return Math.max(0, lowestZoom, Math.min(highestZoom, wanted));
}

/** Beyond what an archive of a region covers, a coarser tile that reaches it is drawn enlarged. */
function within(
  address: TileAddress,
  part: { left: number; top: number; size: number },
  facts: ArchiveFacts,
): TilePlace {
  let tile = address;
  let [tileLeft, tileTop, tileSize] = [part.left, part.top, part.size];
  while (tile.z > facts.lowestZoom && !isCovered(tile, facts.box)) {
    tileLeft -= (tile.x % 2) * tileSize;
    tileTop -= (tile.y % 2) * tileSize;
    tileSize *= 2;
    tile = { z: tile.z - 1, x: tile.x >> 1, y: tile.y >> 1 };
  }
  return { tile, ...part, tileLeft, tileTop, tileSize };
}

function isCovered({ z, x, y }: TileAddress, { west, east, north, south }: ArchiveFacts['box']): boolean {
  const count = 2 ** z;
  return (x + 1) / count > west && x / count < east && (y + 1) / count > north && y / count < south;
}
