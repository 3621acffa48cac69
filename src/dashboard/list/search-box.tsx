import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';

interface SearchBoxProps {
  /** accessible name */
  label: string;
  className: string | undefined;
  /** what the address says */
  value: string;
  onChange: (value: string) => void;
}

/** The address follows a pause in the typing. */
const PAUSE_MS = 150;

/**
 * A search whose text is the reader's own while they type: the address answers later than the next key comes, and
 * composed text (Japanese, accents) is none until it is done. It takes over what the address says when that changed
 * from elsewhere.
 */
export function SearchBox({ label, className, value, onChange }: SearchBoxProps) {
  const [{ text, sent, seen }, setOwn] = useState({ text: value, sent: value, seen: value });
  if (value !== seen) setOwn(value === sent ? { text, sent, seen: value } : { text: value, sent: value, seen: value });
  const send = useDebouncedCallback((typed: string) => {
    setOwn((own) => ({ ...own, sent: typed }));
    onChange(typed);
  }, PAUSE_MS);
  return (
    <TextInput
      className={className}
      type="search"
      size="xs"
      aria-label={label}
      placeholder="Search by name"
      value={text}
      onChange={({ currentTarget, nativeEvent }) => {
        const typed = currentTarget.value;
        setOwn((own) => ({ ...own, text: typed }));
        if (!('isComposing' in nativeEvent && nativeEvent.isComposing === true)) send(typed);
      }}
      onCompositionEnd={({ currentTarget }) => send(currentTarget.value)}
    />
  );
}
