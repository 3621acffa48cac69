import { paths } from '#dashboard/paths.ts';
import { HowComputed } from '#dashboard/ui/values/how-computed.tsx';
import { useMemo } from 'react';
import type { Deployment } from '#contract/records/deployment.ts';
import { useChangeParameters, useUrlState } from '#dashboard/address/url-state.ts';
import { deploymentsMessages } from '#dashboard/deployments/messages/deployments-messages.ts';
import type { DeploymentStatuses } from '#dashboard/findings/deployment-status.ts';
import type { RecordListModel } from '#dashboard/list/model/record-list-model.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { CLASS_FIELD } from '#dashboard/deployments/map/classes/class-filter.ts';
import { useClassChoice } from '#dashboard/deployments/map/classes/use-class-choice.ts';
import { DeploymentMap, type DeploymentMapProps } from './deployment-map.tsx';
import { FreshnessChoice } from './freshness-choice.tsx';
import { Text } from '#dashboard/ui/looks/text.tsx';
import parts from '#dashboard/deployments/map/legend/map-legend-parts.module.css';
import { legendMessages } from '#dashboard/deployments/map/legend/messages/legend-messages.ts';
import { RatesNote } from '#dashboard/deployments/map/legend/rates-note.tsx';
import { deploymentMapMessages } from './messages/deployment-map-messages.ts';
import { MetricChoice } from './metric-choice.tsx';
import { METRICS, metricParameters, type MetricName } from './metric-parameters.ts';
import { useMapMetric } from './use-map-metric.ts';
import { useHoverLink } from './use-hover-link.ts';
import type { Messages } from '#dashboard/deployments/messages/en.ts';
import { countMetrics } from './count-metrics.ts';
import type { Messages as LegendMessages } from '#dashboard/deployments/map/legend/messages/en.ts';

export interface MetricMapProps extends Omit<
  DeploymentMapProps,
  'deployments' | 'metric' | 'legendHead' | 'legendSettings' | 'legendClasses'
> {
  list: RecordListModel<Deployment>;
  statuses: DeploymentStatuses | null;
}

/** The deployments on the map by the metric chosen on its legend, whose classes filter them; all in the address. */
export function MetricMap({ list, statuses, ...map }: MetricMapProps) {
  const [{ metric: chosen, classes_of: of }, change] = useUrlState(metricParameters);
  const changeTexts = useChangeParameters();
  const words = useMessages(deploymentMapMessages);
  const hover = useHoverLink();
  const ofLegend = useMessages(legendMessages);
  const names = metricNames(useMessages(deploymentsMessages), ofLegend);
  const { all, found, whole } = list.rows;
  const { metric, state } = useMapMetric({ all, whole, statuses });
  const { scale, classes } = useClassChoice({ list, metric, of });
  const scaled = useMemo(() => ({ ...metric, scale }), [metric, scale]);
  const bases = { all: ofLegend.allDeployments(all.length), shown: ofLegend.shownDeployments };
  const hasClassesOfValues = chosen !== 'last-date' && chosen !== 'status';
  // Classes of one metric mean nothing for another.
  const choose = (name: string) =>
    void changeTexts(
      { metric: metricParameters.metric.write(metricParameters.metric.read(name)), [CLASS_FIELD]: null },
      { replace: true },
    );
  return (
    <DeploymentMap
      {...map}
      {...hover}
      deployments={found}
      metric={scaled}
      legendHead={
        <>
          <MetricChoice
            label={words.showBy}
            value={chosen}
            title={metric.definition}
            groups={Object.entries(METRICS).map(([group, ofGroup]) => ({
              name: ofLegend.groups[group as keyof typeof METRICS],
              choices: ofGroup.map((value) => ({ value, name: names[value] })),
            }))}
            onChange={choose}
          />
          <RatesNote state={state} />
        </>
      }
      legendSettings={
        <>
          {metric.about !== undefined && (
            <Text tone="soft" className={parts.about}>
              {metric.about}
              <span className={parts.onPaper}>{ofLegend.ofClasses(bases[of])}</span>{' '}
              {hasClassesOfValues && <HowComputed of={metric.name} to={paths.statistics('classes-of-the-map')} />}
            </Text>
          )}
          {chosen === 'last-date' && <FreshnessChoice />}
          {hasClassesOfValues && (
            <MetricChoice
              inRow
              label={ofLegend.classesOf}
              value={of}
              choices={Object.entries(bases).map(([value, name]) => ({ value, name }))}
              onChange={(word) =>
                void change({ classes_of: metricParameters.classes_of.read(word) }, { replace: true })
              }
            />
          )}
        </>
      }
      {...(metric.isPending !== true && { legendClasses: classes })}
    />
  );
}

/** What each metric is called. */
function metricNames(ofList: Messages, words: LegendMessages): Record<MetricName, string> {
  const { captures, sessions, occurrences, taxa } = countMetrics(ofList);
  return {
    captures: captures.name,
    sessions: sessions.name,
    occurrences: occurrences.name,
    taxa: taxa.name,
    'captures-hour': words.capturesPerHour,
    'occurrences-night': words.occurrencesPerNight,
    nights: words.nights,
    'nights-share': words.shareOfNights,
    'last-date': ofList.lastDate,
    status: ofList.status,
  };
}
