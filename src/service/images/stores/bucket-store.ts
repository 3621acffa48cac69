import { bucketClient, type BucketOptions } from '#service/bucket/bucket-client.ts';
import { BucketFault } from '#service/bucket/bucket-fault.ts';
import { bucketRoot, bucketUrl, type BucketPlace } from '#service/bucket/bucket-place.ts';
import type { BucketPage } from '#service/bucket/bucket-page.ts';
import { partsOf, pathOf, type ListedFolder } from '#service/images/list-images.ts';
import { BucketFolders } from './bucket-folders.ts';
import { BEGINNING_BYTES, type ImageStore, type UnopenedImage } from './image-store.ts';
import { jpegHasEnd, jpegParts } from './jpeg-parts.ts';
import { unreachable } from './unreachable.ts';

/** Enough for the EXIF data of most cameras. */
const FIRST_BYTES = 16_384;
/** Folders whose names are held, for files that may have moved. */
const HELD_FOLDERS = 4;

/** The images of a bucket, or below a prefix in it. */
export function bucketStore(place: BucketPlace, options: BucketOptions): ImageStore {
  const client = bucketClient(place, options);
  const { endpoint, bucket, prefix } = place;
  const root = bucketRoot(place);
  const held = new Map<string, ReadonlySet<string>>();

  const namesIn = async (folder: string, signal: AbortSignal): Promise<ReadonlySet<string>> => {
    const above = `${prefix}${pathOf(folder, '')}`;
    const names = new Set<string>();
    let token: string | null = null;
    do {
      const page: BucketPage = await client.page({ prefix: above, token, ofFolder: true }, signal);
      for (const { key } of page.objects) names.add(key.slice(above.length));
      token = page.token === token ? null : page.token;
    } while (token !== null);
    return names;
  };

  const failed = (error: unknown, signal: AbortSignal): never => {
    signal.throwIfAborted();
    throw unreachable(root, error instanceof Error ? error.message : String(error), error);
  };

  return {
    root,
    name: prefix === '' ? bucket : (prefix.split('/').at(-2) ?? bucket),
    // What is read without keys is public.
    source: {
      bucket,
      prefix,
      endpoint_url: endpoint,
      public_base_url: options.access.keys === null ? bucketUrl(place) : null,
    },
    hasPartial: false,
    reach: async (signal) => {
      await client.page({ prefix, token: null }, signal).catch((error: unknown) => failed(error, signal));
    },
    list: async function* list(problems, signal) {
      const folders = new BucketFolders(prefix, problems);
      const firstKeys = new Set<string>();
      let token: string | null = null;
      do {
        const complete: ListedFolder[] = [];
        try {
          const page: BucketPage = await client.page({ prefix, token }, signal);
          const [first] = page.objects;
          if (firstKeys.has(first?.key ?? '')) throw new Error('its listing begins again');
          if (first !== undefined) firstKeys.add(first.key);
          for (const object of page.objects) for (const one of folders.add(object)) complete.push(one);
          if (page.token !== null && page.token === token) throw new Error('its listing does not go on');
          token = page.token;
        } catch (error) {
          failed(error, signal);
        }
        yield* complete;
      } while (token !== null);
      yield* folders.end();
    },
    open: async (path, signal) => {
      const key = prefix + path;
      try {
        let found = await client.beginningOf(key, FIRST_BYTES, signal);
        if (!hasExif(found.bytes, found.sizeBytes)) found = await client.beginningOf(key, BEGINNING_BYTES, signal);
        const { bytes: beginning, sizeBytes } = found;
        // The end of a larger object would be one more request.
        const hasEnd =
          sizeBytes > beginning.length ? null : await jpegHasEnd(beginning, sizeBytes, async () => beginning);
        return { beginning, sizeBytes, hasEnd };
      } catch (error) {
        return unopened(error) ?? failed(error, signal);
      }
    },
    present: async (paths, signal) => {
      const there = new Set<string>();
      for (const path of paths) {
        const { folder, name } = partsOf(path);
        const names =
          held.get(folder) ?? (await namesIn(folder, signal).catch((error: unknown) => failed(error, signal)));
        held.set(folder, names);
        if (held.size > HELD_FOLDERS) held.delete([...held.keys()][0] ?? '');
        if (names.has(name)) there.add(path);
      }
      return there;
    },
  };
}

/** Whether the EXIF data of an image are within these bytes, or it has none. */
function hasExif(bytes: Buffer, sizeBytes: number): boolean {
  if (bytes.length >= sizeBytes) return true;
  const parts = jpegParts(bytes);
  if (parts === null) return false;
  return parts.exifEnd === null ? parts.headerEnd !== null : parts.exifEnd <= bytes.length;
}

/** Why one object cannot be read, though the bucket can. */
function unopened(error: unknown): UnopenedImage | null {
  const refusal = error instanceof BucketFault ? error.refusal : null;
  if (refusal === null || refusal.code === 'NoSuchBucket' || refusal.status >= 500) return null;
  const reason = `${refusal.status} ${refusal.code}`.trim();
  // An empty object has no range of its bytes.
  return { problem: refusal.status === 404 || refusal.status === 416 ? 'gone' : 'unread', reason };
}
