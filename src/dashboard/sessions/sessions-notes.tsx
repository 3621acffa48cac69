import { useMemo } from 'react';
import type { Deployment } from '#contract/deployment.ts';
import { useUrlState } from '#dashboard/list/url-state.ts';
import { numberText } from '#dashboard/ui/number-text.ts';
import { RemovableChip } from '#dashboard/ui/removable-chip.tsx';
import { deploymentLabels } from './sessions-deployment-labels.ts';
import classes from './sessions-page.module.css';
import { sessionsParameters } from './sessions-parameters.ts';

interface SessionsNotesProps {
  /** sessions of other projects that the service sent */
  strays: number;
  deployments: readonly Deployment[];
}

const MOST_NAMES = 3;

/** The deployments that the sessions are narrowed to, with a cross that undoes it; and what the service did not narrow. */
export function SessionsNotes({ strays, deployments }: SessionsNotesProps) {
  const [{ deployment: ids }, change] = useUrlState(sessionsParameters);
  const labels = useMemo(() => deploymentLabels(deployments), [deployments]);
  const nameOf = (id: number) => labels.get(id) ?? `no. ${id}`;
  return (
    <>
      {ids !== null && (
        <RemovableChip
          words={deploymentsText(ids.map(nameOf), deployments.length)}
          title={ids.map(nameOf).join('\n')}
          onRemove={() => void change({ deployment: null })}
        />
      )}
      {strays > 0 && (
        <span className={classes.note}>
          {numberText(strays)} sessions of other projects left out: the service does not narrow sessions to a project.
        </span>
      )}
    </>
  );
}

function deploymentsText(names: readonly string[], all: number): string {
  if (names.length > MOST_NAMES) return `Deployments: ${names.length} of ${Math.max(names.length, all)}`;
  return `${names.length === 1 ? 'Deployment' : 'Deployments'}: ${names.join(', ')}`;
}
