import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import { typedNumber, typedText } from '#dashboard/ui/text/typed-number.ts';
import { typedDay } from './typed-day.ts';
import { useOwnText } from '#dashboard/list/bar/use-own-text.ts';

interface BoundOf {
  kind: 'number' | 'date';
  end: 'from' | 'to';
  value: number | string | null;
}

/** A number or a date half typed is another one. */
const PAUSE_MS = 400;

/** What is typed for one end of a range. `onChange` is told it as the address has it; what cannot be read stays as typed. */
export function useBound({ kind, end, value }: BoundOf, onChange: (text: string) => void) {
  const written = typeof value === 'number' ? typedText(value) : (value ?? '');
  const { text, show, sendSoon } = useOwnText(
    written,
    (typed) => onChange(kind === 'number' ? String(typedNumber(typed) ?? '') : typed),
    PAUSE_MS,
  );
  /** As it will be written, so that what comes back is known as one's own; null: it is none. */
  const read = (typed: string): string | null => {
    if (typed.trim() === '') return '';
    if (kind === 'date') return typedDay(typed, end);
    const number = typedNumber(typed);
    return number === null ? null : typedText(number);
  };
  // Every date is none for as long as it is typed: the reader has paused, or gone on.
  const [judged, setJudged] = useState('');
  const judgeSoon = useDebouncedCallback(setJudged, PAUSE_MS);
  return {
    text,
    isWrong: read(text) === null && (kind === 'number' || judged === text),
    type: (typed: string) => {
      show(typed);
      const known = read(typed);
      judgeSoon(typed);
      if (known === null) sendSoon.cancel();
      else sendSoon(known);
    },
    flush: () => {
      judgeSoon.flush();
      sendSoon.flush();
    },
  };
}
