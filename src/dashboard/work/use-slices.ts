import { useEffect, useState } from 'react';
import { runInSlices, type Work } from './slices.ts';

type Ended<Result> = { of: Work<Result>; result: Result } | { of: Work<Result>; error: unknown };

/**
 * Runs work in slices and returns its result; null until it is done, and for null work.
 *
 * @throws the work's error while rendering, so that the error boundary shows it
 */
export function useSlices<Result extends object>(work: Work<Result> | null): Result | null {
  const [ended, setEnded] = useState<Ended<Result> | null>(null);
  useEffect(() => {
    if (work === null) return;
    return runInSlices(
      work,
      (result) => setEnded({ of: work, result }),
      (error) => setEnded({ of: work, error }),
    );
  }, [work]);
  if (ended === null || ended.of !== work) return null;
  if ('error' in ended) throw ended.error;
  return ended.result;
}
