import { Suspense, useMemo } from 'react';
import type { RecordOf } from '#contract/collections.ts';
import { useDeploymentNames } from '#dashboard/api/use-deployment-names.ts';
import { useMapTiles } from '#dashboard/map/use-map-tiles.ts';
import { useLocated } from '#dashboard/map/use-located.ts';
import { lazyPart } from '#dashboard/ui/lazy-part.tsx';
import { RoundedNote } from '#dashboard/ui/notes/rounded-note.tsx';
import type { DeploymentOccurrences } from './occurrences-by-deployment.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { taxaMessages } from './messages/taxa-messages.ts';
import classes from './selected-taxon.module.css';

const PointMap = lazyPart(async () => (await import('#dashboard/map/point-map.tsx')).default);

interface TaxonMapProps {
  /** the taxon's name */
  name: string;
  counts: readonly DeploymentOccurrences[];
  /** null while they load */
  deployments: readonly RecordOf<'deployments'>[] | null;
  selectedId: number | null;
  onSelect: (id: number | null) => void;
}

/** A map of where a taxon was found and how often; notes how many deployments have no location. */
export function TaxonMap({ name, counts, deployments, selectedId, onSelect }: TaxonMapProps) {
  const words = useMessages(taxaMessages);
  const located = useLocated();
  const names = useDeploymentNames(counts);
  const tiles = useMapTiles();
  const points = useMemo(() => {
    const byId = new Map((deployments ?? []).map((deployment) => [deployment.id, deployment]));
    return counts.flatMap((one) => {
      const { id, count } = one;
      const deployment = byId.get(id);
      const place = deployment === undefined ? null : located(deployment);
      return place === null ? [] : [{ id, ...place, label: names.textOf(one), value: count }];
    });
  }, [counts, deployments, located, names]);
  const without = counts.length - points.length;
  if (deployments === null) return <div className={classes.map} aria-busy="true" />;
  return (
    <>
      {points.length > 0 && (
        <div className={classes.map}>
          <Suspense fallback={null}>
            <PointMap
              label={words.mapLabel(name)}
              points={points}
              metric={words.occurrences}
              selectedId={selectedId}
              onSelect={onSelect}
              summary={words.mapSummary}
              view={null}
              {...tiles}
              // The panel scrolls.
              cooperative
            />
          </Suspense>
        </div>
      )}
      {points.length > 0 && <RoundedNote className={classes.note} />}
      {without > 0 && (
        <p className={classes.note}>
          {points.length > 0 ? words.notOnMap(without, counts.length) : words.unlocated(without, counts.length)}
        </p>
      )}
    </>
  );
}
