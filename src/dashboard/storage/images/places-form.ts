import type { ImagePlaces } from '#contract/images/image-requests.ts';

/** A location as it is typed. */
export interface TypedPlace {
  latitude: string;
  longitude: string;
}

interface NamedTrap {
  id: number;
  name: string | null;
}

const SEPARATORS = ['\t', ';', ','] as const;

/**
 * The locations of a pasted table, by the names of deployments: a line each, separated by tabs, semicolons or commas; a line without
 * numbers, such as a header, is left out.
 */
export function pastedPlaces(text: string): Map<string, TypedPlace> {
  const places = new Map<string, TypedPlace>();
  for (const line of text.split(/\r?\n/)) {
    const separator = SEPARATORS.find((one) => line.split(one).length >= 3);
    const [name = '', latitude = '', longitude = ''] = line
      .split(separator ?? ',')
      .map((part) => part.trim().replaceAll(/^"|"$/g, ''));
    if (name === '' || degreesOf(latitude) === null || degreesOf(longitude) === null) continue;
    places.set(name.normalize('NFC'), { latitude, longitude });
  }
  return places;
}

/** The places to write, and the names of deployments whose typed location is none. Empty fields are left as they are stored. */
export function sentPlaces(
  traps: readonly NamedTrap[],
  typed: ReadonlyMap<number, TypedPlace>,
): { places: ImagePlaces['places']; wrong: string[] } {
  const places: ImagePlaces['places'] = [];
  const wrong: string[] = [];
  for (const { id, name } of traps) {
    const place = typed.get(id);
    if (place === undefined || (place.latitude.trim() === '' && place.longitude.trim() === '')) continue;
    const [latitude, longitude] = [degreesOf(place.latitude), degreesOf(place.longitude)];
    const isPlace = latitude !== null && longitude !== null && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
    if (isPlace) places.push({ deployment: id, latitude, longitude });
    else wrong.push(name ?? String(id));
  }
  return { places, wrong };
}

/** Degrees have no separators of thousands, so that a point and a comma are decimal in every language. */
function degreesOf(text: string): number | null {
  const plain = text.replaceAll(/[\s°]/g, '').replace('−', '-').replace(',', '.');
  return /^-?\d+(\.\d*)?$/.test(plain) ? Number(plain) : null;
}
