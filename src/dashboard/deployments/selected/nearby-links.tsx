import { useMemo } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Deployment } from '#contract/records/deployment.ts';
import { isAwaited, useWholeList } from '#dashboard/api/lists/list-options.ts';
import { hasAll } from '#dashboard/api/lists/whole-list.ts';
import { useDeploymentNames } from '#dashboard/api/use-deployment-names.ts';
import { queryText } from '#dashboard/address/query-text.ts';
import { useLocated } from '#dashboard/map/use-located.ts';
import { deploymentsMessages } from '#dashboard/deployments/messages/deployments-messages.ts';
import { listMessages } from '#dashboard/list/messages/list-messages.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { NameParts } from '#dashboard/ui/name-parts.tsx';
import { distanceText } from '#dashboard/ui/text/distance-text.ts';
import { selectedMessages } from './messages/selected-messages.ts';
import { nearbyDeployments, type Nearby } from './nearby-deployments.ts';
import { Text } from '#dashboard/ui/looks/text.tsx';
import classes from './selected.module.css';

interface NearbyLinksProps {
  deployment: Deployment;
}

const MOST = 12;
const NONE: readonly Deployment[] = [];

/** The traps on the same spot and those within 1 km, as links that select them. */
export function NearbyLinks({ deployment }: NearbyLinksProps) {
  const words = useMessages(selectedMessages);
  const ofLists = useMessages(listMessages);
  const { noun } = useMessages(deploymentsMessages);
  const located = useLocated();
  // Of every project.
  const query = useWholeList('deployments');
  const all = query.data?.records ?? NONE;
  const nearby = useMemo(() => nearbyDeployments(deployment, all, located), [deployment, all, located]);
  if (nearby.length === 0) {
    const alone = hasAll(query.data) ? words.alone : '';
    return <Text>{isAwaited(query) ? ofLists.loading(noun.many) : alone}</Text>;
  }
  return (
    <>
      <NearbyList title={words.sameSpot} nearby={nearby.filter(({ metres }) => metres === 0)} />
      <NearbyList title={words.near} nearby={nearby.filter(({ metres }) => metres > 0)} />
    </>
  );
}

function NearbyList({ title, nearby }: { title: string; nearby: readonly Nearby[] }) {
  const words = useMessages(selectedMessages);
  const names = useDeploymentNames();
  const { search } = useLocation();
  if (nearby.length === 0) return null;
  const selecting = (id: number) => {
    const query = new URLSearchParams(search);
    query.set('selected', String(id));
    query.delete('to');
    return { search: `?${queryText(query)}` };
  };
  return (
    <div className={classes.nearby}>
      <Text aria-hidden="true">{title}</Text>
      <ul aria-label={title}>
        {nearby.slice(0, MOST).map(({ deployment, metres }) => (
          <li key={deployment.id}>
            <Link replace to={selecting(deployment.id)}>
              <NameParts parts={names.partsOf(deployment)} />
            </Link>
            {metres > 0 && (
              <Text as="span" figures>
                {distanceText(metres)}
              </Text>
            )}
          </li>
        ))}
        {nearby.length > MOST && <li>{words.more(nearby.length - MOST)}</li>}
      </ul>
    </div>
  );
}
