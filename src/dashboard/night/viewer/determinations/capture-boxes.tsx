import type { CSSProperties } from 'react';
import { determinationsMessages } from '#dashboard/night/viewer/determinations/messages/determinations-messages.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { byTexts } from './by-texts.ts';
import classes from './determinations.module.css';
import type { ImageSize, ShownDetection } from './shown-detections.ts';

interface CaptureBoxesProps {
  detections: readonly ShownDetection[];
  /** of the image that they are on */
  size: ImageSize;
  /** how much the image is enlarged */
  scale: number;
  /** the highlighted one */
  litId: number | null;
  onLit: (id: number | null) => void;
}

/**
 * The boxes over an image. The drawing is fitted into its frame as the image is, so that it moves and grows with it. The
 * list beside the image says the same to who cannot see it.
 */
export function CaptureBoxes({ detections, size, scale, litId, onLit }: CaptureBoxesProps) {
  const words = useMessages(determinationsMessages);
  const boxed = detections.flatMap(({ id, box, taxon, by }) =>
    box === null ? [] : [{ id, box, text: [taxon?.name ?? words.noTaxon, ...byTexts(by, words)].join(' · ') }],
  );
  // The smallest last, so that a pointer finds it within a larger one.
  const drawn = boxed.toSorted((a, b) => b.box.width * b.box.height - a.box.width * a.box.height);
  return (
    <svg
      className={classes.boxes}
      viewBox={`0 0 ${size.width} ${size.height}`}
      style={{ '--scale': scale } as CSSProperties}
      aria-hidden="true"
    >
      {drawn.map(({ id, box, text }) => {
        const place = {
          x: box.left * size.width,
          y: box.top * size.height,
          width: box.width * size.width,
          height: box.height * size.height,
        };
        return (
          <g
            key={id}
            className={classes.box}
            data-lit={id === litId || undefined}
            onPointerEnter={() => onLit(id)}
            // A finger leaves whenever it is lifted.
            onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onLit(null)}
          >
            <title>{text}</title>
            <rect {...place} className={classes.edge} />
            <rect {...place} className={classes.line} />
          </g>
        );
      })}
    </svg>
  );
}
