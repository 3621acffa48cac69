/** A box on an image: its left and upper edge, its width and height, as shares of the image's width and height. */
export interface DetectionBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The columns of the table `detections` that hold a box. */
export interface BoxColumns {
  box_x: number | null;
  box_y: number | null;
  box_width: number | null;
  box_height: number | null;
}

/** Left, top, right and bottom, as on the wire. */
export type BoxEdges = [left: number, top: number, right: number, bottom: number];

/** The box of a row; null where it is unknown. */
export function boxOfRow({
  box_x: x,
  box_y: y,
  box_width: width,
  box_height: height,
}: BoxColumns): DetectionBox | null {
  return x === null || y === null || width === null || height === null ? null : { x, y, width, height };
}

/** The columns of a box. */
export function boxColumns(box: DetectionBox | null): BoxColumns {
  return {
    box_x: box?.x ?? null,
    box_y: box?.y ?? null,
    box_width: box?.width ?? null,
    box_height: box?.height ?? null,
  };
}

/** The edges of a box on an image of this size, without the noise of floating-point numbers; 1 by 1 gives shares. */
export function edgesOf({ x, y, width, height }: DetectionBox, image: { width: number; height: number }): BoxEdges {
  return [
    plain(x * image.width),
    plain(y * image.height),
    plain((x + width) * image.width),
    plain((y + height) * image.height),
  ];
}

/**
 * The inverse of `edgesOf`. What lies outside the image is cut off.
 *
 * @returns null where nothing of the box is on the image
 */
export function boxOfEdges(edges: BoxEdges, image: { width: number; height: number }): DetectionBox | null {
  const within = (value: number, size: number) => Math.min(1, Math.max(0, value / size));
  const [left, right] = [within(edges[0], image.width), within(edges[2], image.width)];
  const [top, bottom] = [within(edges[1], image.height), within(edges[3], image.height)];
  const [width, height] = [plain(right - left), plain(bottom - top)];
  return width > 0 && height > 0 ? { x: left, y: top, width, height } : null;
}

/** Nine decimals are a millionth of a pixel. */
function plain(value: number): number {
  return Math.round(value * 1e9) / 1e9;
}
