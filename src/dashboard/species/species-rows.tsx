import { hasAll } from '#dashboard/api/lists/whole-list.ts';
import { ListTable } from '#dashboard/list/view/table/list-table.tsx';
import { Button } from '#dashboard/ui/controls/button.tsx';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { speciesMessages } from '#dashboard/species/messages/species-messages.ts';
import { Text } from '#dashboard/ui/looks/text.tsx';
import classes from './species.module.css';
import type { Species } from './use-species.ts';

/** The rows of the taxa, or why there are none. */
export function SpeciesRows({ species }: { species: Species }) {
  const { list, totals, groups, ranks, change, loaded, isLoading } = species;
  const words = useMessages(speciesMessages);
  // Why is said above.
  if (totals === null && !loaded.isFetching && loaded.list?.complete !== true) return null;
  const isKnown = hasAll(loaded.list) && !isLoading;
  if (isKnown && totals?.occurrences === 0 && list.filters.inForce.length === 0) {
    return (
      <Text size="medium" className={classes.none}>
        {words.none}
      </Text>
    );
  }
  if (isKnown && groups.all.taxa > 0 && groups[ranks].taxa === 0) {
    return (
      <Text size="medium" className={classes.none}>
        {words.noneOfRanks}{' '}
        <Button compact onClick={() => void change({ ranks: 'all' }, { replace: true })}>
          {words.showAllRanks}
        </Button>
      </Text>
    );
  }
  return <ListTable list={list} />;
}
