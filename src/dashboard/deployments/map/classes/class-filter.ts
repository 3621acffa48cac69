import type { MetricScale, Step } from '#dashboard/map/metric-scale.ts';
import { filterParameter } from '#dashboard/list/model/filter-parameter.ts';
import type { ColumnFilter, ColumnFilters } from '#dashboard/list/model/column-filter.ts';
import type { MapMetric } from '#dashboard/deployments/map/map-metric.ts';
import { classesOf } from './class-key.ts';

/** The field of the list's column that holds the map's classes (`classColumn`), also its parameter in the address. */
export const CLASS_FIELD = 'map_class' as const;

export const classParameters = { [CLASS_FIELD]: filterParameter({ kind: 'choice' }) };

/** Which filter shows only the chosen classes, by its field. */
export interface ClassFilter {
  field: string;
  filter: ColumnFilter;
}

type Classified = Pick<MapMetric, 'field' | 'statuses'> & { scale: MetricScale };

/** The fields of the filters that choose classes of this metric: at most one of them is set. */
export function fieldsOf({ field }: Pick<MapMetric, 'field'>): readonly string[] {
  return field === undefined ? [CLASS_FIELD] : [field, CLASS_FIELD];
}

/**
 * The filter that shows only the chosen classes: of the list's own column where the metric has one and they are one range
 * of it, otherwise of the map's classes. Null where no class is chosen, or each.
 */
export function filterOfClasses(metric: Classified, chosen: ReadonlySet<Step>): ClassFilter | null {
  const classes = classesOf(metric.scale);
  const wanted = classes.filter(({ step }) => chosen.has(step));
  if (wanted.length === 0 || wanted.length === classes.length) return null;
  const own = metric.field === undefined ? null : ownFilter(metric, chosen);
  if (own !== null && metric.field !== undefined) return { field: metric.field, filter: own };
  return {
    field: CLASS_FIELD,
    filter: {
      kind: 'choice',
      values: wanted.flatMap(({ key }) => key ?? []),
      unknown: wanted.some(({ key }) => key === null),
    },
  };
}

/** The classes that the list's filters leave, where they were chosen by class; empty: no class is chosen. */
export function chosenClasses(metric: Classified, filters: ColumnFilters): ReadonlySet<Step> {
  const classes = classesOf(metric.scale);
  const ofMap = filters.get(CLASS_FIELD);
  if (ofMap?.kind === 'choice') {
    return new Set(
      classes.filter(({ key }) => (key === null ? ofMap.unknown : ofMap.values.includes(key))).map(({ step }) => step),
    );
  }
  const own = filters.get(metric.field ?? '');
  return new Set(own === undefined ? [] : classes.map(({ step }) => step).filter((step) => covers(metric, own, step)));
}

function ownFilter(metric: Classified, chosen: ReadonlySet<Step>): ColumnFilter | null {
  const { statuses, scale } = metric;
  if (statuses !== undefined) {
    return { kind: 'choice', values: [...chosen].flatMap((step) => statuses.get(step) ?? []), unknown: false };
  }
  const bounds = rangesOf(scale);
  const indexes = bounds.flatMap(({ step }, index) => (chosen.has(step) ? [index] : []));
  const [first, last] = [indexes[0], indexes.at(-1)];
  const unknown = chosen.has('unknown');
  if (first === undefined || last === undefined) return { kind: 'number', from: null, to: null, unknown };
  // A range of a column cannot leave out a class in between.
  if (last - first + 1 !== indexes.length) return null;
  return { kind: 'number', from: bounds[first]?.from ?? null, to: bounds[last]?.to ?? null, unknown };
}

function covers({ statuses, scale }: Classified, filter: ColumnFilter, step: Step): boolean {
  if (filter.kind === 'choice') return filter.values.includes(statuses?.get(step) ?? '');
  if (filter.kind !== 'number') return false;
  if (step === 'unknown') return filter.unknown;
  const range = rangesOf(scale).find((one) => one.step === step);
  if (range === undefined || (filter.from === null && filter.to === null)) return false;
  return (filter.from ?? -Infinity) <= range.from && (filter.to ?? Infinity) >= range.to;
}

function rangesOf({ steps, hasZero }: MetricScale): { step: Step; from: number; to: number }[] {
  return [...(hasZero ? [{ step: 'zero' as const, from: 0, to: 0 }] : []), ...steps];
}
