import { useMediaQuery } from '@mantine/hooks';
import { useMemo } from 'react';
import type { OrderingTerm } from '#contract/list-query.ts';
import type { ListColumn } from '#dashboard/list/list-column.ts';
import type { ListDefinition } from '#dashboard/list/list-definition.ts';
import type { ListLayout } from '#dashboard/list/record-list-model.ts';

/** Two or three columns fit: the name's, and what the list is sorted by. */
const NARROW = '(max-width: 767px)';
/** Says the same in every row while a project is chosen. */
const PROJECT = 'project';

interface WrittenLayout {
  project: number | null;
  /** the fields of the columns that the reader chose, in order; null where nobody chose */
  columns: readonly string[] | null;
  widths: ListLayout<never>['widths'];
  density: ListLayout<never>['density'];
  ordering: readonly OrderingTerm[];
}

/**
 * The columns of a list as the address says: which, in what order, how wide and how high. While a project is chosen its
 * column leaves its room to the one before it, unless the reader has chosen the columns.
 */
export function useListLayout<Rec>(
  { columns }: ListDefinition<Rec>,
  { project, columns: written, widths, density, ordering }: WrittenLayout,
  change: (patch: Partial<WrittenLayout>, options: { replace: boolean }) => Promise<void>,
): ListLayout<Rec> {
  const isNarrow = useMediaQuery(NARROW, false, { getInitialValueInEffect: false });
  const isOfProject = project !== null;
  const byDefault = useMemo(
    () =>
      columns
        .filter(({ field, hidden }) => hidden !== true && !(isOfProject && field === PROJECT))
        .map(({ field }) => field),
    [columns, isOfProject],
  );
  const fields = useMemo(
    () =>
      isNarrow
        ? sortedFirst(written ?? byDefault, ordering, written ?? columns.map(({ field }) => field))
        : (written ?? byDefault),
    [written, isNarrow, byDefault, ordering, columns],
  );
  const isWider = isOfProject && written === null && !isNarrow;
  return useMemo(
    () => ({
      columns: fields.flatMap((field) => columns.find((column) => column.field === field) ?? []),
      byDefault,
      widths,
      ownWidths: ownWidths(columns, isWider),
      density,
      changeLayout: ({ columns: chosen, ...others }) => {
        const named = chosen?.join() === byDefault.join() ? null : chosen;
        return change({ ...others, ...(named !== undefined && { columns: named }) }, { replace: true });
      },
    }),
    [columns, fields, byDefault, widths, isWider, density, change],
  );
}

function ownWidths(
  columns: readonly Pick<ListColumn<never>, 'field' | 'width' | 'hidden'>[],
  isWider: boolean,
): Readonly<Record<string, number>> {
  const given = Object.fromEntries(columns.map(({ field, width }) => [field, width]));
  const index = columns.findIndex(({ field, hidden }) => field === PROJECT && hidden !== true);
  const [before, project] = [columns[index - 1], columns[index]];
  if (!isWider || before === undefined || project === undefined) return given;
  return { ...given, [before.field]: before.width + project.width };
}

/**
 * Where there is little room, what the list is sorted by stands beside the name, shown by default or not. To columns that
 * the reader chose none is added.
 *
 * @param offered those that may come there
 */
function sortedFirst(
  fields: readonly string[],
  ordering: readonly OrderingTerm[],
  offered: readonly string[],
): readonly string[] {
  const [name, ...others] = fields;
  if (name === undefined) return fields;
  const sorted = ordering.map(({ field }) => field).filter((field) => field !== name && offered.includes(field));
  return [name, ...new Set([...sorted, ...others])];
}
