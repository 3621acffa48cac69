import { useCallback } from 'react';
import { usePlaceDigits } from '#dashboard/ui/choices/use-place-digits.ts';
import { located } from './located.ts';

/** `located` as exact as the reader wants places to be; the same function until that changes. */
export function useLocated() {
  const [digits] = usePlaceDigits();
  return useCallback((record: Parameters<typeof located>[0]) => located(record, digits), [digits]);
}
