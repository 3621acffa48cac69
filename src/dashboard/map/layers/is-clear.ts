/** A rectangle in CSS px of the map's container. */
export interface Rectangle {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Whether a box (CSS px of the container) is at least `margin` px away from all other boxes. */
export function isClear(box: Rectangle, covers: readonly Rectangle[], margin: number): boolean {
  return covers.every(
    ({ left, top, right, bottom }) =>
      box.right < left - margin || box.left > right + margin || box.bottom < top - margin || box.top > bottom + margin,
  );
}
