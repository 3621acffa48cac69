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
  let isAnywhere = false;
  const features = yield* textParts(records, (record, index) => {
    const place = placeOf(record);
    isAnywhere ||= place !== null;
    // Words of GeoJSON, the same in every language.
    const feature = {
      type: 'Feature',
      id: record.id,
      geometry: place === null ? null : { type: 'Point', coordinates: [place.longitude, place.latitude] },
      properties: Object.fromEntries(columns.map(({ name, value }) => [name, value(record)])),
    };
    return `${JSON.stringify(feature)}${index < records.length - 1 ? ',' : ''}\n`;
  });
  // A foreign member (RFC 7946, 6.1): without it a map of nothing looks like a fault.
  const isNowhere = records.length > 0 && !isAnywhere;
  // The same in every language.
  const note = isNowhere ? `"description":"None of the ${records.length} records has a location.",` : '';
  return [`{"type":"FeatureCollection",${note}"features":[\n`, ...features, ']}\n'];
}
