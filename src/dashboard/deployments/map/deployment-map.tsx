import { useMediaQuery } from '#dashboard/ui/browser/use-media-query.ts';
import { Suspense, type ReactNode, useMemo } from 'react';
import type { Deployment } from '#contract/records/deployment.ts';
import { useDeploymentNames } from '#dashboard/api/use-deployment-names.ts';
import { useMapTiles } from '#dashboard/map/use-map-tiles.ts';
import type { MapView } from '#dashboard/map/point-map.tsx';
import type { LegendClasses } from '#dashboard/map/controls/map-legend.tsx';
import classes from '#dashboard/deployments/deployments-page.module.css';
import { deploymentsMessages } from '#dashboard/deployments/messages/deployments-messages.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { useLocated } from '#dashboard/map/use-located.ts';
import { lazyPart } from '#dashboard/ui/lazy-part.tsx';
import { countMetrics } from './count-metrics.ts';
import type { MapMetric } from './map-metric.ts';

const PointMap = lazyPart(async () => (await import('#dashboard/map/point-map.tsx')).default);

export interface DeploymentMapProps {
  label: string;
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
  /** the page's own controls */
  controls?: ReactNode;
  /** what the legend's classes count and filter; without, they are a plain list */
  legendClasses?: LegendClasses;
  clustered: boolean;
  onClusteredChange?: (clustered: boolean) => void;
  /** the deployment that is hovered elsewhere on the page */
  hoveredId?: number | null;
  onHover?: (id: number | null) => void;
  /** text after the number of points */
  summary?: string;
}

/** Deployments as points on the map, by one metric. Those without a location are left to `WithoutLocation`. */
export function DeploymentMap(props: DeploymentMapProps) {
  const words = useMessages(deploymentsMessages);
  const captures = useMemo(() => countMetrics(words).captures, [words]);
  const { deployments, metric = captures, ...map } = props;
  const located = useLocated();
  const names = useDeploymentNames();
  const tiles = useMapTiles();
  // On a page that scrolls, one finger scrolls the page.
  const scrolls = useMediaQuery('(max-width: 1023px)');
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
  return (
    <Suspense fallback={place}>
      <PointMap
        {...map}
        points={points}
        metric={metric.name}
        scale={metric.scale}
        inWords={metric.inWords}
        valueWords={metric}
        {...tiles}
        cooperative={scrolls}
      />
    </Suspense>
  );
}
