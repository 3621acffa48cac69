/** The scale of an image in its frame, and the offset of its centre from the frame's centre, in frame sizes. */
export interface Zoom {
  scale: number;
  x: number;
  y: number;
}

/** A point in the frame relative to its centre, in frame sizes: -0.5 to 0.5 on each axis. */
export interface FramePoint {
  x: number;
  y: number;
}

export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 };
const LARGEST = 16;
const MIDDLE: FramePoint = { x: 0, y: 0 };

/** Scales by `factor`, with the content at `point` fixed. */
export function zoomBy(zoom: Zoom, factor: number, point: FramePoint = MIDDLE): Zoom {
  const scale = Math.min(LARGEST, Math.max(1, zoom.scale * factor));
  const ratio = scale / zoom.scale;
  return within({ scale, x: point.x - (point.x - zoom.x) * ratio, y: point.y - (point.y - zoom.y) * ratio });
}

/** Moves by `by`, in frame sizes. */
export function movedBy(zoom: Zoom, by: FramePoint): Zoom {
  return within({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y });
}

/** Limits the offset so that the image covers its frame. */
function within({ scale, x, y }: Zoom): Zoom {
  const reach = (scale - 1) / 2;
  const limited = (value: number) => Math.min(reach, Math.max(-reach, value));
  return { scale, x: limited(x), y: limited(y) };
}
