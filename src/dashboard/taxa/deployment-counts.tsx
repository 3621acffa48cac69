import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useDeploymentNames } from '#dashboard/api/use-deployment-names.ts';
import { ofProject, paths } from '#dashboard/paths.ts';
import { NameParts } from '#dashboard/ui/name-parts.tsx';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { OccurrenceBar } from './occurrence-bar.tsx';
import type { DeploymentOccurrences } from './occurrences-by-deployment.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { taxaMessages } from './messages/taxa-messages.ts';
import controls from '#dashboard/ui/controls/controls.module.css';
import classes from './selected-taxon.module.css';

/** A button shows more. */
const LISTED_AT_FIRST = 50;

interface DeploymentCountsProps {
  /** the taxon's name */
  name: string;
  /** highest count first */
  counts: readonly DeploymentOccurrences[];
  project: number | null;
  /** selected on the map */
  selectedId: number | null;
}

/** The deployments where a taxon was found, with counts. */
export function DeploymentCounts({ name: taxon, counts, project, selectedId }: DeploymentCountsProps) {
  const words = useMessages(taxaMessages);
  const [listsAll, setListsAll] = useState(false);
  const carried = ofProject(project);
  const names = useDeploymentNames(counts);
  const listed = listsAll ? counts : counts.filter(({ id }, index) => index < LISTED_AT_FIRST || id === selectedId);
  return (
    <>
      <ol className={classes.deployments} aria-label={words.deploymentsOf(taxon)}>
        {listed.map(({ id, name, count }) => (
          <li key={id} data-selected={id === selectedId || undefined}>
            <Link to={paths.deployment(id, carried)}>
              <NameParts parts={names.partsOf({ id, name })} />
            </Link>
            <OccurrenceBar count={count} most={counts[0]?.count ?? 0} />
          </li>
        ))}
      </ol>
      {listed.length < counts.length && (
        <button type="button" className={`${controls.link} ${classes.more}`} onClick={() => setListsAll(true)}>
          {words.showAll(numberText(counts.length))}
        </button>
      )}
    </>
  );
}
