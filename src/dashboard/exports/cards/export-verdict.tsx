import type { ExportRecord } from '#contract/export.ts';
import { DifferenceTable } from './difference-table.tsx';
import classes from './export-card.module.css';
import { verifyExport, type Verification } from './verify-export.ts';

const WORDS: Readonly<Record<Verification['verdict'], string>> = {
  agrees: '✓ row counts agree',
  differs: '✕ differs from what its job reports',
  'not-reported': 'row counts cannot be compared: not all is reported',
};

/** Whether a finished export agrees with its job (spec 2.6), and the differences. */
export function ExportVerdict({ record }: { record: ExportRecord }) {
  const { verdict, differences } = verifyExport(record);
  const agrees = verdict === 'agrees';
  return (
    <div className={classes.verdict} data-verdict={verdict}>
      <p
        title={
          agrees
            ? 'The number of records is that of both stages of its job, and the file’s address is that of the stage.'
            : undefined
        }
      >
        {WORDS[verdict]}
      </p>
      {!agrees && <DifferenceTable label="What differs" other="Its job" differences={differences} />}
    </div>
  );
}
