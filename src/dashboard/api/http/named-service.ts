import { OWN_SERVICE, SERVICE_HEADER } from '#contract/headers/service-name.ts';
import { pageLocation, previewReader } from '#dashboard/ui/preview-reader.ts';
import { metaContent } from './meta-content.ts';

/**
 * The service that this page was served for, as the page's `<meta name="noctuary-service">` says: `own`, or the http(s)
 * address of another one, without a slash at its end. Null where the page does not say, as under `npm run dev`.
 */
export function namedService(): string | null {
  return previewReader()?.service ?? metaContent(SERVICE_HEADER) ?? null;
}

/** Whether this page was served for another service than this product's own, as far as the page says. */
export function isOtherService(): boolean {
  const name = namedService();
  return name !== null && name !== OWN_SERVICE;
}

/** The base address of relative addresses in the service's records: the service's own, or the page's where none is named. */
export function serviceAddress(): string {
  const name = namedService();
  return name === null || name === OWN_SERVICE ? pageLocation().origin : name;
}
