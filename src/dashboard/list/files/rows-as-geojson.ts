import type { FileColumn } from './file-columns.ts';
import { prepared } from '#dashboard/list/model/prepared.ts';
import type { Work } from '#dashboard/work/slices.ts';
import { textParts } from './text-parts.ts';

/**
 * Rows as GeoJSON (RFC 7946), a line for each feature, in parts for a Blob: longitude before latitude, `geometry` null
 * without a location, the columns as properties.
 */
export function* rowsAsGeojson<Rec extends { id: number }>(
  columns: readonly Pick<FileColumn<Rec>, 'name' | 'value' | 'prepare'>[],
  records: readonly Rec[],
  placeOf: (record: Rec) => { latitude: number; longitude: number } | null,
): Work<string[]> {
  yield* prepared(columns);
  const features = yield* textParts(records, (record, index) => {
    const place = placeOf(record);
    // Words of GeoJSON, the same in every language.
    const feature = {
      type: 'Feature',
      id: record.id,
      geometry: place === null ? null : { type: 'Point', coordinates: [place.longitude, place.latitude] },
      properties: Object.fromEntries(columns.map(({ name, value }) => [name, value(record)])),
    };
    return `${JSON.stringify(feature)}${index < records.length - 1 ? ',' : ''}\n`;
  });
  return ['{"type":"FeatureCollection","features":[\n', ...features, ']}\n'];
}
