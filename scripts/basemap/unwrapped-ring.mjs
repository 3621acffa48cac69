/**
 * A ring that goes on beyond ±180° where those of world-atlas jump to the other side of the map. One that surrounds the
 * south pole is closed along it.
 *
 * @param {readonly number[][]} ring of longitude, latitude
 * @returns {[number, number][]}
 */
export function unwrappedRing(ring) {
  let before = ring[0]?.[0] ?? 0;
  /** @type {[number, number][]} */
  const unwrapped = ring.map(([longitude = 0, latitude = 0]) => {
    before = longitude + 360 * Math.round((before - longitude) / 360);
    return [before, latitude];
  });
  const [first] = unwrapped;
  if (first === undefined || Math.abs(before - first[0]) < 180) return unwrapped;
  return [...unwrapped, [before, -90], [first[0], -90], first];
}
