import { exportFormats, type ExportFormatName } from '#contract/exports/export-formats.ts';
import { readPublication } from '#service/publication/stored-publication.ts';
import type { Database } from '#service/database/open-database.ts';
import { exportFileName } from './export-file.ts';
import type { ExportFormat, ExportScope } from '#service/exports/formats/export-format.ts';
import { formats } from '#service/exports/formats/formats.ts';
import { orderParts, placesOf } from '#service/exports/formats/order-parts.ts';
import { namesInFile } from '#service/exports/formats/order-statement.ts';
import { roundedText } from '#service/exports/formats/rounded-text.ts';
import { selectionOfOrder } from '#service/exports/selection/selection-of-order.ts';
import type { ExportOrder } from './insert-export.ts';

/** An order whose file is to be made. */
export interface FileOrder extends Omit<ExportOrder, 'what' | 'total'> {
  /** of the export; a text for one that is not stored */
  id: number | string;
  orderedAt: string;
}

export interface PreparedExport {
  name: ExportFormatName;
  format: ExportFormat;
  isArchive: boolean;
  fileName: string;
  scope: Omit<ExportScope, 'batchRows' | 'signal'>;
}

/** What the file of an order contains, with what is kept for the project, and how it is made. */
export async function prepareExport(database: Database, order: FileOrder): Promise<PreparedExport> {
  const { id, projectId, options: ordered, format: name } = order;
  const stored = await database
    .selectFrom('projects')
    .select(['name', 'description', 'publication'])
    .where('id', '=', projectId)
    .executeTakeFirstOrThrow();
  const format = formats[name];
  const { extension, hasOffsets } = exportFormats[name];
  const publication = ordered.publication ?? readPublication(stored.publication);
  const zone = hasOffsets ? (ordered.time_zone ?? publication.time_zone) : undefined;
  const options = { ...ordered, publication, ...(zone !== undefined && { time_zone: zone }) };
  const places = options.coordinate_digits === undefined ? [] : await placesOf(database, projectId);
  const written = (text: string) => roundedText(text, places, options);
  const project = { id: projectId, name: written(stored.name), description: written(stored.description) };
  const selection = await selectionOfOrder(database, order);
  const what = namesInFile(await orderParts({ database, project, selection, options }));
  return {
    name,
    format,
    isArchive: extension === 'zip',
    fileName: exportFileName({ id, stem: format.stem, project, what, extension }),
    scope: { database, exportId: id, orderedAt: order.orderedAt, project, selection, options },
  };
}
