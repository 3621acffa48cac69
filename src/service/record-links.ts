/** Addresses that records carry (spec 1 and 4.4). `baseUrl` is the service's own origin, without a trailing slash. */
import { IMAGES_PATH, thumbnailAddress } from '#contract/images/image-thumbnails.ts';

/** A record's own address: `{base_url}/api/v2/<collection>/<id>/?format=api` (spec 1). */
export function detailUrl(baseUrl: string, collection: string, id: number): string {
  return `${baseUrl}/api/v2/${collection}/${id}/?format=api`;
}

/**
 * The address of the related records of a record. The second question mark is part of the interface's form (spec 4.4).
 */
export function relatedUrl(baseUrl: string, collection: string, filter: string, id: number): string {
  return `${baseUrl}/api/v2/${collection}/?format=api?${filter}=${id}`;
}

/** The address of a taxon's occurrences. `format=api` is repeated (spec 2.3). */
export function taxonOccurrencesUrl(baseUrl: string, id: number): string {
  return `${baseUrl}/api/v2/occurrences/?format=api?format=api&determination=${id}`;
}

/**
 * The absolute address of a file: for a path below our own, which may contain spaces (spec 2.5), or a full address
 * unchanged.
 */
export function fileUrl(baseUrl: string, path: string): string;
export function fileUrl(baseUrl: string, path: string | null): string | null;
export function fileUrl(baseUrl: string, path: string | null): string | null {
  return path === null || /^https?:/.test(path) ? path : baseUrl + path;
}

/** The content of the drawn image of a capture without an image file. */
interface DrawnCapture {
  id: number;
  width: number | null;
  height: number | null;
  timestamp: string | null;
  detections_count: number;
}

/**
 * A capture's image (spec 2.5): its file, or the one that is drawn for it; empty where its source reports no address.
 */
export function captureImageUrl(baseUrl: string, capture: DrawnCapture & { image: string | null }): string {
  return capture.image === '' ? '' : fileUrl(baseUrl, capture.image ?? drawnImagePath(capture));
}

/**
 * A different path for a different picture, so that it can be cached: ids are reused when another catalogue is loaded.
 */
export function drawnImagePath({ id, width, height, timestamp, detections_count }: DrawnCapture): string {
  return `/media/trap images/${id}-${shortDigest(`${width} ${height} ${timestamp} ${detections_count}`)}.svg`;
}

/** The addresses of the thumbnails of an image of a folder that was indexed; null for all others. */
export function captureThumbnails(baseUrl: string, image: string | null) {
  return image === null || indexedImageOf(image) === null ? null : thumbnailsAt(fileUrl(baseUrl, image));
}

/** The addresses of the thumbnails of an image that this service has, or asks its source for. */
export function thumbnailsAt(address: string) {
  return { small: thumbnailAddress(address, 320), medium: thumbnailAddress(address, 1_024) };
}

/** The path of an image of a folder that was indexed; its names may contain any characters. */
export function indexedImagePath(sourceId: number, folder: string, name: string): string {
  const parts = [...(folder === '' ? [] : folder.split('/')), name];
  return `${IMAGES_PATH}/${sourceId}/${parts.map((part) => encodeURIComponent(part)).join('/')}`;
}

/** The inverse of `indexedImagePath`, with the path below the source; null for every other address. */
export function indexedImageOf(image: string): { sourceId: number; path: string } | null {
  const [, id = '', path = ''] = /^([1-9]\d*)\/(.+)$/.exec(image.slice(`${IMAGES_PATH}/`.length)) ?? [];
  if (id === '' || !image.startsWith(`${IMAGES_PATH}/`)) return null;
  return { sourceId: Number(id), path: path.split('/').map(decodeURIComponent).join('/') };
}

/** The lists whose records have an image that a copy asks its source for. */
export type ImageList = 'captures' | 'deployments' | 'projects';
const COPIED = /^(captures|deployments|projects)\/([1-9]\d{0,14})-([0-9a-z]+)(?:\.svg)?$/;
/** Drawings are as sharp and small at any size, and no thumbnail is made of them (`makeThumbnail`). */
const DRAWING = /\.svg(?:\?.*)?$/i;
/** Stands for the number of a storage source in paths of images that a copy asks its source for. */
export const COPIED_IMAGES = 'copy';

/**
 * The path of an image that a copy asks its source for: another one where the record has another address of it there. It
 * says of a drawing that it is one (`hasThumbnails`).
 */
export function copiedImagePath(list: ImageList, id: number, address: string): string {
  const ending = DRAWING.test(address) ? '.svg' : '';
  return `${IMAGES_PATH}/${COPIED_IMAGES}/${list}/${id}-${shortDigest(address)}${ending}`;
}

/** The inverse of `copiedImagePath`, of what follows `COPIED_IMAGES`; null for every other text. */
export function copiedImageOf(
  path: string,
): { list: ImageList; id: number; isOf: (address: string) => boolean } | null {
  const [, list = '', id, digest] = COPIED.exec(path) ?? [];
  if (list === '') return null;
  return { list: list as ImageList, id: Number(id), isOf: (address) => shortDigest(address) === digest };
}

/** FNV-1a, 32 bits: fast, since a page of sessions has three thousand of these. */
function shortDigest(text: string): string {
  let digest = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) digest = Math.imul(digest ^ text.charCodeAt(at), 0x01000193);
  return (digest >>> 0).toString(36);
}
