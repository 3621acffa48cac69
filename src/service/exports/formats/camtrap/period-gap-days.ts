import { USUAL_GAP_DAYS } from '#contract/exports/publication-values.ts';
import type { ExportScope } from '#service/exports/formats/export-format.ts';

/** Days without a session after which another period of a deployment begins: that of the project or its order. */
export function periodGapDays({ options }: Pick<ExportScope, 'options'>): number {
  return options.publication?.period_gap_days ?? USUAL_GAP_DAYS;
}
