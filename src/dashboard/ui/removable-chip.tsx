import { moveFocusOnUnmount } from './move-focus-on-unmount.ts';
import classes from './removable-chip.module.css';

interface RemovableChipProps {
  /** "Nights: 3 Jun 2024 – 30 Sep 2024" */
  words: string;
  /** tooltip */
  title?: string | undefined;
  /** how many records match it */
  kept?: string | undefined;
  onRemove: () => void;
}

/** An active filter with a button that removes it. */
export function RemovableChip({ words, title, kept, onRemove }: RemovableChipProps) {
  return (
    <span className={classes.chip} title={title}>
      <span>{words}</span>
      {kept !== undefined && <span className={classes.kept}>{kept}</span>}
      <button ref={moveFocusOnUnmount} type="button" aria-label={`Remove the filter ${words}`} onClick={onRemove}>
        ×
      </button>
    </span>
  );
}
