import { Suspense, useMemo } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useMapTiles } from '#dashboard/map/use-map-tiles.ts';
import { useLocated } from '#dashboard/map/use-located.ts';
import { paths } from '#dashboard/paths.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { lazyPart } from '#dashboard/ui/lazy-part.tsx';
import { RoundedNote } from '#dashboard/ui/notes/rounded-note.tsx';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { overviewMessages } from './messages/overview-messages.ts';
import { Text } from '#dashboard/ui/looks/text.tsx';
import classes from './overview-page.module.css';
import { Panel } from './panel.tsx';
import { Unread } from './unread.tsx';
import type { Overview } from './use-overview.ts';

const PointMap = lazyPart(async () => (await import('#dashboard/map/point-map.tsx')).default);

/** The map of the deployments; a click opens a deployment's page. */
export function OverviewMap({ overview }: { overview: Overview }) {
  const words = useMessages(overviewMessages);
  const { deployments, names, deploymentsQuery, carried, project } = overview;
  const navigate = useNavigate();
  const located = useLocated();
  const tiles = useMapTiles();
  const points = useMemo(
    () =>
      deployments.flatMap((one) => {
        const place = located(one);
        return place === null ? [] : [{ id: one.id, ...place, label: names.textOf(one), value: one.captures_count }];
      }),
    [deployments, names, located],
  );
  const left = deployments.length - points.length;
  return (
    <Panel
      title={words.map}
      actions={
        <Link className={classes.all} to={paths.deployments({ ...carried, view: 'map' })}>
          {words.openMap}
        </Link>
      }
    >
      <Unread query={deploymentsQuery} list="deployments" carried={carried} />
      <div className={classes.map}>
        {deploymentsQuery.data !== undefined && (
          <Suspense fallback={<section className={classes.mapPlace} aria-label={words.mapRegion} aria-busy="true" />}>
            <PointMap
              key={project}
              label={words.mapRegion}
              points={points}
              metric={words.captures}
              selectedId={null}
              onSelect={(id) => {
                if (id !== null) void navigate(paths.deployment(id, carried));
              }}
              view={null}
              {...tiles}
              cooperative
            />
          </Suspense>
        )}
      </div>
      <RoundedNote />
      {left > 0 && (
        <Text>
          <Link to={paths.deployments({ ...carried, latitude: '-90..90' })}>
            {words.onMap(numberText(points.length), numberText(deployments.length))}
          </Link>
          {' · '}
          <Link to={paths.deployments({ ...carried, latitude: 'not-reported' })}>{words.noLocation(left)}</Link>
        </Text>
      )}
    </Panel>
  );
}
