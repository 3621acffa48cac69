import { useEffect, useState } from 'react';

/** As long as the address waits. */
const RESTED_MS = 300;

/** Whether a value has stayed the same for a moment, in which nothing moved. */
export function useRested(value: number, isMoving: boolean): boolean {
  const [rested, setRested] = useState<number | null>(null);
  useEffect(() => {
    if (isMoving) return;
    const timer = setTimeout(() => setRested(value), RESTED_MS);
    return () => clearTimeout(timer);
  }, [value, isMoving]);
  return rested === value && !isMoving;
}
