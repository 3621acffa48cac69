import { exactCsvLine, type CsvValue } from '#service/exports/formats/csv-line.ts';
import { darwinCoreTerms } from './darwin-core-terms.ts';

/** A line of a table of the archive. */
export function darwinCoreLine<Table extends keyof typeof darwinCoreTerms>(
  table: Table,
  row: Readonly<Record<(typeof darwinCoreTerms)[Table]['terms'][number], CsvValue>>,
): string {
  const terms: readonly (typeof darwinCoreTerms)[Table]['terms'][number][] = darwinCoreTerms[table].terms;
  return exactCsvLine(terms.map((term) => row[term]));
}
