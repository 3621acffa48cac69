import { CancelledError } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { ApiError } from '#dashboard/api/client/api-error.ts';
import { useWholeList } from '#dashboard/api/whole/list-options.ts';
import { Failure } from '#dashboard/ui/notes/failure.tsx';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { DeploymentCounts } from './deployment-counts.tsx';
import { occurrencesByDeployment } from './occurrences-by-deployment.ts';
import { OccurrencesStatus } from './occurrences-status.tsx';
import type { Messages } from './messages/en.ts';
import { taxaMessages } from './messages/taxa-messages.ts';
import classes from './selected-taxon.module.css';
import { TaxonMap } from './taxon-map.tsx';
import type { Taxon } from '#contract/taxon.ts';

const NONE: readonly never[] = [];

interface TaxonOccurrencesProps {
  taxon: Taxon;
  project: number | null;
}

/** The occurrences of a taxon by deployment: a small map and a list. */
export function TaxonOccurrences({ taxon, project }: TaxonOccurrencesProps) {
  const words = useMessages(taxaMessages);
  const [selectedId, setSelectedId] = useState<number | null>(null);
  const filters = useMemo(() => ({ determination: taxon.id, project_id: project }), [taxon.id, project]);
  const query = useWholeList('occurrences', filters);
  const { data, error, refetch } = query;
  const hasRecords = data !== undefined && data.records.length > 0;
  const placed = useWholeList('deployments', {}, { enabled: hasRecords }).data;
  const records = data?.records ?? NONE;
  const { deployments, nowhere } = useMemo(() => occurrencesByDeployment(records), [records]);

  if (error !== null && data === undefined) {
    return (
      <Failure what={words.occurrencesNotLoaded} why={whyNot(error, project, words)} onRetry={() => void refetch()} />
    );
  }
  const isCounted = deployments.length > 0 && data?.tooMany === false;
  return (
    <>
      <OccurrencesStatus query={query} filters={filters} counted={taxon.occurrences_count} />
      {data === undefined && <div className={classes.awaited} />}
      {isCounted && (
        <>
          <TaxonMap
            name={taxon.name}
            counts={deployments}
            deployments={placed?.records ?? null}
            selectedId={selectedId}
            onSelect={setSelectedId}
          />
          <DeploymentCounts name={taxon.name} counts={deployments} project={project} selectedId={selectedId} />
        </>
      )}
      {nowhere > 0 && <p className={classes.note}>{words.withoutDeployment(nowhere)}</p>}
    </>
  );
}

/** Some services require a project for occurrences and answer 400 without one. */
function whyNot(error: Error, project: number | null, words: Messages): string {
  if (error instanceof CancelledError) return words.cancelled;
  if (project !== null || !(error instanceof ApiError) || error.status !== 400) return error.message;
  return words.needsProject(error.message);
}
