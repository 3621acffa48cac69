import type { Parameter } from '#dashboard/address/url-state.ts';

/** pixels */
export const NARROWEST = 48;
export const WIDEST = 640;

/** Column widths that the user changed, in pixels: `widths=name:220,captures_count:80`. */
export function widthsParameter(
  columns: readonly { field: string; width: number }[],
): Parameter<Readonly<Record<string, number>>> {
  return {
    read: (text) => {
      const widths: Record<string, number> = {};
      for (const part of (text ?? '').split(',')) {
        const match = /^(\w+):(\d{1,4})$/.exec(part);
        const column = columns.find(({ field }) => field === match?.[1]);
        if (column !== undefined) widths[column.field] = within(Number(match?.[2]));
      }
      return widths;
    },
    write: (widths) => {
      const changed = columns.filter(({ field, width }) => (widths[field] ?? width) !== width);
      if (changed.length === 0) return null;
      return changed.map(({ field, width }) => `${field}:${within(widths[field] ?? width)}`).join(',');
    },
  };
}

function within(width: number): number {
  return Math.round(Math.min(WIDEST, Math.max(NARROWEST, width)));
}
