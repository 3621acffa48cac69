import type { Sharp } from 'sharp';
import type { ThumbnailWidth } from '#contract/images/image-thumbnails.ts';

/** Why there is no thumbnail of an image; the message is for its reader. */
export class RefusedImage extends Error {}

/** Cameras have 64 megapixels, some phones 108. */
const MOST_PIXELS = 128_000_000;
/** Of an image that has to be decoded whole before it gets smaller. */
const MOST_WHOLE_BYTES = 800_000_000;
/** A thumbnail of 64 megapixels takes less than 2 s. */
const MOST_SECONDS = 20;
/** Height over width: a WebP image has at most 16,383 pixels a side. */
const TALLEST = 4;
/** A gallery has 40 of the small ones in sight, which are 250 kB together at most. */
export const QUALITIES: Record<ThumbnailWidth, number> = { 320: 55, 1_024: 70 };

/**
 * The thumbnail of an image, as WebP, upright whatever its EXIF orientation, in sRGB, without metadata. It is made on a
 * thread beside the one that answers.
 *
 * @param content path of a file, or bytes
 *
 * @throws RefusedImage where the image is too large, damaged, no image, or takes too long
 */
export async function makeThumbnail(content: string | Buffer, width: ThumbnailWidth): Promise<Buffer> {
  decoder ??= loadDecoder();
  const open = await decoder;
  try {
    const image = open(content);
    await refuseLarge(image);
    return await image
      .autoOrient()
      .resize({ width, height: TALLEST * width, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITIES[width] })
      .timeout({ seconds: MOST_SECONDS })
      .toBuffer();
  } catch (error) {
    if (error instanceof RefusedImage) throw error;
    throw new RefusedImage(reasonOf(error), { cause: error });
  }
}

let decoder: ReturnType<typeof loadDecoder> | null = null;

/** Loads sharp, when the first thumbnail is asked for, and prepares it, once. @returns a function that opens an image */
async function loadDecoder(): Promise<(content: string | Buffer) => Sharp> {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  // One thread per image: several images are made at a time.
  sharp.concurrency(1);
  // A file may hold anything, whatever its name: SVG and PDF, too, which read other files.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadTiff', 'VipsForeignLoadWebp'],
  });
  return (content) => sharp(content, { limitInputPixels: MOST_PIXELS, failOn: 'error', sequentialRead: true });
}

/** @throws RefusedImage */
async function refuseLarge(image: Sharp): Promise<void> {
  const { width, height, channels, depth, format, orientation = 1, isProgressive } = await image.metadata();
  const isTurned = orientation >= 5 && format !== 'jpeg';
  if (!isProgressive && !isTurned) return;
  const bytes = width * height * channels * (depth === 'uchar' && format !== 'jpeg' ? 1 : 2);
  if (bytes > MOST_WHOLE_BYTES) throw new RefusedImage(TOO_LARGE);
}

const TOO_LARGE = `The image is too large for a thumbnail: at most ${MOST_PIXELS / 1e6} megapixels are read.`;

/** In words of our own, since those of the library name paths. */
function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  if (/pixel limit/i.test(text)) return TOO_LARGE;
  if (/timeout/i.test(text)) return `The image takes longer than ${MOST_SECONDS} s to decode.`;
  if (/unsupported image format/i.test(text)) return 'The file is no JPEG, PNG, TIFF or WebP image.';
  return 'The image is damaged, or not whole.';
}
