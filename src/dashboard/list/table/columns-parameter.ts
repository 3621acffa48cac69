import type { Parameter } from '#dashboard/address/url-state.ts';

/**
 * Which columns are shown, and in what order, where the reader has chosen them: `columns=name,captures_count`. The first of
 * the list's columns always comes first.
 */
export function columnsParameter(columns: readonly { field: string }[]): Parameter<readonly string[] | null> {
  const [first] = columns;
  return {
    read: (text) => {
      const named = new Set(
        (text ?? '').split(',').filter((field) => columns.some((column) => column.field === field)),
      );
      if (first === undefined || named.size === 0) return null;
      named.delete(first.field);
      return [first.field, ...named];
    },
    write: (fields) => (fields === null ? null : fields.join(',')),
  };
}
