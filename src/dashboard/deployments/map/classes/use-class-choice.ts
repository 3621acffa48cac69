import { useCallback, useMemo } from 'react';
import type { Deployment } from '#contract/records/deployment.ts';
import { useChangeParameters, useUrlState } from '#dashboard/address/url-state.ts';
import { matchingRecords } from '#dashboard/list/filters/matching-records.ts';
import { filterParameter } from '#dashboard/list/model/filter-parameter.ts';
import type { RecordListModel } from '#dashboard/list/model/record-list-model.ts';
import type { LegendClasses } from '#dashboard/map/controls/map-legend.tsx';
import { type MetricScale, metricScale, type Step } from '#dashboard/map/metric-scale.ts';
import { useWork } from '#dashboard/work/use-work.ts';
import type { MapMetric } from '#dashboard/deployments/map/map-metric.ts';
import { CLASS_FIELD, chosenClasses, classParameters, fieldsOf, filterOfClasses } from './class-filter.ts';

interface ClassesWanted {
  list: RecordListModel<Deployment>;
  metric: MapMetric;
  /** the classes are those of all deployments of the project, or of those that the other filters leave */
  of: 'all' | 'shown';
}

/**
 * The scale of the map's metric, and its classes in the legend: how many deployments each has among those that match the
 * other filters, and which are chosen. The choice is a filter of the list.
 */
export function useClassChoice({ list, metric, of }: ClassesWanted): { scale: MetricScale; classes: LegendClasses } {
  const [{ map_class: ofMap }] = useUrlState(classParameters);
  const change = useChangeParameters();
  const { definition } = list;
  const { all, found } = list.rows;
  const { byField: filters, search } = list.filters;
  const fields = useMemo(() => fieldsOf(metric), [metric]);
  const isFiltered = ofMap !== null || fields.some((field) => filters.has(field));
  const begin = useCallback(() => {
    const others = new Map([...filters].filter(([field]) => !fields.includes(field)));
    return matchingRecords(definition, all, others, search);
  }, [definition, all, filters, search, fields]);
  const others = useWork(isFiltered ? begin : null, all.length).last;
  const counted = isFiltered ? (others ?? found) : found;
  const basis = of === 'all' ? all : counted;
  const scale = useMemo(() => {
    const { unknownText } = metric;
    const computed = () => metricScale(basis.map(metric.valueOf), metric.textOf);
    return metric.scale ?? { ...computed(), ...(unknownText !== undefined && { unknownText }) };
  }, [metric, basis]);
  const counts = useMemo(() => {
    const byStep = new Map<Step, number>();
    for (const deployment of counted) {
      const step = scale.stepOf(metric.valueOf(deployment));
      byStep.set(step, (byStep.get(step) ?? 0) + 1);
    }
    return byStep;
  }, [counted, scale, metric]);
  // From the address: the list knows this filter only once its column is made.
  const chosen = useMemo(() => {
    const set = ofMap === null ? filters : new Map([...filters, [CLASS_FIELD, ofMap]]);
    return chosenClasses({ ...metric, scale }, set);
  }, [metric, scale, filters, ofMap]);
  const toggle = (step: Step) => {
    const next = new Set(chosen);
    if (!next.delete(step)) next.add(step);
    const wanted = filterOfClasses({ ...metric, scale }, next);
    const texts = fields.map((field): [string, string | null] => [
      field,
      wanted?.field === field ? filterParameter({ kind: wanted.filter.kind }).write(wanted.filter) : null,
    ]);
    void change(Object.fromEntries(texts));
  };
  return { scale, classes: { countOf: (step) => counts.get(step) ?? 0, chosen, onToggle: toggle } };
}
