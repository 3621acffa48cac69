import { exportFormatNames, exportFormats, type ExportFormatName } from '#contract/exports/export-formats.ts';
import { exportOptions } from '#contract/exports/export-request.ts';
import { readPublication } from '#service/publication/stored-publication.ts';
import type { Database } from '#service/database/open-database.ts';
import { storedFilters } from '#service/queries/export-filters.ts';
import { exportFileName } from './export-file.ts';
import type { ExportFormat, ExportScope } from '#service/exports/formats/export-format.ts';
import { formats } from '#service/exports/formats/formats.ts';
import { orderParts, placesOf } from '#service/exports/formats/order-parts.ts';
import { namesInFile } from '#service/exports/formats/order-statement.ts';
import { roundedText } from '#service/exports/formats/rounded-text.ts';
import { selectionOfOrder } from '#service/exports/selection/selection-of-order.ts';

export interface ClaimedExport {
  name: ExportFormatName;
  format: ExportFormat;
  isArchive: boolean;
  fileName: string;
  scope: Omit<ExportScope, 'batchRows' | 'signal'>;
}

/** What a job's export contains, and how its file is made. */
export async function claimedExport(database: Database, jobId: number): Promise<ClaimedExport> {
  const row = await database
    .selectFrom('exports')
    .innerJoin('projects', 'projects.id', 'exports.project_id')
    .select([
      'exports.id',
      'exports.project_id',
      'exports.collection_id',
      'exports.deployment_id',
      'exports.event_id',
      'exports.format',
      'exports.filters',
      'exports.options',
      'exports.created_at',
      'projects.name as project_name',
      'projects.description as project_description',
      'projects.publication',
    ])
    .where('exports.job_id', '=', jobId)
    .executeTakeFirstOrThrow();
  const name = exportFormatNames.find((one) => one === row.format);
  if (name === undefined) throw new Error(`This release makes no exports of ${row.format}.`);
  const format = formats[name];
  const { extension, hasOffsets } = exportFormats[name];
  const ordered = exportOptions.parse(JSON.parse(row.options));
  const publication = ordered.publication ?? readPublication(row.publication);
  const zone = hasOffsets ? (ordered.time_zone ?? publication.time_zone) : undefined;
  const options = { ...ordered, publication, ...(zone !== undefined && { time_zone: zone }) };
  const places = options.coordinate_digits === undefined ? [] : await placesOf(database, row.project_id);
  const written = (text: string) => roundedText(text, places, options);
  const project = {
    id: row.project_id,
    name: written(row.project_name),
    description: written(row.project_description),
  };
  const selection = await selectionOfOrder(database, {
    projectId: row.project_id,
    collectionId: row.collection_id,
    deploymentId: row.deployment_id,
    eventId: row.event_id,
    filters: storedFilters(row.filters),
  });
  const what = namesInFile(await orderParts({ database, project, selection, options }));
  return {
    name,
    format,
    isArchive: extension === 'zip',
    fileName: exportFileName({ id: row.id, stem: format.stem, project, what, extension }),
    scope: {
      database,
      exportId: row.id,
      orderedAt: row.created_at,
      project,
      selection,
      options,
    },
  };
}
