import { TextInput } from '@mantine/core';
import { memo } from 'react';
import { useOwnText } from './use-own-text.ts';

interface SearchBoxProps {
  /** accessible name */
  label: string;
  placeholder: string;
  className: string | undefined;
  /** what the address says */
  value: string;
  /** the same for as long as the bar lives, so that it is drawn again only when the text changes */
  onChange: (value: string) => void;
}

/** The address follows a pause in the typing. */
const PAUSE_MS = 150;

function Search({ label, placeholder, className, value, onChange }: SearchBoxProps) {
  const { text, show, sendSoon } = useOwnText(value, onChange, PAUSE_MS);
  return (
    <TextInput
      className={className}
      type="search"
      size="xs"
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

/** A search. Composed text (Japanese, accents) is none until it is done. */
export const SearchBox = memo(Search);
