interface Place {
  x: number;
  y: number;
}

/** An SVG path through the places that are there; after a gap it begins anew. */
export function linePath(places: readonly (Place | null)[]): string {
  return places
    .map((place, index) =>
      place === null
        ? ''
        : `${(places[index - 1] ?? null) === null ? 'M' : 'L'}${rounded(place.x)} ${rounded(place.y)}`,
    )
    .join('');
}

/** Dots for the places between two gaps, through which no line goes; round line caps make them. */
export function dotsPath(places: readonly (Place | null)[]): string {
  return places
    .map((place, index) =>
      place === null || (places[index - 1] ?? null) !== null || (places[index + 1] ?? null) !== null
        ? ''
        : `M${rounded(place.x)} ${rounded(place.y)}h0.01`,
    )
    .join('');
}

/** The area between two lines, closed for each stretch without a gap. */
export function bandPath(upper: readonly (Place | null)[], lower: readonly (Place | null)[]): string {
  let path = '';
  let start = 0;
  for (let index = 0; index <= upper.length; index += 1) {
    if ((upper[index] ?? null) !== null) continue;
    const edge = [...upper.slice(start, index), ...lower.slice(start, index).toReversed()];
    if (edge.length > 2) {
      path += `${edge.map((place, at) => `${at === 0 ? 'M' : 'L'}${rounded(place?.x ?? 0)} ${rounded(place?.y ?? 0)}`).join('')}Z`;
    }
    start = index + 1;
  }
  return path;
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
