import { createHash } from 'node:crypto';
import { constants, gzipSync } from 'node:zlib';
import { zxyToTileId } from 'pmtiles';

const HEADER_BYTES = 127;
/** A reader fetches this many bytes first and expects the whole root directory in them. */
const FIRST_BYTES = 16_384;
const ENTRIES_PER_LEAF = 4_096;
const GZIP = 2;
const UNCOMPRESSED = 1;

/** @typedef {'mvt' | 'png' | 'jpeg' | 'webp'} TileKind */
const TILE_TYPES = { mvt: 1, png: 2, jpeg: 3, webp: 4 };

/** @typedef {{ z: number, x: number, y: number, data: Uint8Array }} Tile */
/** @typedef {{ id: number, run: number, offset: number, length: number }} Entry */

/**
 * A PMTiles archive, version 3, with the tiles in the order of their ids; equal tiles are written once.
 *
 * @param {{ kind: TileKind, tiles: readonly Tile[], bounds: readonly [number, number, number, number], metadata: object }} content
 *   `bounds`: west, south, east, north
 */
export function pmtilesArchive({ kind, tiles, bounds, metadata }) {
  const { entries, parts, bytes } = placed(tiles, kind);
  const { root, leaves } = directories(entries);
  const meta = pack(Buffer.from(JSON.stringify(metadata)));
  const rootAt = HEADER_BYTES;
  const metaAt = rootAt + root.length;
  const leavesAt = metaAt + meta.length;
  const dataAt = leavesAt + leaves.length;

  const header = Buffer.alloc(HEADER_BYTES);
  header.write('PMTiles', 'latin1');
  header.writeUInt8(3, 7);
  const numbers = [rootAt, root.length, metaAt, meta.length, leavesAt, leaves.length, dataAt, bytes];
  const counts = [tiles.length, entries.length, parts.length];
  [...numbers, ...counts].forEach((number, index) => header.writeBigUInt64LE(BigInt(number), 8 + 8 * index));
  const zooms = tiles.map(({ z }) => z);
  const [lowest, highest] = [Math.min(...new Set(zooms)), Math.max(...new Set(zooms))];
  const compression = kind === 'mvt' ? GZIP : UNCOMPRESSED;
  header.set([1, GZIP, compression, TILE_TYPES[kind], lowest, highest], 96);
  const [west, south, east, north] = bounds;
  bounds.forEach((degrees, index) => header.writeInt32LE(Math.round(degrees * 1e7), 102 + 4 * index));
  header.writeUInt8(lowest, 118);
  header.writeInt32LE(Math.round(((west + east) / 2) * 1e7), 119);
  header.writeInt32LE(Math.round(((south + north) / 2) * 1e7), 123);
  return Buffer.concat([header, root, meta, leaves, ...parts]);
}

/**
 * @param {readonly Tile[]} tiles
 * @param {TileKind} kind
 */
function placed(tiles, kind) {
  /** @type {Entry[]} */
  const entries = [];
  /** @type {Buffer[]} */
  const parts = [];
  /** @type {Map<string, { offset: number, length: number }>} */
  const known = new Map();
  let bytes = 0;
  const byId = tiles.map((tile) => ({ id: zxyToTileId(tile.z, tile.x, tile.y), data: tile.data }));
  for (const { id, data } of byId.toSorted((a, b) => a.id - b.id)) {
    const digest = createHash('sha1').update(data).digest('base64');
    let place = known.get(digest);
    if (place === undefined) {
      const part = kind === 'mvt' ? pack(data) : Buffer.from(data);
      place = { offset: bytes, length: part.length };
      known.set(digest, place);
      parts.push(part);
      bytes += part.length;
    }
    const before = entries.at(-1);
    if (before?.offset === place.offset && before.id + before.run === id) before.run += 1;
    else entries.push({ id, run: 1, ...place });
  }
  return { entries, parts, bytes };
}

/**
 * All entries in the root where they fit into the first bytes, else in leaves that the root lists.
 *
 * @param {readonly Entry[]} entries
 */
function directories(entries) {
  const all = directory(entries);
  if (HEADER_BYTES + all.length <= FIRST_BYTES) return { root: all, leaves: Buffer.alloc(0) };
  /** @type {Buffer[]} */
  const leaves = [];
  /** @type {Entry[]} */
  const ofRoot = [];
  let offset = 0;
  for (let index = 0; index < entries.length; index += ENTRIES_PER_LEAF) {
    const leaf = directory(entries.slice(index, index + ENTRIES_PER_LEAF));
    ofRoot.push({ id: entries[index]?.id ?? 0, run: 0, offset, length: leaf.length });
    leaves.push(leaf);
    offset += leaf.length;
  }
  return { root: directory(ofRoot), leaves: Buffer.concat(leaves) };
}

/** @param {readonly Entry[]} entries */
function directory(entries) {
  /** @type {number[]} */
  const bytes = [];
  writeVarint(bytes, entries.length);
  entries.forEach(({ id }, index) => writeVarint(bytes, id - (entries[index - 1]?.id ?? 0)));
  for (const { run } of entries) writeVarint(bytes, run);
  for (const { length } of entries) writeVarint(bytes, length);
  entries.forEach(({ offset }, index) => {
    const before = entries[index - 1];
    // 0: directly after the part of the entry before.
    writeVarint(bytes, before !== undefined && before.offset + before.length === offset ? 0 : offset + 1);
  });
  return pack(Buffer.from(bytes));
}

/**
 * @param {number[]} bytes
 * @param {number} number
 */
function writeVarint(bytes, number) {
  let rest = number;
  while (rest >= 128) {
    bytes.push((rest % 128) + 128);
    rest = Math.floor(rest / 128);
  }
  bytes.push(rest);
}

/** @param {Uint8Array} bytes */
function pack(bytes) {
  return gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION });
}
