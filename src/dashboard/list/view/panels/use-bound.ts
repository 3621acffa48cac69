import { useDebouncedCallback } from '#dashboard/ui/use-debounced-callback.ts';
import { useState } from 'react';
import { typedNumber } from '#dashboard/ui/text/typed-number.ts';
import { typedText } from '#dashboard/ui/text/typed-text.ts';
import { typedDay } from '#dashboard/list/filters/typed-day.ts';
import { useOwnText } from '#dashboard/ui/use-own-text.ts';

interface BoundOf {
  kind: 'number' | 'date';
  end: 'from' | 'to';
  value: number | string | null;
}

/** Long enough to finish a number or a date: half of it would be a different one. */
const PAUSE_MS = 400;

/** The text of one end of a range. `onChange` gets it as the address has it; invalid text stays in the input. */
export function useBound({ kind, end, value }: BoundOf, onChange: (text: string) => void) {
  const written = typeof value === 'number' ? typedText(value) : (value ?? '');
  const addressText = (typed: string) => (kind === 'number' ? String(typedNumber(typed) ?? '') : typed);
  const { text, show, sendSoon } = useOwnText(written, (typed) => onChange(addressText(typed)), PAUSE_MS);
  /** In the form of the address, so that the value that comes back from there is recognised; null if invalid. */
  const read = (typed: string): string | null => {
    if (typed.trim() === '') return '';
    if (kind === 'date') return typedDay(typed, end);
    const number = typedNumber(typed);
    return number === null ? null : typedText(number);
  };
  // Every date is invalid while it is being typed: it is judged after a pause, or when the input loses focus.
  const [judged, setJudged] = useState('');
  const judgeSoon = useDebouncedCallback(setJudged, PAUSE_MS);
  return {
    text,
    /** What is typed, as the address has it; the address's own value while that is invalid. */
    current: () => addressText(read(text) ?? written),
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
