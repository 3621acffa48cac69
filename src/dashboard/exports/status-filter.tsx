import type { ExportRecord } from '#contract/records/export.ts';
import { exportStatus } from '#dashboard/api/exports/export-status.ts';
import type { RecordListModel } from '#dashboard/list/model/record-list-model.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { JobStatus, jobTone } from '#dashboard/ui/notes/status-word.tsx';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { exportsMessages } from './messages/exports-messages.ts';
import controls from '#dashboard/ui/controls/controls.module.css';
import classes from './exports-page.module.css';

/** Toggle filters by status, with counts. */
export function StatusFilter({ list }: { list: RecordListModel<ExportRecord> }) {
  const words = useMessages(exportsMessages);
  const { all } = list.rows;
  const { byField: filters, changeFilter } = list.filters;
  const counts = new Map<string, number>();
  for (const record of all) {
    const status = exportStatus(record);
    if (status !== null) counts.set(status, (counts.get(status) ?? 0) + 1);
  }
  const filter = filters.get('status');
  const chosen = filter?.kind === 'choice' ? filter.values : [];
  const statuses = [...new Set([...counts.keys(), ...chosen])].toSorted(byConcern);
  if (statuses.length === 0) return null;
  const toggle = (status: string) => {
    const values = chosen.includes(status) ? chosen.filter((one) => one !== status) : [...chosen, status];
    void changeFilter('status', values.length === 0 ? null : { kind: 'choice', values, unknown: false });
  };
  return (
    <div className={classes.statuses} role="group" aria-label={words.onlyStatus}>
      {statuses.map((status) => (
        <button
          key={status}
          type="button"
          className={controls.button}
          aria-pressed={chosen.includes(status)}
          onClick={() => toggle(status)}
        >
          <JobStatus status={status} /> {numberText(counts.get(status) ?? 0)}
        </button>
      ))}
    </div>
  );
}

/** Exports in progress first, then failed, then finished ones. */
function byConcern(a: string, b: string): number {
  const rank = (status: string) => ['neutral', 'bad', 'good'].indexOf(jobTone(status));
  return rank(a) - rank(b) || (a < b ? -1 : 1);
}
