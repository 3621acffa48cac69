import { useExportOffer } from '#dashboard/api/exports/use-export-offer.ts';

/** Asks the service what it calls its formats, for `useFormatNames`. Shows nothing. */
export function AskFormats() {
  useExportOffer();
  return null;
}
