import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ExportRecord } from '#contract/records/export.ts';
import { occurrenceCountsOptions } from '#dashboard/api/default-filters/occurrence-counts.ts';
import type { DeploymentNames } from '#dashboard/api/deployment-names.ts';
import { useDeploymentNames } from '#dashboard/api/use-deployment-names.ts';
import { useWholeList } from '#dashboard/api/lists/list-options.ts';
import { exportName } from '#dashboard/findings/export-name.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { listText } from '#dashboard/ui/text/list-text.ts';
import classes from '#dashboard/exports/cards/export-card.module.css';
import {
  countedFilters,
  judgeFilters,
  wholeProjectCounts,
  type CountedFilter,
  type CountedFilters,
} from './judge-filters.ts';
import { exportsMessages } from '#dashboard/exports/messages/exports-messages.ts';
import type { Messages } from '#dashboard/exports/messages/en.tsx';

interface FiltersCheckProps {
  record: ExportRecord;
  /** gets the title of a file that has the whole project in spite of its filters; null of any other */
  onTitle: (title: string | null) => void;
}

/**
 * Compares the number of records of a finished export with the counts of its filters and of its project, which it asks
 * for: other services record filters that they do not apply. Shows both numbers where neither is that of the file.
 */
export function FiltersCheck(props: FiltersCheckProps) {
  const filters = countedFilters(props.record);
  return filters === null ? null : <CountedCheck {...props} filters={filters} />;
}

function CountedCheck({ record, filters, onTitle }: FiltersCheckProps & { filters: CountedFilters }) {
  const words = useMessages(exportsMessages);
  const client = useQueryClient();
  const names = useDeploymentNames();
  const rows = record.record_count ?? 0;
  const project_id = record.job?.project?.id ?? null;
  const exports = useWholeList('exports', {}, { enabled: false }).data?.records ?? [];
  const exported = wholeProjectCounts(exports, record);
  const { data: own } = useQuery({
    ...occurrenceCountsOptions(client, { ...filters, project_id }),
    enabled: project_id !== null,
  });
  const isOpen = own !== undefined && judgeFilters(rows, { own, project: undefined, exported }) === null;
  const { data: project } = useQuery({ ...occurrenceCountsOptions(client, { project_id }), enabled: isOpen });
  const verdict = judgeFilters(rows, { own, project, exported });
  const what = filtersText(record, filters, names, words);
  const title = verdict === 'whole-project' ? exportName(record, names, words.notApplied(what)) : null;
  // The card is loaded before this part, and has the title.
  useEffect(() => {
    onTitle(title);
  }, [title, onTitle]);
  if (verdict !== 'neither' || own === undefined) return null;
  return (
    <p className={classes.limit}>
      {own.all === own.filtered
        ? words.countsDiffer(rows, what, own.all)
        : words.countsDifferWithDefaults(rows, what, own.all, own.filtered)}
    </p>
  );
}

/** "deployment 5", "deployment Gate, session 12". */
function filtersText(
  { filters_display }: ExportRecord,
  filters: CountedFilters,
  names: DeploymentNames,
  words: Messages,
): string {
  const texts = (Object.entries(filters) as [CountedFilter, number][]).map(([filter, id]) => {
    const name = nameIn(filters_display?.[filter]) ?? String(id);
    return words.filters[filter](filter === 'deployment' ? names.textOf({ id, name }) : name);
  });
  return listText(texts);
}

function nameIn(shown: unknown): string | null {
  if (typeof shown !== 'object' || shown === null || !('name' in shown)) return null;
  return typeof shown.name === 'string' && shown.name !== '' ? shown.name : null;
}
