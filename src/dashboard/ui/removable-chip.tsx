import { moveFocusOnUnmount } from './move-focus-on-unmount.ts';
import controls from './controls.module.css';
import classes from './removable-chip.module.css';

interface RemovableChipProps {
  /** "Nights: 3 Jun 2024 – 30 Sep 2024" */
  words: string;
  /** more, on hover */
  title?: string | undefined;
  /** how many records it keeps */
  kept?: string | undefined;
  onRemove: () => void;
}

/** A filter that is set, and a cross that removes it. */
export function RemovableChip({ words, title, kept, onRemove }: RemovableChipProps) {
  return (
    <span className={classes.chip} title={title}>
      <span>{words}</span>
      {kept !== undefined && <span className={classes.kept}>{kept}</span>}
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
