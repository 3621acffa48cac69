import type { ImagePlaces } from '#contract/images/image-requests.ts';

/** A location as it is typed. */
export interface TypedPlace {
  latitude: string;
  longitude: string;
}

/** Of a location in degrees. */
interface Degrees {
  latitude: number;
  longitude: number;
}

interface NamedTrap {
  id: number;
  name: string | null;
}

const SEPARATORS = ['\t', ';', ','] as const;
/** About 1 m: what a pin on a map can say. */
const DIGITS = 5;

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
    if (place === undefined || isEmpty(place)) continue;
    const degrees = typedDegrees(place);
    if (degrees === null) wrong.push(name ?? String(id));
    else places.push({ deployment: id, ...degrees });
  }
  return { places, wrong };
}

/** null where what is typed is no location */
export function typedDegrees(place: TypedPlace): Degrees | null {
  const [latitude, longitude] = [degreesOf(place.latitude), degreesOf(place.longitude)];
  const isPlace = latitude !== null && longitude !== null && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return isPlace ? { latitude, longitude } : null;
}

/** The fields of a place on the map, as exact as a pin is. */
export function fieldsOf({ latitude, longitude }: Degrees): TypedPlace {
  // Adding zero turns −0 into 0.
  const [north, east] = [latitude, longitude].map((value) => String(Number(value.toFixed(DIGITS)) + 0));
  return { latitude: north ?? '', longitude: east ?? '' };
}

export function isEmpty({ latitude, longitude }: TypedPlace): boolean {
  return latitude.trim() === '' && longitude.trim() === '';
}

/** Degrees have no separators of thousands, so that a point and a comma are decimal in every language. */
function degreesOf(text: string): number | null {
  const plain = text.replaceAll(/[\s°]/g, '').replace('−', '-').replace(',', '.');
  return /^-?\d+(\.\d*)?$/.test(plain) ? Number(plain) : null;
}
