import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { drawCapture } from '#service/media/draw-capture.ts';

interface MadePhoto {
  width?: number;
  height?: number;
  /** of EXIF, 1 to 8 */
  orientation?: number;
}

/** Left above, right above, left below and right below, as the file stores them. */
const QUARTERS = {
  red: [200, 30, 30],
  green: [30, 160, 30],
  blue: [30, 30, 200],
  grey: [140, 140, 140],
} as const;

/** An image with a quarter of each colour, to be written in any format. */
export function madePhoto({ width = 1_600, height = 1_200, orientation }: MadePhoto = {}): Sharp {
  const size = { width: width / 2, height: height / 2, channels: 3 } as const;
  const [red, green, blue, grey] = Object.values(QUARTERS).map(([r, g, b]) => ({
    create: { ...size, background: { r, g, b } },
  }));
  const photo = sharp({ create: { width, height, channels: 3, background: 'black' } }).composite([
    { input: red, left: 0, top: 0 },
    { input: green, left: width / 2, top: 0 },
    { input: blue, left: 0, top: height / 2 },
    { input: grey, left: width / 2, top: height / 2 },
  ]);
  return orientation === undefined ? photo : photo.withMetadata({ orientation });
}

/** A JPEG of insects on a lit sheet, with the noise of a camera at night. */
export function nightPhoto(id: number, size: { width: number; height: number }): Promise<Buffer> {
  const drawn = drawCapture({ id, ...size, timestamp: null, detections: 60, boxes: [] });
  const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const;
  const input = { create: { ...size, channels: 3, background: 'grey', noise } } as const;
  return sharp(Buffer.from(drawn))
    .composite([{ input, blend: 'soft-light' }])
    .jpeg({ quality: 92 })
    .toBuffer();
}

/** The names of the colours of an image's quarters: left above, right above, left below, right below. */
export async function quartersOf(image: Buffer): Promise<string[]> {
  const { data, info } = await sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return [
    [1, 1],
    [3, 1],
    [1, 3],
    [3, 3],
  ].map(([x = 0, y = 0]) => {
    const at = (Math.floor((y * info.height) / 4) * info.width + Math.floor((x * info.width) / 4)) * info.channels;
    const seen = [...data.subarray(at, at + 3)];
    // CMYK does not have all colours of a screen.
    const near = Object.entries(QUARTERS).find(([, colour]) =>
      colour.every((value, index) => Math.abs(value - (seen[index] ?? 0)) < 70),
    );
    return near?.[0] ?? seen.join(',');
  });
}

/** A PNG of some bytes that says it is of that many pixels a side. */
export function pixelBomb(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const chunks = [
    ['IHDR', header],
    ['IDAT', deflateSync(Buffer.alloc(100_000))],
    ['IEND', Buffer.alloc(0)],
  ] as const;
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    ...chunks.map(([type, data]) => chunk(type, data)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
