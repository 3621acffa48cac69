import type { ExportPart, ExportScope } from '#service/exports/formats/export-format.ts';
import { originalFiles } from '#service/exports/formats/original-files.ts';
import { publicAddress } from '#service/exports/formats/public-address.ts';
import { stretches } from '#service/exports/selection/stretches.ts';
import type { WrittenTimes } from '#service/exports/formats/written-times.ts';
import type { PlacedIds } from './placed-ids.ts';
import { withPeople } from '#service/exports/formats/written-people.ts';
import { camtrapHeader, camtrapLines } from './camtrap-lines.ts';
import { packageCaptures } from './package-captures.ts';
import { readKept, writtenKept, type KeptValues } from '#service/exports/formats/kept-values.ts';

/** By the end of the address; JPEG where it says nothing, as nearly all cameras write. */
const TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  svg: 'image/svg+xml',
  tif: 'image/tiff',
  tiff: 'image/tiff',
};

/**
 * `media.csv`: a line for each capture with a time, which the standard requires. An image with an address of its own is public. One that was
 * indexed has the path of its file: below the folder, or in the bucket. Others have the path
 * that they had in the package they came with, else one that nothing is at, since the standard requires one.
 */
export async function* camtrapMedia(
  scope: ExportScope,
  { deploymentIdAt, written }: PlacedIds,
  { timeOf, clocks }: WrittenTimes,
): AsyncGenerator<ExportPart> {
  const { database, selection, batchRows, signal, options } = scope;
  yield { text: camtrapHeader('media'), records: null };
  const originalOf = await originalFiles(database);
  const batches = stretches(database, {
    table: 'captures',
    selection,
    size: batchRows,
    signal,
    read: (stretch) =>
      packageCaptures(scope, stretch).select(['captures.image', 'captures.file_path', 'captures.file_name']).execute(),
  });
  for await (const rows of batches) {
    const lines = rows.map(
      ({ id, public_id, deployment_id, event_id, session_start, timestamp, image, kept, ...file }) => {
        const mediaID = written(deployment_id, public_id ?? String(id));
        const original = originalOf(image);
        const known = original?.path ?? publicAddress(image);
        const ofSource = (text: string | null) => (text === null ? null : written(deployment_id, text));
        const path = known ?? ofSource(file.file_path);
        // The standard allows no other path.
        const allowed = path === null || path.includes('..') || /^[./~]/.test(path) ? null : path;
        const { offset, ...values } = keptOfImage(kept, options);
        return {
          ...writtenKept(values, (text) => written(deployment_id, text)),
          mediaID,
          deploymentID: deploymentIdAt(deployment_id, session_start ?? timestamp),
          timestamp: timeOf(timestamp, clocks.isAfter(event_id, id), offset),
          filePath: allowed ?? `not-in-package/${encodeURIComponent(mediaID).replaceAll('.', '%2E')}`,
          filePublic: String(known !== null && allowed !== null && original?.isPublic !== false),
          fileName: original?.name ?? ofSource(file.file_name),
          fileMediatype: TYPES[/\.(\w+)$/.exec(allowed ?? '')?.[1]?.toLowerCase() ?? ''] ?? 'image/jpeg',
        };
      },
    );
    yield { text: camtrapLines('media', lines), records: lines.length };
  }
}

/** Without EXIF data where places are rounded: they write them in many ways. */
function keptOfImage(kept: string | null, options: ExportScope['options']): KeptValues<'media'> {
  const { exifData, ...others } = withPeople(readKept('media', kept), options);
  return options.coordinate_digits === undefined && exifData !== undefined ? { ...others, exifData } : others;
}
