import { useMemo } from 'react';
import { idParameter, useUrlState } from '#dashboard/address/url-state.ts';
import { useWholeList } from '#dashboard/api/lists/list-options.ts';
import { modelScore } from '#dashboard/findings/animals/looks.ts';
import { secondsOf } from '#dashboard/sessions/model/night-clock.ts';

/** An occurrence of the chosen taxon in a session, from its first to its last capture, in seconds of the trap's clock. */
export interface Appearance {
  from: number;
  to: number;
  /** of the determination, where a model made it; null where it has none */
  score: number | null;
  /** the time of its first capture */
  timestamp: string;
}

export interface ChosenTaxon {
  /** null until an occurrence names it */
  name: string | null;
  /** by time */
  appearances: readonly Appearance[];
  /** occurrences without a time, which cannot be placed */
  untimed: number;
  /** how many occurrences of the session were read, and how many there are; null before the first of them came */
  read: { some: number; all: number; isComplete: boolean } | null;
  isLoading: boolean;
  /** why the occurrences could not be read */
  problem: string | null;
}

/** Set by the table of the session's species. */
const parameters = { species_selected: idParameter };

/**
 * The taxon that is chosen in the address, with its appearances in a session; null where none is chosen, and then nothing is
 * requested.
 *
 * @param filters what the session's captures are read with
 * @param isReady whether the filters are known
 */
export function useChosenTaxon(
  filters: { event: number; project_id: number | undefined },
  isReady: boolean,
): ChosenTaxon | null {
  const [{ species_selected: chosen }] = useUrlState(parameters);
  const { data, error, isFetching } = useWholeList('occurrences', filters, { enabled: chosen !== null && isReady });
  return useMemo(() => {
    if (chosen === null) return null;
    const own = (data?.records ?? []).filter(({ determination }) => determination?.id === chosen);
    const appearances = own.flatMap((occurrence): Appearance[] => {
      const { first_appearance_timestamp: first, last_appearance_timestamp: last } = occurrence;
      const score = modelScore(occurrence);
      return first === null ? [] : [{ from: secondsOf(first), to: secondsOf(last ?? first), score, timestamp: first }];
    });
    return {
      name: own[0]?.determination?.name ?? null,
      appearances: appearances.toSorted((a, b) => a.from - b.from),
      untimed: own.length - appearances.length,
      read: data === undefined ? null : { some: data.read, all: data.count, isComplete: data.complete },
      isLoading: error === null && data?.complete !== true && (isFetching || !isReady),
      problem: error === null ? null : error.message,
    };
  }, [chosen, data, error, isFetching, isReady]);
}
