import { AddressQuery } from '#dashboard/address/address-query.ts';
import { ListNeighbours } from '#dashboard/list/list-neighbours.tsx';
import { paths } from '#dashboard/paths.ts';
import { useDeployments } from './use-deployments.ts';

interface DeploymentNeighboursProps {
  /** of the deployment */
  id: number;
  /** the address of the list that it was opened from; null where that is not known */
  list: string | null;
  /** what goes along to other pages */
  kept: Record<string, string>;
}

/** The ways to the deployments before and after one: in the list that it was opened from, else in the list of all. */
export function DeploymentNeighbours({ id, list, kept }: DeploymentNeighboursProps) {
  return (
    <AddressQuery value={new URL(list ?? paths.deployments(kept), window.location.origin).search}>
      <InList id={id} list={list} />
    </AddressQuery>
  );
}

function InList({ id, list: address }: Omit<DeploymentNeighboursProps, 'kept'>) {
  const list = useDeployments();
  const along = { ...list.carried, ...(address !== null && { list: address }) };
  return <ListNeighbours list={list} id={id} hrefOf={(other) => paths.deployment(other, along)} />;
}
