import { closeSync, fstatSync, openSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '#service/project-folder.ts';

/** The PMTiles archive that the operator names, in a file or at an address. */
export type BasemapSetting = { file: string } | { url: string };

export interface Basemap {
  /** where the page reads it: a path of this service, or another address */
  address: string;
  /** the file that this service serves; null: it is at another address */
  file: string | null;
  /** the built-in world, whose sources are known */
  isWorld: boolean;
}

export const BASEMAP_PATH = '/basemap.pmtiles';

const HEADER_BYTES = 127;
/** Offsets of PMTiles, version 3: where the tiles begin and how many bytes they have, and of what type they are. */
const TILES_AT = 56;
const TYPE_AT = 99;
/** Vector tiles, PNG, JPEG and WebP. */
const TYPES = new Set([1, 2, 3, 4]);

/**
 * The operator's basemap, or the world that the build has made.
 *
 * @throws Error naming the setting where its file cannot be read, is no PMTiles archive, or is not whole
 */
export function openBasemap(setting: BasemapSetting | null): Basemap {
  if (setting === null) {
    const file = join(projectFolder(), 'build', 'basemap', 'world.pmtiles');
    return { address: addressOf(file), file, isWorld: true };
  }
  if ('url' in setting) return { address: setting.url, file: null, isWorld: false };
  const { file } = setting;
  const fault = faultOf(file);
  if (fault !== null) throw new Error(`BASEMAP="${file}" ${fault}`);
  return { address: addressOf(file), file, isWorld: false };
}

/** Differs where the file is another: the strong validator that range requests need. */
export function versionOf({ size, mtimeMs }: { size: number; mtimeMs: number }): string {
  return `${size.toString(36)}-${Math.round(mtimeMs).toString(36)}`;
}

function addressOf(file: string): string {
  const facts = statSync(file, { throwIfNoEntry: false });
  return facts === undefined ? BASEMAP_PATH : `${BASEMAP_PATH}?v=${versionOf(facts)}`;
}

/** Why a file cannot be the basemap; null where it can. */
function faultOf(file: string): string | null {
  let handle: number;
  try {
    handle = openSync(file, 'r');
  } catch (error) {
    return `cannot be read: ${error instanceof Error ? error.message : String(error)}`;
  }
  try {
    const facts = fstatSync(handle);
    if (!facts.isFile()) return 'is not a file';
    const header = Buffer.alloc(HEADER_BYTES);
    const isShort = readSync(handle, header, 0, HEADER_BYTES, 0) < HEADER_BYTES;
    if (isShort || header.toString('latin1', 0, 7) !== 'PMTiles') return 'is not a PMTiles archive';
    if (header[7] !== 3) return `is a PMTiles archive of version ${header[7]}; version 3 is needed`;
    if (!TYPES.has(header[TYPE_AT] ?? 0)) return 'has tiles that are neither vector tiles nor PNG, JPEG or WebP images';
    const end = Number(header.readBigUInt64LE(TILES_AT) + header.readBigUInt64LE(TILES_AT + 8));
    return facts.size < end ? `is not whole: it should have ${end} bytes and has ${facts.size}` : null;
  } finally {
    closeSync(handle);
  }
}
