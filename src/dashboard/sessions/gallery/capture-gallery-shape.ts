/** Pixels. */
export interface GalleryShape {
  columns: number;
  pictureWidth: number;
  pictureHeight: number;
  captionHeight: number;
  /** with its caption and the space below it */
  rowHeight: number;
}

const NARROWEST_PX = 158;
const GAP_PX = 12;
/** The reader's text size counts. */
const CAPTION_REM = 1.75;
const LINE_REM = 1.125;
const BORDERS_PX = 2;

/**
 * As many columns as fit, all pictures of one shape. `ratio` is width over height; `text` how many lines a caption has
 * and how many pixels a rem.
 */
export function galleryShape(width: number, ratio: number, text: { lines: number; remPx: number }): GalleryShape {
  const columns = Math.max(1, Math.floor((width + GAP_PX) / (NARROWEST_PX + GAP_PX)));
  const pictureWidth = (width - (columns - 1) * GAP_PX) / columns - BORDERS_PX;
  const pictureHeight = Math.round(pictureWidth / ratio);
  const captionHeight = (CAPTION_REM + (text.lines - 1) * LINE_REM) * text.remPx;
  const rowHeight = pictureHeight + captionHeight + BORDERS_PX + GAP_PX;
  return { columns, pictureWidth, pictureHeight, captionHeight, rowHeight };
}

interface Extent {
  columns: number;
  count: number;
  visibleRows: number;
}

/** Where a key leads from a capture of the gallery; null where it leads nowhere. */
export function movedInGallery(key: string, from: number, { columns, count, visibleRows }: Extent): number | null {
  const to: Record<string, number> = {
    ArrowRight: from + 1,
    ArrowLeft: from - 1,
    ArrowDown: from + columns,
    ArrowUp: from - columns,
    PageDown: from + visibleRows * columns,
    PageUp: from - visibleRows * columns,
    Home: 0,
    End: count - 1,
  };
  const next = to[key];
  return next === undefined ? null : Math.min(count - 1, Math.max(0, next));
}
