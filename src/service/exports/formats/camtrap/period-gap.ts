import type { ExportScope } from '#service/exports/formats/export-format.ts';
import type { PeriodGap } from './run-periods.ts';

/** Days without a session after which another period of a deployment begins: those of the project or its order, if any. */
export function periodGap({ options }: Pick<ExportScope, 'options'>): PeriodGap {
  return options.publication?.period_gap_days ?? null;
}
