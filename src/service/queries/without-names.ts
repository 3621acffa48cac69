import { exportFormatNames, exportFormats } from '#contract/exports/export-formats.ts';
import { exportOptions } from '#contract/exports/export-request.ts';
import { withoutPeople } from '#contract/exports/people-forms.ts';
import type { SentDetection } from '#contract/records/capture-detail.ts';
import type { CollectionName, SentOf } from '#contract/lists/collections.ts';
import type { JobProgress } from '#contract/records/job.ts';
import type { AnyCollectionQuery } from './collection-query.ts';
import { mappedQuery } from './mapped-query.ts';

/** What readers get of a record who may not see the names of people (`NOCTUARY_NAMES`). */
const WITHOUT: { [Name in CollectionName]?: (record: SentOf<Name>) => SentOf<Name> } = {
  occurrences: determinedByNobody,
  // By itself a capture has its detections.
  captures: (record) => {
    const { detections } = record as SentCapture;
    if (detections === undefined) return record;
    const without = detections.map(({ occurrence, ...detection }) => ({
      ...detection,
      occurrence: occurrence && {
        ...determinedByNobody(occurrence),
        source_details: occurrence.source_details && withoutPeople(occurrence.source_details),
      },
    }));
    return { ...record, detections: without };
  },
  deployments: (record) => ({
    ...record,
    source_details: record.source_details && withoutPeople(record.source_details),
  }),
  // The list of exports says which files may be read.
  jobs: (record) => ({
    ...record,
    progress: record.progress && withoutFileUrl(record.progress),
    data_export: record.data_export && { ...record.data_export, file_url: null },
  }),
  users: (record) => ({ ...record, name: '', image: null }),
  exports: (record) => {
    const { user, job } = record;
    const nameless = { ...record, user: { ...user, name: '', image: null } };
    if (!namesPeople(record.format, record.options ?? {})) return nameless;
    // Its file is refused.
    return { ...nameless, file_url: null, job: { ...job, progress: withoutFileUrl(job.progress) } };
  },
};

function withoutFileUrl(progress: JobProgress): JobProgress {
  const stages = progress.stages.map((stage) => ({
    ...stage,
    params: stage.params.map((one) => (one.key === 'file_url' ? { ...one, value: '' } : one)),
  }));
  return { ...progress, stages };
}

type Identification = NonNullable<SentOf<'occurrences'>['identifications']>[number];
type SentCapture = SentOf<'captures'> & { detections?: readonly SentDetection[] };

function determinedByNobody<Rec extends Pick<SentOf<'occurrences'>, 'identifications' | 'determination_details'>>(
  record: Rec,
): Rec {
  const { identifications, determination_details: details } = record;
  return {
    ...record,
    ...(identifications && { identifications: identifications.map(ofNobody) }),
    ...(details && {
      determination_details: { ...details, identification: details.identification && ofNobody(details.identification) },
    }),
  };
}

/** A comment may have names in it. */
function ofNobody(identification: Identification): Identification {
  return { ...identification, user: null, comment: null };
}

/** Whether the file of an export may have the names of people, or their initials, in it. */
export function namesPeople(format: string, options: object): boolean {
  const name = exportFormatNames.find((one) => one === format);
  // An order that does not say it is of a release that named people in every file.
  const { people } = exportOptions.parse(options);
  return people !== 'none' && (name === undefined || exportFormats[name].hasOccurrences);
}

/** A collection's query whose records have no names of people. */
export function withoutNames(name: CollectionName, query: AnyCollectionQuery): AnyCollectionQuery {
  const without = WITHOUT[name] as ((record: { id: number }) => { id: number }) | undefined;
  if (without === undefined) return query;
  return mappedQuery(query, without);
}
