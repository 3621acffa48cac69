import { useEffect, useState } from 'react';
import { runInSlices, type Work } from './slices.ts';

type Ended<Result> = { of: Work<Result>; result: Result } | { of: Work<Result>; error: unknown };

/**
 * The result of work that was not done at once, null until it is there; null work waits.
 *
 * @throws what the work fails with, as what fails at once does, so that the page says so
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
