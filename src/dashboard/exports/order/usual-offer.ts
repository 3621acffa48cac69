import { exportOffer } from '#contract/exports/export-offer.ts';
import type { ExportOffer } from '#dashboard/api/exports/use-export-offer.ts';

/** What our own service offers: fields to fill in until the service has answered. */
export const usualOffer: ExportOffer = {
  formats: [...exportOffer.formats],
  filters: [...exportOffer.filters],
  options: [...exportOffer.options],
  needsToken: false,
};
