import { textOfSpreadsheet } from '#contract/spreadsheet-text.ts';
import { parseDate, parseTimestamp } from '#contract/time.ts';
import { isInstant, LONGEST_NOTE, REMARKED_KINDS, type Remark, type RemarkedKind } from '#dashboard/remarks/remark.ts';
import type { Work } from '#dashboard/work/slices.ts';
import { csvRecords, type CsvRecord } from './csv-records.ts';
import { REMARK_FILE_COLUMNS, type FiledRemark, type RemarkFileColumn } from './remark-file-columns.ts';

/** What is wrong with a line: the field, and its text; `columns`: it has more or fewer fields than the header. */
export interface LineFault {
  line: number;
  field: RemarkFileColumn | 'columns';
  text: string;
}

/** The remarks of a file, and the lines that are none. */
export interface ReadRemarks {
  remarks: readonly FiledRemark[];
  faults: readonly LineFault[];
  /** columns that the file should have: with one missing, it is no file of remarks */
  missing: readonly RemarkFileColumn[];
}

/** Without the others a remark is known too; spreadsheets may have written their dates in another way. */
const NEEDED: readonly RemarkFileColumn[] = ['kind', 'id', 'star', 'note', 'service'];
const YES = /^(?:yes|true|1)$/i;
const NO = /^(?:no|false|0|)$/i;
const LINES_PER_STEP = 200;

type Fields = Readonly<Partial<Record<RemarkFileColumn, string>>>;

/** Reads a file that `REMARK_FILE_COLUMNS` describe. Columns may be in any order, and others may be among them. */
export function* readRemarks(text: string): Work<ReadRemarks> {
  const [header, ...lines] = yield* csvRecords(text);
  const names = (header?.fields ?? []).map((name) => name.trim());
  const missing = NEEDED.filter((name) => !names.includes(name));
  const remarks: FiledRemark[] = [];
  const faults: LineFault[] = [];
  if (missing.length > 0) return { remarks, faults, missing };
  for (const [index, record] of lines.entries()) {
    if (index % LINES_PER_STEP === 0) yield;
    const read = readLine(record, names);
    if ('remark' in read) remarks.push(read);
    else faults.push(read);
  }
  return { remarks, faults, missing };
}

function readLine({ line, fields: texts }: CsvRecord, names: readonly string[]): FiledRemark | LineFault {
  if (texts.length !== names.length) return { line, field: 'columns', text: String(texts.length) };
  const fields = Object.fromEntries(
    REMARK_FILE_COLUMNS.flatMap(({ name }) => {
      const at = names.indexOf(name);
      return at === -1 ? [] : [[name, texts[at] ?? '']];
    }),
  ) as Fields;
  const field = faultyField(fields);
  if (field !== null) return { line, field, text: fields[field] ?? '' };
  return {
    kind: fields.kind as RemarkedKind,
    id: Number(fields.id),
    remark: remarkOf(fields),
    service: fields.service ?? '',
  };
}

/** The first field whose text cannot be right. */
function faultyField({
  kind = '',
  id = '',
  session_id: session = '',
  star = '',
  note = '',
  star_changed_at: starAt = '',
  note_changed_at: noteAt = '',
  service = '',
}: Fields): RemarkFileColumn | null {
  if (!REMARKED_KINDS.some((one) => one === kind)) return 'kind';
  if (!/^\d{1,15}$/.test(id)) return 'id';
  if (!/^\d{0,15}$/.test(session)) return 'session_id';
  if (!YES.test(star) && !NO.test(star)) return 'star';
  if (note.length > LONGEST_NOTE) return 'note';
  if (starAt !== '' && !isInstant(starAt)) return 'star_changed_at';
  if (noteAt !== '' && !isInstant(noteAt)) return 'note_changed_at';
  return service === '' ? 'service' : null;
}

function remarkOf(fields: Fields): Remark {
  const { night = '', taken = '', session_id: session = '' } = fields;
  return {
    star: YES.test(fields.star ?? ''),
    starAt: fields.star_changed_at || null,
    note: textOfSpreadsheet(fields.note ?? '').trim(),
    noteAt: fields.note_changed_at || null,
    name: textOfSpreadsheet(fields.deployment ?? ''),
    night: parseDate(night) === null ? null : night,
    taken: parseTimestamp(taken) === null ? null : taken,
    session: session === '' ? null : Number(session),
  };
}
