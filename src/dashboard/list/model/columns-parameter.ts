import type { Parameter } from '#dashboard/address/url-state.ts';

/**
 * The columns that the user has chosen, from left to right: `columns=name,captures_count`. The list's first column always
 * comes first.
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
