import { memo } from 'react';
import controls from '#dashboard/ui/controls/controls.module.css';
import { useLanguage } from '#dashboard/ui/language/use-language.ts';
import { useOwnText } from '#dashboard/ui/use-own-text.ts';

interface SearchBoxProps {
  /** accessible name */
  label: string;
  placeholder: string;
  /** the text in the address */
  value: string;
  /** a stable function, so that the memoised box renders only when the text changes */
  onChange: (value: string) => void;
}

/** Debounce of the address. */
const PAUSE_MS = 150;

function Search({ label, placeholder, value, onChange }: SearchBoxProps) {
  useLanguage();
  const { text, show, sendSoon } = useOwnText(value, onChange, PAUSE_MS);
  return (
    <input
      className={controls.field}
      type="search"
      aria-label={label}
      placeholder={placeholder}
      value={text}
      onChange={({ currentTarget, nativeEvent }) => {
        const typed = currentTarget.value;
        show(typed);
        if (!('isComposing' in nativeEvent && nativeEvent.isComposing === true)) sendSoon(typed);
      }}
      onCompositionEnd={({ currentTarget }) => sendSoon(currentTarget.value)}
    />
  );
}

/** A search input. Text from an input method (Japanese, accents) counts once its composition ends. */
export const SearchBox = memo(Search);
