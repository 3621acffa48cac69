type Corner = readonly [latitude: number, longitude: number];

/**
 * A box rounded outwards to this many digits, its longitudes within ±180°: across the date line, its west is then east of its
 * east. All round the world it is from −180° to 180°.
 */
export function outwardBox([south, west]: Corner, [north, east]: Corner, digits: number): readonly [Corner, Corner] {
  const isAllRound = east - west >= 360;
  return [
    [
      Math.max(-90, outwards(south, digits, Math.floor)),
      isAllRound ? -180 : wrapped(outwards(west, digits, Math.floor)),
    ],
    [Math.min(90, outwards(north, digits, Math.ceil)), isAllRound ? 180 : wrapped(outwards(east, digits, Math.ceil))],
  ];
}

function outwards(degrees: number, digits: number, round: (value: number) => number): number {
  // Adding zero turns −0, which would be written as "-0", into 0.
  return Number((round(degrees * 10 ** digits) / 10 ** digits).toFixed(digits)) + 0;
}

function wrapped(longitude: number): number {
  if (Math.abs(longitude) <= 180) return longitude;
  return Number((longitude - 360 * Math.round(longitude / 360)).toFixed(6));
}
