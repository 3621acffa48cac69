/** The reader for whom the service renders a page, where no browser says it (`first-view/render-preview.tsx`). */
export interface PreviewReader {
  /** BCP 47 tag of the reader's browser */
  language: string;
  /** on a phone */
  isNarrow: boolean;
  /** of the page, without a trailing slash */
  origin: string;
  /** path and query of the page */
  address: string;
  /** identity of the service that the page shows */
  service: string;
  /** the address of the service that it copies; missing: it is no copy */
  copyOf?: string | undefined;
}

let reader: PreviewReader | null = null;

/** All that is rendered from now on is for this reader: previews are made one after the other. */
export function renderFor(next: PreviewReader): void {
  reader = next;
}

/** Null in a browser. */
export function previewReader(): PreviewReader | null {
  return reader;
}

/** The origin of the page, and its whole address. */
export function pageLocation(): { origin: string; href: string } {
  return reader === null ? window.location : { origin: reader.origin, href: reader.origin + reader.address };
}
