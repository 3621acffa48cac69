import { moveFocusOnUnmount } from './move-focus-on-unmount.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { uiMessages } from '#dashboard/ui/messages/ui-messages.ts';
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
export function RemovableChip({ words: filter, title, matching, onRemove }: RemovableChipProps) {
  const words = useMessages(uiMessages);
  return (
    <span className={classes.chip} title={title}>
      <span>{filter}</span>
      {matching !== undefined && <span className={classes.matching}>{matching}</span>}
      <button
        ref={moveFocusOnUnmount}
        type="button"
        className={controls.icon}
        aria-label={words.removeFilter(filter)}
        onClick={onRemove}
      >
        ×
      </button>
    </span>
  );
}
