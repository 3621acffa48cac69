import { Button } from '#dashboard/ui/controls/button.tsx';
import { sessionPageMessages } from '#dashboard/night/session/messages/session-page-messages.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
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
  const words = useMessages(sessionPageMessages);
  if (count <= CAPTURES_A_PART) return null;
  const last = Math.ceil(count / CAPTURES_A_PART) - 1;
  const [from, to] = [part * CAPTURES_A_PART + 1, Math.min(count, (part + 1) * CAPTURES_A_PART)];
  return (
    <div className={classes.parts} role="group" aria-label={words.parts}>
      <Button compact disabled={part === 0} onClick={() => onPart(part - 1)}>
        {words.earlier}
      </Button>
      <span>{words.partShown(numberText(from), numberText(to), numberText(count))}</span>
      <Button compact disabled={part === last} onClick={() => onPart(part + 1)}>
        {words.later}
      </Button>
    </div>
  );
}
