import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { makeThumbnail } from '#service/media/make-thumbnail.ts';
import { madePhoto, pixelBomb, quartersOf } from '#test/support/images/made-photo.ts';

const UPRIGHT = ['red', 'green', 'blue', 'grey'];
const sizeOf = async (image: Buffer) => {
  const { format, width, height, orientation, exif, space, depth } = await sharp(image).metadata();
  return { format, width, height, orientation, hasExif: exif !== undefined, space, depth };
};

describe('a thumbnail', () => {
  test.each([
    [320, 320, 240],
    [1_024, 1_024, 768],
  ] as const)('of %i pixels is WebP in sRGB without metadata', async (width, ...size) => {
    const made = await makeThumbnail(await madePhoto().jpeg().toBuffer(), width);
    expect(await sizeOf(made)).toEqual({
      format: 'webp',
      width: size[0],
      height: size[1],
      orientation: undefined,
      hasExif: false,
      space: 'srgb',
      depth: 'uchar',
    });
    expect(await quartersOf(made)).toEqual(UPRIGHT);
  });

  // What is left above, right above, left below and right below, once the image is upright.
  test.each([
    [1, ['red', 'green', 'blue', 'grey']],
    [2, ['green', 'red', 'grey', 'blue']],
    [3, ['grey', 'blue', 'green', 'red']],
    [4, ['blue', 'grey', 'red', 'green']],
    [5, ['red', 'blue', 'green', 'grey']],
    [6, ['blue', 'red', 'grey', 'green']],
    [7, ['grey', 'green', 'blue', 'red']],
    [8, ['green', 'grey', 'red', 'blue']],
  ])('of an image with the EXIF orientation %i is upright', async (orientation, quarters) => {
    const made = await makeThumbnail(await madePhoto({ orientation }).jpeg().toBuffer(), 320);
    const { width, height } = await sizeOf(made);
    expect([width, height]).toEqual(orientation < 5 ? [320, 240] : [320, 427]);
    expect(await quartersOf(made)).toEqual(quarters);
  });

  test.each([
    ['a progressive JPEG', () => madePhoto().jpeg({ progressive: true })],
    ['a JPEG in CMYK', () => madePhoto().toColourspace('cmyk').jpeg()],
    ['a PNG of 16 bits', () => madePhoto().toColourspace('rgb16').png()],
    ['an interlaced PNG', () => madePhoto().png({ progressive: true })],
    ['a PNG with transparency', () => madePhoto().ensureAlpha().png()],
    ['a TIFF', () => madePhoto().tiff()],
    ['a WebP', () => madePhoto().webp()],
  ])('of %s has its colours', async (_what, image) => {
    const made = await makeThumbnail(await image().toBuffer(), 320);
    expect(await sizeOf(made)).toMatchObject({
      format: 'webp',
      width: 320,
      height: 240,
      space: 'srgb',
      depth: 'uchar',
    });
    expect(await quartersOf(made)).toEqual(UPRIGHT);
  });

  test('of a small image has its size, and of a tall one a height that WebP has', async () => {
    const small = await makeThumbnail(await madePhoto({ width: 200, height: 100 }).jpeg().toBuffer(), 320);
    expect(await sizeOf(small)).toMatchObject({ width: 200, height: 100 });
    const tall = await makeThumbnail(await madePhoto({ width: 400, height: 20_000 }).png().toBuffer(), 1_024);
    expect((await sizeOf(tall)).height).toBe(4_096);
  });
});

const TOO_LARGE = /too large for a thumbnail/;
const NOT_WHOLE = /damaged, or not whole/;
const NO_IMAGE = /no JPEG, PNG, TIFF or WebP image/;
const half = (image: Buffer) => image.subarray(0, image.length / 2);

describe('there is no thumbnail', () => {
  test.each([
    ['a PNG of 2.5 thousand megapixels', TOO_LARGE, () => pixelBomb(50_000)],
    ['a PNG with less than it says', NOT_WHOLE, () => pixelBomb(2_000)],
    ['half a JPEG', NOT_WHOLE, async () => half(await madePhoto().jpeg().toBuffer())],
    ['half a PNG', NOT_WHOLE, async () => half(await madePhoto().png().toBuffer())],
    ['half a TIFF', /./, async () => half(await madePhoto().tiff({ compression: 'none' }).toBuffer())],
    ['half a WebP', /./, async () => half(await madePhoto().webp().toBuffer())],
    ['AVIF, as HEIC', NO_IMAGE, () => madePhoto({ width: 64, height: 64 }).avif({ effort: 0 }).toBuffer()],
    ['SVG', NO_IMAGE, () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['text', NO_IMAGE, () => Buffer.from('no image')],
    ['nothing', /./, () => Buffer.alloc(0)],
  ])('of %s, but a reason', async (_what, reason, content) => {
    await expect(makeThumbnail(await content(), 320)).rejects.toThrow(reason);
  });

  test('of a file that has gone, and its path is not said', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'noctuary-thumbnail-'));
    try {
      const path = join(folder, 'one [1] é.jpg');
      await expect(makeThumbnail(path, 320)).rejects.not.toThrow(folder);
      writeFileSync(path, await madePhoto().jpeg().toBuffer());
      expect(await sizeOf(await makeThumbnail(path, 320))).toMatchObject({ width: 320 });
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
