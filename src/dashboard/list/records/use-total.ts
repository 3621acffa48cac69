import { useRecordsWithin } from './use-records-within.ts';

interface TotalOptions<Rec> {
  /** what is loaded of the collection; `whole`: all of it */
  records: readonly Rec[];
  whole: boolean;
  /** how many records the service counts; null until it has answered */
  count: number | null;
  /** which of them the page is about; undefined: all */
  scope: ((record: Rec) => boolean) | undefined;
  /** the rows are made of a part of the records: all of them may be more */
  isPart: boolean;
}

/** How many records a page is about, before search and filters; null while that is not known. */
export function useTotal<Rec>({ records, whole, count, scope, isPart }: TotalOptions<Rec>): number | null {
  const { all, isAllKnown } = useRecordsWithin(records, scope);
  if (isPart) return null;
  if (scope === undefined) return count;
  // The service counts the others too.
  return whole && isAllKnown ? all.length : null;
}
