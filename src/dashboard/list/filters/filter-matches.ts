import { areaContains } from './area-contains.ts';
import type { ColumnFilter } from '#dashboard/list/model/column-filter.ts';
import type { ListColumn } from '#dashboard/list/model/list-column.ts';

/** A test of whether a record matches a column's filter. */
export function filterMatches<Rec>(column: ListColumn<Rec>, filter: ColumnFilter): (record: Rec) => boolean {
  const { unknown } = filter;
  switch (filter.kind) {
    case 'choice': {
      const wanted = new Set(filter.values);
      return (record) => {
        const choices = choicesOf(column, record);
        return choices.length === 0 ? unknown : choices.some((choice) => wanted.has(choice));
      };
    }
    case 'yes-no': {
      const wanted = new Set<unknown>(filter.values);
      return (record) => {
        const value = column.value(record);
        return value === null ? unknown : wanted.has(value);
      };
    }
    case 'area': {
      const contains = areaContains(filter.corners);
      return (record) => {
        const place = column.place?.(record) ?? null;
        return place === null ? unknown : contains(place);
      };
    }
    case 'number': {
      const [from, to] = [filter.from ?? -Infinity, filter.to ?? Infinity];
      const onlyUnknown = filter.from === null && filter.to === null;
      return (record) => {
        const value = column.value(record);
        return value === null ? unknown : !onlyUnknown && Number(value) >= from && Number(value) <= to;
      };
    }
    case 'date': {
      // ISO days sort as texts.
      const [from, to] = [filter.from ?? '', filter.to ?? '9999-12-31'];
      const onlyUnknown = filter.from === null && filter.to === null;
      return (record) => {
        const value = column.value(record);
        if (value === null) return unknown;
        const day = String(value).slice(0, 10);
        return !onlyUnknown && (column.lastDay?.(record) ?? day) >= from && day <= to;
      };
    }
  }
}

/** The values of a record in a choice column; none where they are not reported. */
export function choicesOf<Rec>({ choice, value }: ListColumn<Rec>, record: Rec): readonly string[] {
  const chosen = choice === undefined ? value(record) : choice(record);
  if (typeof chosen === 'object' && chosen !== null) return chosen;
  return chosen === null || chosen === '' ? [] : [String(chosen)];
}
