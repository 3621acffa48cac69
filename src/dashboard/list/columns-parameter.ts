import type { Parameter } from './url-state.ts';

/**
 * Which columns are shown, and in what order: `columns=name,captures_count`. The first of the list's columns always
 * comes first.
 */
export function columnsParameter(
  columns: readonly { field: string; hidden?: boolean }[],
): Parameter<readonly string[]> {
  const [first] = columns;
  const byDefault = columns.filter(({ hidden }) => hidden !== true).map(({ field }) => field);
  return {
    read: (text) => {
      const named = new Set(
        (text ?? '').split(',').filter((field) => columns.some((column) => column.field === field)),
      );
      if (first === undefined || named.size === 0) return byDefault;
      named.delete(first.field);
      return [first.field, ...named];
    },
    write: (fields) => {
      const text = fields.join(',');
      return text === byDefault.join(',') ? null : text;
    },
  };
}
