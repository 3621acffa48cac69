import { Button } from '#dashboard/ui/controls/button.tsx';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import classes from './capture-gallery.module.css';

/** Browsers limit an element's height to some 17 million pixels, so a longer gallery is divided into parts. */
export const CAPTURES_A_PART = 10_000;

interface CaptureGalleryPartsProps {
  /** from 0 */
  part: number;
  count: number;
  onPart: (part: number) => void;
}

/** Buttons to the earlier and later parts of a very long gallery. */
export function CaptureGalleryParts({ part, count, onPart }: CaptureGalleryPartsProps) {
  if (count <= CAPTURES_A_PART) return null;
  const last = Math.ceil(count / CAPTURES_A_PART) - 1;
  const [from, to] = [part * CAPTURES_A_PART + 1, Math.min(count, (part + 1) * CAPTURES_A_PART)];
  return (
    <div className={classes.parts} role="group" aria-label="Parts of the gallery">
      <Button compact disabled={part === 0} onClick={() => onPart(part - 1)}>
        Earlier
      </Button>
      <span>
        Captures {numberText(from)} to {numberText(to)} of {numberText(count)}
      </span>
      <Button compact disabled={part === last} onClick={() => onPart(part + 1)}>
        Later
      </Button>
    </div>
  );
}
