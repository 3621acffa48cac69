import { useMediaQuery } from '@mantine/hooks';
import { Suspense, type ReactNode, useMemo } from 'react';
import type { Deployment } from '#contract/deployment.ts';
import { useDeploymentNames } from '#dashboard/api/use-deployment-names.ts';
import { useMapTiles } from '#dashboard/map/use-map-tiles.ts';
import type { MapView } from '#dashboard/map/point-map.tsx';
import classes from '#dashboard/deployments/deployments-page.module.css';
import { useLocated } from '#dashboard/map/use-located.ts';
import { lazyPart } from '#dashboard/ui/lazy-part.tsx';
import { type MapMetric, countMetrics } from './map-metric.ts';

const PointMap = lazyPart(async () => (await import('#dashboard/map/point-map.tsx')).default);
const NOUN = { one: 'deployment', many: 'deployments' };

export interface DeploymentMapProps {
  label: string;
  /** false leaves the map's place empty; true by default */
  isDrawn?: boolean;
  deployments: readonly Deployment[];
  selectedId: number | null;
  onSelect: (id: number | null) => void;
  view: MapView | null;
  onViewChange?: (view: MapView) => void;
  /** the metric; captures by default */
  metric?: MapMetric;
  /** the choice of the metric */
  legendHead?: ReactNode;
  /** further settings of the metric */
  legendSettings?: ReactNode;
  clustered: boolean;
  onClusteredChange?: (clustered: boolean) => void;
  /** text after the number of points */
  summary?: string;
}

/** Deployments as points on the map, by one metric. Those without a location are left to `WithoutLocation`. */
export function DeploymentMap(props: DeploymentMapProps) {
  const { isDrawn = true, deployments, metric = countMetrics.captures, ...map } = props;
  const located = useLocated();
  const names = useDeploymentNames();
  const tiles = useMapTiles();
  // On a page that scrolls, one finger scrolls the page.
  const scrolls = useMediaQuery('(max-width: 1023px)', false, { getInitialValueInEffect: false });
  const points = useMemo(
    () =>
      deployments.flatMap((deployment) => {
        const location = located(deployment);
        return location === null
          ? []
          : [{ id: deployment.id, ...location, label: names.textOf(deployment), value: metric.valueOf(deployment) }];
      }),
    [deployments, metric, located, names],
  );
  const place = <section className={classes.mapPlace} aria-label={map.label} aria-busy="true" />;
  if (!isDrawn) return place;
  return (
    <Suspense fallback={place}>
      <PointMap
        {...map}
        points={points}
        metric={metric.name}
        scale={metric.scale}
        inWords={metric.inWords}
        pointNoun={NOUN}
        {...tiles}
        cooperative={scrolls}
      />
    </Suspense>
  );
}
