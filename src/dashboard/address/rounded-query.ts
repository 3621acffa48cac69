import { queryText } from './query-text.ts';

/**
 * The query of an address with its coordinates rounded: the map's view, an area, and ranges of latitude and longitude; rounding
 * never narrows a box or a range.
 *
 * @param digits of a degree; null leaves everything as it is
 */
export function roundedQuery(search: string, digits: number | null): string {
  const parameters = new URLSearchParams(search);
  if (digits === null) return queryText(parameters);
  const map = parameters.get('map');
  if (map !== null) {
    const parts = map.split(',').map((part, index) => (index < 2 ? rounded(part, digits) : part));
    parameters.set('map', parts.join(','));
  }
  for (const name of ['latitude', 'longitude']) {
    const range = parameters.get(name);
    if (range === null) continue;
    const parts = range.split(',').map((part) => {
      const [from = '', to = from] = part.split('..');
      const [low, high] = [rounded(from, digits, Math.floor), rounded(to, digits, Math.ceil)];
      return low === high && !part.includes('..') ? low : `${low}..${high}`;
    });
    parameters.set(name, parts.join(','));
  }
  const area = parameters.get('area');
  if (area !== null) parameters.set('area', roundedArea(area, digits));
  return queryText(parameters);
}

/** Of a box, outwards, south-west and north-east; of a ring, to the nearest. */
function roundedArea(area: string, digits: number): string {
  const corners = area.split(';');
  return corners
    .map((corner, index) => {
      const outwards = index === 0 ? Math.floor : Math.ceil;
      const round = corners.length === 2 ? outwards : Math.round;
      return corner
        .split(',')
        .map((part) => rounded(part, digits, round))
        .join(',');
    })
    .join(';');
}

/** Text that is not a number, or has no more digits, is unchanged. */
function rounded(text: string, digits: number, round: (value: number) => number = Math.round): string {
  const value = Number(text);
  if (text === '' || !Number.isFinite(value) || Number(value.toFixed(digits)) === value) return text;
  return String(Number((round(value * 10 ** digits) / 10 ** digits).toFixed(digits)));
}
