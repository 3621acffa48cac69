import type { ExportRecord } from '#contract/records/export.ts';
import { isOtherService } from '#dashboard/api/http/named-service.ts';

/**
 * The options that the file of an export was written with; null where the service does not say. Our own service reports
 * them only where an order had some; of another one nothing follows from their absence.
 */
export function writtenOptions({ options }: ExportRecord): Readonly<Record<string, unknown>> | null {
  if (options === undefined) return isOtherService() ? null : {};
  return options;
}
