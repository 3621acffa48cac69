import { numberText } from '#dashboard/ui/text/number-text.ts';
import type { ReportedSum } from './reported-sum.ts';

/**
 * Describes a sum: "sum of 23 of 24 sources that report a size", "sum of all 24 sources". `what`: "a size", "files".
 */
export function sumWords({ reported, of }: ReportedSum, what: string): string {
  if (reported === 0)
    return of === 1 ? `the one source does not report ${what}` : `none of ${numberText(of)} reports ${what}`;
  if (reported === of) return of === 1 ? 'of one source' : `sum of all ${numberText(of)} sources`;
  if (reported === 1) return `1 of ${numberText(of)} sources reports ${what}`;
  return `sum of ${numberText(reported)} of ${numberText(of)} sources that report ${what}`;
}
