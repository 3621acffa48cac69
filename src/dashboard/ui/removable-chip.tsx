import { moveFocusOnUnmount } from './move-focus-on-unmount.ts';
import controls from '#dashboard/ui/controls/controls.module.css';
import classes from './removable-chip.module.css';

interface RemovableChipProps {
  /** "Nights: 3 Jun 2024 – 30 Sep 2024" */
  words: string;
  /** tooltip */
  title?: string | undefined;
  /** how many records match it */
  matching?: string | undefined;
  onRemove: () => void;
}

/** An active filter with a button that removes it. */
export function RemovableChip({ words, title, matching, onRemove }: RemovableChipProps) {
  return (
    <span className={classes.chip} title={title}>
      <span>{words}</span>
      {matching !== undefined && <span className={classes.matching}>{matching}</span>}
      <button
        ref={moveFocusOnUnmount}
        type="button"
        className={controls.icon}
        aria-label={`Remove the filter ${words}`}
        onClick={onRemove}
      >
        ×
      </button>
    </span>
  );
}
