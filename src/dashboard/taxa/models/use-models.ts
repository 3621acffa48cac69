import { useQueries } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { ListedOccurrence } from '#contract/records/occurrence.ts';
import { isAwaited, recordOptions } from '#dashboard/api/lists/list-options.ts';
import { missingFrom } from '#dashboard/api/lists/whole-list.ts';
import { basisText } from '#dashboard/findings/occurrences/basis-text.ts';
import { useOccurrences } from '#dashboard/findings/occurrences/use-occurrences.ts';
import { useProjectTaxa } from '#dashboard/findings/use-project-taxa.ts';
import { useRecordList } from '#dashboard/list/records/use-record-list.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { modelText } from '#dashboard/ui/text/model-text.ts';
import { nameText } from '#dashboard/ui/text/name-text.ts';
import { useWork } from '#dashboard/work/use-work.ts';
import { modelsMessages } from './messages/models-messages.ts';
import type { Messages } from './messages/en.ts';
import { modelTotals, type ModelTotals } from './model-totals.ts';
import { modelsList } from './models-list.tsx';

const NO_OCCURRENCES: readonly ListedOccurrence[] = [];

/** What models named in a project, or in all, from its occurrences. */
export function useModels(project: number | null) {
  const words = useMessages(modelsMessages);
  const filters = useMemo(() => [{ project_id: project }], [project]);
  const loaded = useOccurrences(filters);
  const { list: read, isFetching, loadedAtMs } = loaded;
  const occurrences = read?.records ?? NO_OCCURRENCES;
  const begin = useCallback(() => modelTotals(occurrences), [occurrences]);
  // Of a part, shares would be those of the oldest.
  const isReady = read?.complete === true;
  const { now, last } = useWork(isReady ? begin : null, occurrences.length);
  // Of all projects: a taxon that people replaced is in no list of the project.
  const { taxa, query } = useProjectTaxa(null, { enabled: isReady });
  const { nameOf: nameOfModel, areNamed } = useModelNames((isReady ? last?.models : null) ?? [], words);
  // Names come before numbers, which are sorted and saved by them.
  const found = isReady && areNamed && !isAwaited(query) ? last : null;
  const nameOfTaxon = useMemo(() => {
    const known = new Map(taxa.map((one) => [one.id, { name: nameText(one), rank: one.rank }]));
    return (id: number) => found?.names.get(id) ?? known.get(id) ?? { name: words.taxonOf(String(id)), rank: '' };
  }, [taxa, found, words]);
  const rows = useMemo(
    () =>
      found?.taxa.map((one) => {
        const { name, rank } = nameOfTaxon(one.taxonId);
        return { ...one, model: nameOfModel(one.modelId), taxon: name, rank: rank ?? '' };
      }) ?? null,
    [found, nameOfModel, nameOfTaxon],
  );
  const definition = useMemo(() => modelsList(words), [words]);
  const isWhole = isReady && missingFrom(read) === 0;
  const isCurrent = now !== null && found !== null;
  const list = useRecordList(definition, {
    made: {
      rows,
      part: read === undefined || isWhole ? null : basisText(read),
      isCurrent,
      isFetching: isFetching || (isReady && !isCurrent),
      loadedAtMs,
    },
  });
  return { list, loaded, found, rows, nameOfModel, nameOfTaxon, isWhole };
}

export type Models = ReturnType<typeof useModels>;

/** The names of models with their versions, from a record of each: lists have only their ids. */
function useModelNames(models: readonly ModelTotals[], words: Messages) {
  const named = models.flatMap(({ modelId, example }) =>
    modelId === null || example === null ? [] : [{ modelId, example }],
  );
  const { names, areNamed } = useQueries({
    queries: named.map(({ example }) => ({ ...recordOptions('occurrences', example), meta: { undated: true } })),
    combine: (results) => ({
      names: results.map(({ data }) => modelText(data?.best_machine_prediction?.algorithm ?? null)),
      areNamed: results.every(({ isPending }) => !isPending),
    }),
  });
  const key = JSON.stringify(named.map(({ modelId }, index) => [modelId, names[index] ?? '']));
  const nameOf = useMemo(() => {
    const byId = new Map(JSON.parse(key) as [number, string][]);
    return (id: number | null) => (id === null ? words.notNamed : byId.get(id) || words.modelOf(String(id)));
  }, [key, words]);
  return { nameOf, areNamed };
}
