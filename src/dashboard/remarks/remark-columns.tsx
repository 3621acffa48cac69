import type { ListColumn } from '#dashboard/list/model/list-column.ts';
import { defineList, type ListDefinition } from '#dashboard/list/model/list-definition.ts';
import { nightIso } from '#dashboard/ui/text/night-iso.ts';
import { remarksMessages } from './messages/remarks-messages.ts';
import type { Remark, Remarked, RemarkedKind } from './remark.ts';
import classes from './remark-columns.module.css';
import { remarksOf, remarksRevision } from './remarks-store.ts';
import { StarButton } from './star-button.tsx';
import { useRemark } from './use-remark.ts';

/** In files: the columns are not made from fields of the service. The same in every language. */
const SOURCE = 'this browser';

/**
 * Changes when a list with these columns has to be arranged or laid out again. A star that is set in a list by other columns
 * changes one cell, which renders itself.
 *
 * @param query of the address
 */
export function columnsState(kind: RemarkedKind, query: string): string {
  const { stars, notes } = found(remarksOf(kind));
  const isArranged = /[?&](?:star|search)=|[?&]ordering=[^&]*\b(?:star|note)\b/.test(query);
  return `${stars} ${notes} ${isArranged ? remarksRevision() : ''}`;
}

/**
 * A list with a column of stars and one of notes. They are shown by default where the reader has any; the search finds words
 * of notes. The other columns stay the same objects, so that what is known of them is not worked out again.
 */
export function withRemarks<Rec extends { id: number }>(
  definition: ListDefinition<Rec>,
  kind: RemarkedKind,
): ListDefinition<Rec> {
  const { columns } = definition;
  // The column before the project's gets its width while it is not shown.
  const place = columns[1]?.field === 'project' ? 2 : 1;
  const { stars, notes } = found(remarksOf(kind));
  const [star, note] = remarkColumns(kind, definition);
  const { textOf } = definition.search;
  const described = {
    ...definition,
    columns: [...columns.toSpliced(place, 0, { ...star, hidden: !stars }), { ...note, hidden: !notes }],
    search: { ...definition.search, ...(notes && { textOf: withNotes(kind, textOf) }) },
  };
  // The type parameter of `defineList` is the collection's name; TypeScript cannot infer that from its record.
  const made = defineList(described as never) as unknown as ListDefinition<Rec>;
  return { ...made, parameters: { ...made.parameters, search: definition.parameters.search } };
}

function remarkColumns<Rec extends { id: number }>(
  kind: RemarkedKind,
  definition: ListDefinition<Rec>,
): [star: ListColumn<Rec>, note: ListColumn<Rec>] {
  const words = remarksMessages.now;
  const remarkOf = ({ id }: Rec) => remarksOf(kind).get(id);
  // A list without filters has none for the stars.
  const hasFilters = Object.keys(definition.filterParameters).length > 0;
  return [
    {
      field: 'star',
      header: words.star,
      definition: words.starMeans,
      kind: 'yes-no',
      width: 60,
      value: (record) => remarkOf(record)?.star ?? false,
      cell: (record) => <StarCell of={remarkedOf(kind, record, definition)} label={definition.nameOf(record)} />,
      served: null,
      ...(!hasFilters && { parameter: null }),
      file: { source: SOURCE },
    },
    {
      field: 'note',
      header: words.note,
      definition: words.noteMeans,
      kind: 'text',
      width: 220,
      value: (record) => remarkOf(record)?.note || null,
      cell: ({ id }) => <NoteCell kind={kind} id={id} />,
      served: null,
      file: { source: SOURCE },
    },
  ];
}

function withNotes<Rec extends { id: number }>(kind: RemarkedKind, textOf: (record: Rec) => string) {
  return (record: Rec) => {
    const note = remarksOf(kind).get(record.id)?.note;
    return note ? `${textOf(record)} ${note}` : textOf(record);
  };
}

/** A row as what a remark is of: a deployment, or a session, whose deployment is in a column. */
function remarkedOf<Rec extends { id: number }>(
  kind: RemarkedKind,
  record: Rec,
  { columns, nameOf }: ListDefinition<Rec>,
): Remarked {
  const night = 'start' in record && typeof record.start === 'string' ? nightIso(record.start) : null;
  const deployment = columns.find(({ field }) => field === 'deployment')?.value(record);
  return { kind, id: record.id, name: String(deployment ?? nameOf(record)), night, taken: null, session: null };
}

function StarCell({ of, label }: { of: Remarked; label: string }) {
  return (
    <span className={classes.star}>
      <StarButton of={of} label={remarksMessages.now.starOf(label)} />
    </span>
  );
}

function NoteCell({ kind, id }: { kind: RemarkedKind; id: number }) {
  const { remark } = useRemark(kind, id);
  return remark === null || remark.note === '' ? null : <span title={remark.note}>{remark.note}</span>;
}

const lastFound = new WeakMap<object, { stars: boolean; notes: boolean }>();

/** Whether there is any star, and any note. */
function found(remarks: ReadonlyMap<number, Remark>): { stars: boolean; notes: boolean } {
  const known = lastFound.get(remarks);
  if (known !== undefined) return known;
  const all = [...remarks.values()];
  const now = { stars: all.some(({ star }) => star), notes: all.some(({ note }) => note !== '') };
  lastFound.set(remarks, now);
  return now;
}
