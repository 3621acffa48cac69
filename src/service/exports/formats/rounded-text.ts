import type { ExportOptions } from '#contract/exports/export-request.ts';

/** Degrees within this of a location are its coordinates: about 5 km. */
const NEAR_DEGREES = 0.05;
/** Fewer of a degree are more than a kilometre, and a number with one or two decimals is seldom a coordinate. */
const FEWEST_DECIMALS = 3;

/** Degrees with minutes, and seconds where they are given: 51°29'46", 51° 29.77′. */
const MINUTES = /(\d{1,3})\s*[°º]\s*(\d{1,2}(?:[.,]\d+)?)\s*['’′](?:\s*(\d{1,2}(?:[.,]\d+)?)\s*(?:["”″]|['’′]{2}))?/g;
/** Degrees with decimals. A comma that is followed by digits and a point separates two values. */
const DECIMALS = /(\d{1,3})(?:(\.)(\d+)|(,)(\d+)(?![.\d]))/g;

/**
 * A text, such as a name, in which coordinates of a location have no more decimals than an order asks for: "51.49612N" is
 * "51.50N" with two. Other numbers stay, and so does all of the text of an order that does not round.
 *
 * @param places the locations that the text may give away, in decimal degrees; 0.0, 0.0 is none (spec 2.4). Null where they
 * are not known: then each number that may be exact degrees is rounded
 */
export function roundedText(
  text: string,
  places: readonly { latitude: number; longitude: number }[] | null,
  { coordinate_digits: digits }: ExportOptions,
): string {
  if (digits === undefined || !/\d/.test(text)) return text;
  const isNear = (degrees: number) =>
    places === null
      ? degrees <= 180
      : places.some(
          ({ latitude, longitude }) =>
            (latitude !== 0 || longitude !== 0) &&
            [latitude, longitude].some((own) => Math.abs(Math.abs(own) - degrees) < NEAR_DEGREES),
        );
  const number = (part = '0') => Number(part.replace(',', '.'));
  return text
    .replaceAll(MINUTES, (found, whole: string, minutes: string, seconds: string | undefined) => {
      const degrees = Number(whole) + number(minutes) / 60 + number(seconds) / 3_600;
      return isNear(degrees) ? `${degrees.toFixed(digits)}°` : found;
    })
    .replaceAll(DECIMALS, (found: string) => {
      const degrees = number(found);
      const separator = found.includes(',') ? ',' : '.';
      const decimals = found.length - found.indexOf(separator) - 1;
      const isExact = decimals > digits && (places !== null || decimals >= FEWEST_DECIMALS);
      return isExact && isNear(degrees) ? degrees.toFixed(digits).replace('.', separator) : found;
    });
}
