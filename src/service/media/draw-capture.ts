import { randomFrom } from '#service/sample/random.ts';

export interface CaptureOfImage {
  id: number;
  /** pixels */
  width: number;
  height: number;
  timestamp: string;
  /** that many insects sit on the sheet */
  detections: number;
}

/**
 * Draws a capture of the sample season as SVG: a lit sheet in the dark with its insects. The same capture is always
 * the same picture, byte for byte.
 */
export function drawCapture({ id, width, height, timestamp, detections }: CaptureOfImage): string {
  const random = randomFrom(id);
  const insects = Array.from({ length: detections }, () => {
    const size = height * (0.012 + 0.05 * random() ** 2);
    const x = width * (0.16 + 0.68 * random());
    const y = height * (0.12 + 0.74 * random());
    const turn = Math.round(random() * 360);
    const shade = WINGS[Math.floor(random() * WINGS.length)];
    return `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${turn}) scale(${(size / 10).toFixed(2)})" fill="${shade}"><use href="#m"/></g>`;
  });
  const lampX = (width * (0.42 + 0.16 * random())).toFixed(0);
  const caption = `${timestamp.replace('T', '  ')}   capture ${id}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<defs><radialGradient id="l" gradientUnits="userSpaceOnUse" cx="${lampX}" cy="${height * 0.34}" r="${height * 0.95}">`,
    '<stop offset="0" stop-color="#fffdf2"/><stop offset=".45" stop-color="#ece6cf"/><stop offset="1" stop-color="#8c8770"/></radialGradient>',
    '<g id="m"><path d="M0-4C3-11 12-12 14-8 15-4 8 2 1 3Z"/><path d="M0-4C-3-11-12-12-14-8-15-4-8 2-1 3Z"/>',
    '<path d="M1 0C8 2 9 7 6 8 3 9 1 5 0 2-1 5-3 9-6 8-9 7-8 2-1 0Z" opacity=".75"/><ellipse rx="1.7" ry="7" fill="#2a2118"/></g></defs>',
    `<rect width="${width}" height="${height}" fill="#0b0c12"/>`,
    `<rect x="${width * 0.1}" y="${height * 0.06}" width="${width * 0.8}" height="${height * 0.86}" rx="${height * 0.01}" fill="url(#l)"/>`,
    ...insects,
    `<text x="${width * 0.1}" y="${height * 0.975}" font-family="monospace" font-size="${(height * 0.028).toFixed(0)}" fill="#b9b9c4" xml:space="preserve">${caption}</text>`,
    '</svg>',
  ].join('');
}

const WINGS = ['#6b5636', '#8a744f', '#4c4130', '#a39066', '#5d5a4c', '#7d4f35', '#c3b68d', '#39342b'];
