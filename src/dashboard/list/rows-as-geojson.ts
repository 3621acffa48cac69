import { rawValue } from './cell-text.ts';
import type { ListColumn } from './list-column.ts';
import { prepared } from './prepared.ts';
import type { Work } from './slices.ts';
import { textParts } from './text-parts.ts';

interface Places<Rec> {
  of: (record: Rec) => { latitude: number; longitude: number } | null;
  roundedByM: number | null;
}

/**
 * Rows as GeoJSON (RFC 7946), a feature a line, in parts for a Blob: longitude before latitude, `geometry` null without a
 * location, the columns given as properties by their field. Rounded places say by how much (Darwin Core).
 */
export function* rowsAsGeojson<Rec extends { id: number }>(
  columns: readonly ListColumn<Rec>[],
  records: readonly Rec[],
  places: Places<Rec>,
): Work<string[]> {
  yield* prepared(columns);
  const features = yield* textParts(records, (record, index) => {
    const place = places.of(record);
    const feature = {
      type: 'Feature',
      id: record.id,
      geometry: place === null ? null : { type: 'Point', coordinates: [place.longitude, place.latitude] },
      properties: {
        ...Object.fromEntries(columns.map((column) => [column.field, rawValue(column, record)])),
        ...(places.roundedByM !== null && place !== null && { coordinateUncertaintyInMeters: places.roundedByM }),
      },
    };
    return `${JSON.stringify(feature)}${index < records.length - 1 ? ',' : ''}\n`;
  });
  return ['{"type":"FeatureCollection","features":[\n', ...features, ']}\n'];
}
