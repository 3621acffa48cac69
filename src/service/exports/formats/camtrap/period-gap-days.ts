import type { ExportScope } from '#service/exports/formats/export-format.ts';

/** Days without a session after which another period of a deployment begins, where the order names no other number. */
const PERIOD_GAP_DAYS = 14;

/** The number of days that parts the periods of an order's deployments. No project has one of its own. */
export function periodGapDays({ options }: Pick<ExportScope, 'options'>): number {
  return options.period_gap_days ?? PERIOD_GAP_DAYS;
}
