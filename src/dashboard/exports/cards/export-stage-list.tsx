import type { ExportRecord } from '#contract/export.ts';
import { progressText } from '#dashboard/ui/text/percent-text.ts';
import { jobTone, StatusWord } from '#dashboard/ui/notes/status-word.tsx';
import classes from './export-card.module.css';
import { exportStages } from './export-stages.ts';

/** The steps of an export's job: each with its status, and n of m where it counts records. */
export function ExportStageList({ record }: { record: ExportRecord }) {
  const stages = exportStages(record);
  if (stages.length === 0) return <p className={classes.quiet}>No stages are reported.</p>;
  return (
    <ul className={classes.stages} aria-label="Stages">
      {stages.map(({ key, name, status, fraction, records, hasEnded }) => (
        <li key={key}>
          <span className={classes.stage}>{name}</span>
          {records !== null && (
            <span className={classes.figures}>
              {records.done} of {records.total}
            </span>
          )}
          {records === null && !hasEnded && fraction !== null && (
            <span className={classes.figures}>{progressText(fraction)}</span>
          )}
          <StatusWord tone={jobTone(status)} word={status || 'no status'} />
        </li>
      ))}
    </ul>
  );
}
