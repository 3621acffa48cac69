import { useEffect, useEffectEvent } from 'react';

/** Reads a list that is held, or several, since something needs all of it. */
export function useReadWhenHeld(isHeld: boolean, read: () => void): void {
  const readNow = useEffectEvent(read);
  useEffect(() => {
    if (isHeld) readNow();
  }, [isHeld]);
}
