import { useState, type RefObject } from 'react';
import { chartMessages } from '#dashboard/chart/messages/chart-messages.ts';
import { Button } from '#dashboard/ui/controls/button.tsx';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { viewerDateText } from '#dashboard/ui/text/clock-text.ts';
import { pictureSvg, type Picture, type PictureText } from './picture-svg.ts';

interface PictureButtonsProps {
  /** what holds the drawings, each in a `figure` of its own where it has a heading; or makes one */
  drawings: RefObject<HTMLElement | null> | (() => SVGSVGElement | Promise<SVGSVGElement>);
  /** called when a picture is made; the date comes below its notes */
  text: () => PictureText;
  disabled?: boolean;
  /** saves a file with this extension */
  onSave: (extension: string, type: string, content: BlobPart) => void;
}

/** Saves the drawings as a picture for a report, with title, filters and date in it. */
export function PictureButtons({ drawings, text, disabled = false, onSave }: PictureButtonsProps) {
  const words = useMessages(chartMessages);
  const [isFailed, setFailed] = useState(false);
  const save = async (write: (picture: Picture) => void | Promise<void>) => {
    try {
      const svgs =
        typeof drawings === 'function' ? [await drawings()] : (drawings.current?.querySelectorAll('svg') ?? []);
      const all = [...svgs].map((svg) => ({
        heading: svg.closest('figure')?.querySelector('figcaption')?.textContent ?? null,
        svg,
      }));
      const { notes, ...around } = text();
      await write(pictureSvg(all, { ...around, notes: [...notes, words.madeOn(viewerDateText(new Date()))] }));
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };
  return (
    <>
      <Button compact disabled={disabled} onClick={() => void save(({ svg }) => onSave('svg', 'image/svg+xml', svg))}>
        {words.saveSvg}
      </Button>
      <Button
        compact
        disabled={disabled}
        onClick={() => void save(async (picture) => onSave('png', 'image/png', await picturePng(picture)))}
      >
        {words.savePng}
      </Button>
      {isFailed && <span role="alert">{words.pictureFailed}</span>}
    </>
  );
}

/** For print: two pixels for each of the screen. */
const SCALE = 2;

/** A picture as PNG. Fails where the browser cannot draw it. */
async function picturePng({ svg, width, height }: Picture): Promise<Blob> {
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
