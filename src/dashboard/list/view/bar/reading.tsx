import type { DatedSearch } from '#dashboard/list/model/searched-dates.ts';
import { readingText } from '#dashboard/list/filters/reading-text.ts';
import controls from '#dashboard/ui/controls/controls.module.css';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { uiMessages } from '#dashboard/ui/messages/ui-messages.ts';
import { moveFocusOnUnmount } from '#dashboard/ui/move-focus-on-unmount.ts';

interface ReadingProps {
  /** null while it is not known */
  read: DatedSearch | null;
  /** with what the reading is of, where that is not clear */
  sentence?: (reading: string) => string;
  /** types another search in place of this one */
  onType: (typed: string) => void;
}

/** How a search with a date or a name with a number in it is read, and a button that has it read otherwise. */
export function Reading({ read, sentence, onType }: ReadingProps) {
  const words = useMessages(uiMessages);
  if (read === null) return null;
  const { terms, other } = read;
  if (other === null && !terms.some(({ date }) => date)) return null;
  const text = readingText(terms, words);
  return (
    <span>
      <span aria-live="polite">{sentence?.(text) ?? text}</span>
      {other !== null && (
        <button ref={moveFocusOnUnmount} type="button" className={controls.link} onClick={() => onType(other.typed)}>
          {words.orRead(readingText(other.terms, words))}
        </button>
      )}
    </span>
  );
}
