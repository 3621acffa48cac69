import { COPY_META } from '#contract/copy/copied-source.ts';
import { metaContent } from '#dashboard/api/http/meta-content.ts';
import { previewReader } from '#dashboard/ui/preview-reader.ts';

/**
 * The address of the service that the page's service copies, without a trailing slash; null where it is no copy, or does
 * not say so, as under `npm run dev`.
 */
export function copiedSource(): string | null {
  const reader = previewReader();
  return (reader === null ? metaContent(COPY_META) : reader.copyOf) ?? null;
}

/** The host of that address, as pages name the source: "antenna.example.org"; the whole text where it is no address. */
export function sourceHost(source: string): string {
  return URL.canParse(source) ? new URL(source).host : source;
}
