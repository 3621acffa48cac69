import { useMemo, useState } from 'react';
import { useWholeList } from '#dashboard/api/whole/list-options.ts';
import { Failure } from '#dashboard/ui/notes/failure.tsx';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { DeploymentCounts } from './deployment-counts.tsx';
import { occurrencesByDeployment } from './occurrences-by-deployment.ts';
import { OccurrencesStatus } from './occurrences-status.tsx';
import { taxaMessages } from './messages/taxa-messages.ts';
import classes from './selected-taxon.module.css';
import { TaxonMap } from './taxon-map.tsx';
import { whyNotLoaded } from './why-not-loaded.ts';
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

  const values = useMemo(() => deployments.map(({ count, ...one }) => ({ ...one, value: count })), [deployments]);

  if (error !== null && data === undefined) {
    return (
      <Failure
        what={words.occurrencesNotLoaded}
        why={whyNotLoaded(error, project, words)}
        onRetry={() => void refetch()}
      />
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
            label={words.mapLabel(taxon.name)}
            summary={words.mapSummary}
            metric={words.occurrences}
            values={values}
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
