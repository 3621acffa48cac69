import { Suspense, useMemo } from 'react';
import type { RecordOf } from '#contract/lists/collections.ts';
import { useDeploymentNames } from '#dashboard/api/use-deployment-names.ts';
import { useMapTiles } from '#dashboard/map/use-map-tiles.ts';
import type { MetricScale } from '#dashboard/map/metric-scale.ts';
import type { ValueWords } from '#dashboard/map/values-text.ts';
import { useLocated } from '#dashboard/map/use-located.ts';
import { lazyPart } from '#dashboard/ui/lazy-part.tsx';
import { RoundedNote } from '#dashboard/ui/notes/rounded-note.tsx';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { taxaMessages } from './messages/taxa-messages.ts';
import { Text } from '#dashboard/ui/looks/text.tsx';
import classes from './selected-taxon.module.css';

const PointMap = lazyPart(async () => (await import('#dashboard/map/point-map.tsx')).default);

interface TaxonMapProps {
  /** accessible name of the region */
  label: string;
  /** a sentence in its description */
  summary: string;
  /** what the values are, for the legend */
  metric: string;
  /** how they are drawn, and written; by default as `PointMap` does it */
  scale?: MetricScale;
  valueWords?: ValueWords;
  /** by deployment; null: not known */
  values: readonly { id: number; name: string | null; value: number | null }[];
  /** null while they load */
  deployments: readonly RecordOf<'deployments'>[] | null;
  /** of the map, which fills it; by default as in the panel */
  className?: string | undefined;
  selectedId: number | null;
  onSelect: (id: number | null) => void;
}

/** A map of where a taxon was found and how often; notes how many deployments have no location. */
export function TaxonMap(props: TaxonMapProps) {
  const { values, deployments, className = classes.map, selectedId, onSelect } = props;
  const words = useMessages(taxaMessages);
  const located = useLocated();
  const names = useDeploymentNames(values);
  const tiles = useMapTiles();
  const points = useMemo(() => {
    const byId = new Map((deployments ?? []).map((deployment) => [deployment.id, deployment]));
    return values.flatMap((one) => {
      const { id, value } = one;
      const deployment = byId.get(id);
      const place = deployment === undefined ? null : located(deployment);
      return place === null ? [] : [{ id, ...place, label: names.textOf(one), value }];
    });
  }, [values, deployments, located, names]);
  const without = values.length - points.length;
  if (deployments === null) return <div className={className} aria-busy="true" />;
  return (
    <>
      {points.length > 0 && (
        <div className={className}>
          <Suspense fallback={null}>
            <PointMap
              label={props.label}
              points={points}
              metric={props.metric}
              scale={props.scale}
              {...(props.valueWords !== undefined && { valueWords: props.valueWords })}
              selectedId={selectedId}
              onSelect={onSelect}
              summary={props.summary}
              view={null}
              {...tiles}
              // The panel scrolls.
              cooperative
            />
          </Suspense>
        </div>
      )}
      {points.length > 0 && <RoundedNote figures />}
      {without > 0 && (
        <Text figures>
          {points.length > 0 ? words.notOnMap(without, values.length) : words.unlocated(without, values.length)}
        </Text>
      )}
    </>
  );
}
