import { useMediaQuery } from '#dashboard/ui/browser/use-media-query.ts';
import { useMemo } from 'react';
import type { OrderingTerm } from '#contract/lists/list-query.ts';
import type { ListColumn } from '#dashboard/list/model/list-column.ts';
import type { ListDefinition } from '#dashboard/list/model/list-definition.ts';
import type { ListLayout } from '#dashboard/list/model/record-list-model.ts';

/** Only two or three columns fit: the name and those that the list is sorted by. */
const NARROW = '(max-width: 767px)';
/** The same in every row while a project is chosen. */
const PROJECT = 'project';

interface WrittenLayout {
  project: number | null;
  /** the fields of the columns that the user chose, from left to right; null if not chosen */
  columns: readonly string[] | null;
  widths: ListLayout<never>['widths'];
  density: ListLayout<never>['density'];
  ordering: readonly OrderingTerm[];
}

/**
 * The layout of a list's table, from the address. While a project is chosen, the project column is hidden and the column
 * before it gets its width, unless the user has chosen the columns.
 */
export function useListLayout<Rec>(
  { columns }: ListDefinition<Rec>,
  { project, columns: written, widths, density, ordering }: WrittenLayout,
  change: (patch: Partial<WrittenLayout>, options: { replace: boolean }) => Promise<void>,
): ListLayout<Rec> {
  const isNarrow = useMediaQuery(NARROW);
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
  // Apart from `change`, which is another function after each change of the address: cells and totals depend on the columns.
  const layout = useMemo(
    () => ({
      columns: fields.flatMap((field) => columns.find((column) => column.field === field) ?? []),
      byDefault,
      widths,
      ownWidths: ownWidths(columns, isWider),
      density,
    }),
    [columns, fields, byDefault, widths, isWider, density],
  );
  return {
    ...layout,
    changeLayout: ({ columns: chosen, ...others }) => {
      const named = chosen?.join() === byDefault.join() ? null : chosen;
      return change({ ...others, ...(named !== undefined && { columns: named }) }, { replace: true });
    },
  };
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
 * On a narrow screen, moves the columns that the list is sorted by next to the name.
 *
 * @param offered the columns that may be added for that
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
