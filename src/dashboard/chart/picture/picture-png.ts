import type { Picture } from './picture-svg.ts';

/** For print: two pixels for each of the screen. */
const SCALE = 2;

/** A picture as PNG. Fails where the browser cannot draw it. */
export async function picturePng({ svg, width, height }: Picture): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * SCALE);
  canvas.height = Math.round(height * SCALE);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob === null) throw new Error('The canvas has no picture.');
  return blob;
}
