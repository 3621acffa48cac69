import { z } from 'zod';
import { camtrapColumns } from '#service/exports/formats/camtrap/camtrap-columns.ts';
import { camtrapMissingValues } from '#service/exports/formats/camtrap/camtrap-missing-values.ts';
import { LoadError } from '#service/load/load-error.ts';
import { CsvReader, type CsvDialect } from './csv-reader.ts';
import { missingColumn, tableColumns, type TableColumns } from './table-columns.ts';
import type { CamtrapTable } from './table-files.ts';

/** How a resource says that its file is written (Data Package v1, "CSV Dialect"; v2, "Table Dialect"). */
const declaredFormat = z.object({
  dialect: z
    .object({
      delimiter: z.string().min(1).optional().catch(undefined),
      quoteChar: z.string().length(1).nullish().catch(undefined),
      escapeChar: z.string().length(1).nullish().catch(undefined),
      commentChar: z.string().min(1).nullish().catch(undefined),
      nullSequence: z.string().nullish().catch(undefined),
      header: z.boolean().optional().catch(undefined),
    })
    .optional()
    .catch(undefined),
  schema: z
    .union([
      z.string(),
      z.object({
        fields: z
          .array(z.object({ name: z.string() }))
          .optional()
          .catch(undefined),
        missingValues: z.array(z.string()).optional().catch(undefined),
      }),
    ])
    .optional()
    .catch(undefined),
});

/** How the files of a table are written, and where its columns are. */
export interface TableFormat {
  dialect: CsvDialect;
  /** names of the columns, as the header or the descriptor has them */
  names: readonly string[];
  hasHeader: boolean;
  columns: TableColumns;
  /** texts that stand for no value */
  missing: ReadonlySet<string>;
}

const DELIMITERS: Readonly<Record<string, string>> = { ',': 'commas', ';': 'semicolons', '\t': 'tabs', '|': 'bars' };

/** What is known of a table before its records are read. */
export interface TableStart {
  table: CamtrapTable;
  file: string;
  /** the first piece of the first file's text, which has at least its header */
  text: string;
  isWhole: boolean;
  /** the resource of `datapackage.json`; undefined where it names none */
  resource: unknown;
  /** of Camtrap DP, as the descriptor declares it; null where it does not */
  version: string | null;
}

/**
 * Finds how a table is written: as the descriptor declares, or, where its columns are not found so, with another of the
 * usual delimiters between them, which it reports by `say`.
 *
 * @throws LoadError where a required column is missing
 */
export function tableFormat(start: TableStart, say: (line: string) => void): TableFormat {
  const { table, file, resource } = start;
  const { dialect = {}, schema } = declaredFormat.catch({}).parse(resource ?? {});
  const { delimiter = ',', quoteChar = '"', escapeChar = null, header: hasHeader = true } = dialect;
  // Excel's own line about the delimiter is no record.
  const comment = dialect.commentChar ?? (/^sep=.\r?\n/.test(start.text) ? 'sep=' : null);
  const declared: CsvDialect = { delimiter, quote: quoteChar, escape: escapeChar, comment };
  const missing = new Set([
    ...camtrapMissingValues,
    ...(dialect.nullSequence === undefined || dialect.nullSequence === null ? [] : [dialect.nullSequence]),
    ...(typeof schema === 'object' ? (schema.missingValues ?? []) : []),
  ]);
  if (!hasHeader) {
    const names = namesOf(table, schema);
    return { dialect: declared, names, hasHeader, columns: tableColumns(table, names), missing };
  }
  let declaredNames: readonly string[] | null = null;
  for (const one of new Set([delimiter, ...Object.keys(DELIMITERS)])) {
    const tried = { ...declared, delimiter: one };
    const names = headerOf(start, tried);
    if (names === null) throw new LoadError(`${file} is empty.`);
    declaredNames ??= names;
    const columns = tableColumns(table, names);
    if (missingColumn(table, columns) !== undefined) continue;
    if (one !== delimiter) say(otherDelimiter(file, one, dialect.delimiter));
    return { dialect: tried, names, hasHeader, columns, missing };
  }
  throw refusalOf(start, declaredNames ?? []);
}

function otherDelimiter(file: string, found: string, declared: string | undefined): string {
  const not = declared === undefined ? '' : `, not ${DELIMITERS[declared] ?? `"${declared}"`} as datapackage.json says`;
  return `  ${file} has ${DELIMITERS[found] ?? found} between its values${not}: it is read so.`;
}

/** The first record; null where there is none. */
function headerOf({ text, isWhole }: TableStart, dialect: CsvDialect): readonly string[] | null {
  const reader = new CsvReader(dialect);
  const records = reader.push(text);
  const [first] = records.length > 0 || !isWhole ? records : reader.end();
  return first === undefined ? null : first.values.map((name) => name.trim());
}

function refusalOf({ table, file, version }: TableStart, names: readonly string[]): LoadError {
  const missing = missingColumn(table, tableColumns(table, names)) ?? '';
  const older =
    version === null || version.startsWith('1.')
      ? ''
      : ` datapackage.json says that this is Camtrap DP ${version}: 0.1.6 and 1.0 are read. Export it again as 1.0.`;
  return new LoadError(`${file} has no column ${missing}.${older}`);
}

function namesOf(table: CamtrapTable, schema: z.infer<typeof declaredFormat>['schema']): readonly string[] {
  const inline = typeof schema === 'object' ? schema.fields?.map(({ name }) => name) : undefined;
  const names = inline ?? (typeof schema === 'string' && /camtrap-dp\/1\./.test(schema) ? camtrapColumns[table] : null);
  if (names !== null && missingColumn(table, tableColumns(table, names)) === undefined) return names;
  throw new LoadError(
    `The resource "${table}" in datapackage.json says that its file has no header, and not which columns it has ` +
      '(schema.fields). Name them there, or write a header into the file.',
  );
}
