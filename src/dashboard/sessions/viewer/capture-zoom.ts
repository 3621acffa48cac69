/** How an image lies in its frame: how many times larger, and how far its middle is from the frame's, in frames. */
export interface Zoom {
  scale: number;
  x: number;
  y: number;
}

/** A place in the frame, from its middle, in frames: -0.5 to 0.5 each way. */
export interface FramePoint {
  x: number;
  y: number;
}

export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 };
const LARGEST = 16;
const MIDDLE: FramePoint = { x: 0, y: 0 };

/** Larger or smaller by `factor`; what is at `point` stays there. */
export function zoomBy(zoom: Zoom, factor: number, point: FramePoint = MIDDLE): Zoom {
  const scale = Math.min(LARGEST, Math.max(1, zoom.scale * factor));
  const ratio = scale / zoom.scale;
  return within({ scale, x: point.x - (point.x - zoom.x) * ratio, y: point.y - (point.y - zoom.y) * ratio });
}

/** Moved by a part of the frame. */
export function movedBy(zoom: Zoom, by: FramePoint): Zoom {
  return within({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y });
}

/** The image does not leave its frame. */
function within({ scale, x, y }: Zoom): Zoom {
  const reach = (scale - 1) / 2;
  const limited = (value: number) => Math.min(reach, Math.max(-reach, value));
  return { scale, x: limited(x), y: limited(y) };
}
