import type { Deployment } from '#contract/records/deployment.ts';
import type { PlaceDigits } from '#dashboard/ui/choices/use-place-digits.ts';
import type { Messages } from './messages/en.ts';

/** Why `located` returned null. Coordinates out of range may be a swapped location, so they are rounded too. */
export function whyNotLocated(
  { latitude, longitude }: Pick<Deployment, 'latitude' | 'longitude'>,
  digits: PlaceDigits,
  words: Messages,
): string {
  if (latitude === null || longitude === null) return words.whyNotReported;
  if (latitude === 0 && longitude === 0) return words.whyZero;
  const coordinates = [latitude, longitude].map((value) => (digits === null ? value : Number(value.toFixed(digits))));
  return words.whyOutside(coordinates.join(', '));
}
