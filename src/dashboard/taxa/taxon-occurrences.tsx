import { useMemo, useState } from 'react';
import { useWholeList } from '#dashboard/api/lists/list-options.ts';
import { animalsMessages } from '#dashboard/api/animals/messages/animals-messages.ts';
import { lookedAtText } from '#dashboard/findings/animals/look-texts.ts';
import { lookCounts } from '#dashboard/findings/animals/looks.ts';
import { basisText } from '#dashboard/findings/occurrences/basis-text.ts';
import { OccurrencesStatus } from '#dashboard/findings/occurrences/occurrences-status.tsx';
import { useOccurrences } from '#dashboard/findings/occurrences/use-occurrences.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { DeploymentCounts } from './deployment-counts.tsx';
import { occurrencesByDeployment } from './occurrences-by-deployment.ts';
import { taxaMessages } from './messages/taxa-messages.ts';
import { nameText } from '#dashboard/ui/text/name-text.ts';
import { Text } from '#dashboard/ui/looks/text.tsx';
import classes from './selected-taxon.module.css';
import { TaxonMap } from './taxon-map.tsx';
import type { Taxon } from '#contract/records/taxon.ts';

const NONE: readonly never[] = [];

interface TaxonOccurrencesProps {
  taxon: Taxon;
  project: number | null;
}

/** The occurrences of a taxon by deployment: a small map and a list. */
export function TaxonOccurrences({ taxon, project }: TaxonOccurrencesProps) {
  const words = useMessages(taxaMessages);
  const [selectedId, setSelectedId] = useState<number | null>(null);
  const filters = useMemo(() => [{ determination: taxon.id, project_id: project }], [taxon.id, project]);
  const loaded = useOccurrences(filters);
  const { list } = loaded;
  const records = list?.records ?? NONE;
  const placed = useWholeList('deployments', {}, { enabled: records.length > 0 }).data;
  const { deployments, nowhere } = useMemo(() => occurrencesByDeployment(records), [records]);
  const isOfProject = project !== null;
  const ofAnimals = useMessages(animalsMessages);
  const lookedAt = useMemo(() => {
    const { counts, add } = lookCounts();
    for (const one of records) add(one);
    return lookedAtText(counts, ofAnimals);
  }, [records, ofAnimals]);
  const counted = taxon.occurrences_count;
  const isCounted = deployments.length > 0 && list?.tooMany === false;
  const values = useMemo(() => deployments.map(({ count, ...one }) => ({ ...one, value: count })), [deployments]);
  return (
    <>
      <OccurrencesStatus
        loaded={loaded}
        basis={list === undefined ? '' : basisText(list, { isOfProject })}
        offer={words.mustLoadAll}
      >
        {list?.complete === true && lookedAt !== null && <p>{lookedAt}</p>}
        {list?.complete === true && counted !== null && counted !== records.length && (
          <p>{isOfProject ? words.recordCountsAll(numberText(counted)) : words.recordCounts(numberText(counted))}</p>
        )}
      </OccurrencesStatus>
      {list === undefined && loaded.error === null && <div className={classes.awaited} />}
      {isCounted && (
        <>
          <TaxonMap
            label={words.mapLabel(nameText(taxon))}
            summary={words.mapSummary}
            metric={words.occurrences}
            values={values}
            deployments={placed?.records ?? null}
            selectedId={selectedId}
            onSelect={setSelectedId}
          />
          <DeploymentCounts name={nameText(taxon)} counts={deployments} project={project} selectedId={selectedId} />
        </>
      )}
      {nowhere > 0 && <Text figures>{words.withoutDeployment(nowhere)}</Text>}
    </>
  );
}
