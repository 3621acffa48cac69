import { exportFormatNames, exportFormats } from '#contract/exports/export-formats.ts';
import { exportOptions } from '#contract/exports/export-request.ts';
import { peopleFormOf } from '#contract/exports/people-forms.ts';
import type { CollectionName, SentOf } from '#contract/lists/collections.ts';
import type { AnyCollectionQuery } from './collection-query.ts';

/** What readers get of a record who may not see the names of people (`NOCTUARY_NAMES`). */
const WITHOUT: { [Name in CollectionName]?: (record: SentOf<Name>) => SentOf<Name> } = {
  occurrences: (record) => {
    const { identifications, determination_details: details } = record;
    return {
      ...record,
      ...(identifications && { identifications: identifications.map(ofNobody) }),
      ...(details && {
        determination_details: {
          ...details,
          identification: details.identification === null ? null : ofNobody(details.identification),
        },
      }),
    };
  },
  users: (record) => ({ ...record, name: '', image: null }),
  exports: (record) => {
    const { user, job } = record;
    const nobody = { ...record, user: { ...user, name: '', image: null } };
    if (!namesPeople(record.format, record.options ?? {})) return nobody;
    // Its file is refused.
    const stages = job.progress.stages.map((stage) => ({
      ...stage,
      params: stage.params.map((one) => (one.key === 'file_url' ? { ...one, value: '' } : one)),
    }));
    return { ...nobody, file_url: null, job: { ...job, progress: { ...job.progress, stages } } };
  },
};

type Identification = NonNullable<SentOf<'occurrences'>['identifications']>[number];

/** A comment may have names in it. */
function ofNobody(identification: Identification): Identification {
  return { ...identification, user: null, comment: null };
}

/** Whether the file of an export may have the names of people, or their initials, in it. */
export function namesPeople(format: string, options: object): boolean {
  const name = exportFormatNames.find((one) => one === format);
  return (
    peopleFormOf(exportOptions.parse(options)) !== 'none' && (name === undefined || exportFormats[name].hasOccurrences)
  );
}

/** A collection's query whose records have no names of people. */
export function withoutNames(name: CollectionName, query: AnyCollectionQuery): AnyCollectionQuery {
  const without = WITHOUT[name] as ((record: { id: number }) => { id: number }) | undefined;
  if (without === undefined) return query;
  return { ...query, read: async (...asked) => (await query.read(...asked)).map(without) };
}
