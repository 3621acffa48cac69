/** A rectangle in CSS px of the map's container. */
export interface Rectangle {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Whether a place (CSS px of the container) is at least `margin` px away from everything that lies over the map. */
export function isClear(place: { x: number; y: number }, covers: readonly Rectangle[], margin: number): boolean {
  return covers.every(
    ({ left, top, right, bottom }) =>
      place.x < left - margin || place.x > right + margin || place.y < top - margin || place.y > bottom + margin,
  );
}
