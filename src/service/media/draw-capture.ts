import type { DetectionBox } from '#service/database/detection-box.ts';
import { drawnInsects, insectInBox, INSECT_SHAPES } from './drawn-insects.ts';

export interface CaptureOfImage {
  id: number;
  /** pixels */
  width: number;
  height: number;
  /** null: unknown, and not in the picture */
  timestamp: string | null;
  /** number of insects on the sheet */
  detections: number;
  /** the box of each detection, by id; null where it is unknown: the insect is anywhere */
  boxes: readonly (DetectionBox | null)[];
}

/**
 * Draws a capture without an image file as SVG: a lit sheet in the dark with its insects. The same capture always gives the
 * same bytes.
 */
export function drawCapture({ id, width, height, timestamp, detections, boxes }: CaptureOfImage): string {
  const { insects, random } = drawnInsects({ id, width, height, detections });
  const drawn = insects.map((insect, index) => {
    const box = boxes[index] ?? null;
    const { x, y, turn, scale, shade } = box === null ? insect : insectInBox(insect, box, { width, height });
    return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})" fill="${shade}"><use href="#m"/></g>`;
  });
  const lampX = (width * (0.42 + 0.16 * random())).toFixed(0);
  const caption = `${timestamp === null ? '' : `${timestamp.replace('T', '  ')}   `}capture ${id}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<defs><radialGradient id="l" gradientUnits="userSpaceOnUse" cx="${lampX}" cy="${height * 0.34}" r="${height * 0.95}">`,
    '<stop offset="0" stop-color="#fffdf2"/><stop offset=".45" stop-color="#ece6cf"/><stop offset="1" stop-color="#8c8770"/></radialGradient>',
    `<g id="m">${INSECT_SHAPES}</g></defs>`,
    `<rect width="${width}" height="${height}" fill="#0b0c12"/>`,
    `<rect x="${width * 0.1}" y="${height * 0.06}" width="${width * 0.8}" height="${height * 0.86}" rx="${height * 0.01}" fill="url(#l)"/>`,
    ...drawn,
    `<text x="${width * 0.1}" y="${height * 0.975}" font-family="monospace" font-size="${(height * 0.028).toFixed(0)}" fill="#b9b9c4" xml:space="preserve">${caption}</text>`,
    '</svg>',
  ].join('');
}
