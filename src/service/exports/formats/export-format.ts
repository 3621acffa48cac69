import type { ExportOptions } from '#contract/exports/export-request.ts';
import type { LeftOutReason } from '#contract/exports/left-out.ts';
import type { Database } from '#service/database/open-database.ts';
import type { ExportSelection } from '#service/exports/selection/export-selection.ts';

/** An export as its format sees it. */
export interface ExportScope {
  database: Database;
  /** a text for a file of no stored export */
  exportId: number | string;
  /** when it was ordered, by the service's clock */
  orderedAt: string;
  project: { id: number; name: string; description: string };
  selection: ExportSelection;
  options: ExportOptions;
  /** the files are given out: what they number is stored, so that later ones have the same numbers */
  isGivenOut?: boolean;
  /** rows that are read and written at a time */
  batchRows: number;
  /** Reads wait while the database is unavailable, until this is aborted. */
  signal?: AbortSignal | undefined;
}

/** A piece of a file. */
export interface ExportPart {
  text: string;
  /** records in it, which progress counts; null for text that is no batch of them, such as a header */
  records: number | null;
}

/** A file of an archive, or the one file of an export. */
export interface ExportFile {
  /** within the archive */
  name: string;
  parts: () => AsyncIterable<ExportPart>;
}

/** A deployment that was ordered and that a file does not have. */
export interface LeftOutDeployment {
  id: number;
  /** rounded as the order says */
  name: string;
  why: LeftOutReason;
  /** those of it that the order selects; where they have no session their night is not known, and they count */
  occurrences: number;
}

/** How the files of a format are made: from batches of rows, so that memory use stays flat. */
export interface ExportFormat {
  /** first part of the file's name */
  stem: string;
  /** number of records that the files will contain: the sum of `records` of all parts */
  count: (scope: ExportScope) => Promise<number>;
  /** the deployments of the order that the files leave out; formats without a table of deployments or events have none */
  leftOut?: (scope: ExportScope) => Promise<readonly LeftOutDeployment[]>;
  /** the files of an archive, in order, or the one file; each is read to its end before the next begins */
  files: (scope: ExportScope) => readonly ExportFile[];
}
