/** "52.101", "52 deg 6'", "52° 6'" */
const MAY_BE_PLACE = /\d[.,]\d{3}|\d\s*(°|deg)/i;

/** Whether a text of a source may have exact coordinates in it: where these are rounded it is not shown. */
export function mayBePlace(text: string): boolean {
  return MAY_BE_PLACE.test(text);
}
