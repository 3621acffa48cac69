/** Pixels. */
export interface GalleryShape {
  columns: number;
  pictureWidth: number;
  pictureHeight: number;
  captionHeight: number;
  /** picture, caption and the gap below */
  rowHeight: number;
}

const NARROWEST_PX = 158;
const GAP_PX = 12;
/** In rem, since it depends on the reader's text size. */
const CAPTION_REM = 1.75;
const LINE_REM = 1.125;
const BORDERS_PX = 2;

/**
 * The sizes of a gallery with as many columns as fit and all pictures of one shape. `ratio` is width over height; `text`
 * has the number of lines of a caption and of pixels per rem.
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

/** The index to which a key moves; null for other keys. */
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
