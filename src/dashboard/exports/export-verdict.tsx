import type { ExportRecord } from '#contract/export.ts';
import { SHOWN_LENGTH } from '#dashboard/api/web-address.ts';
import classes from './export-card.module.css';
import { verifyExport, type Verification } from './export-verification.ts';

const WORDS: Readonly<Record<Verification['verdict'], string>> = {
  verified: '✓ verified',
  differs: '✕ differs from what its job reports',
  'not-reported': 'cannot be verified: not all is reported',
};

/** Whether a finished export is what its own job says it is (spec 2.6), and what differs where it is not. */
export function ExportVerdict({ record }: { record: ExportRecord }) {
  const { verdict, differences } = verifyExport(record);
  const isVerified = verdict === 'verified';
  return (
    <div className={classes.verdict} data-verdict={verdict}>
      <p
        title={
          isVerified
            ? 'The number of records is that of both stages of its job, and the file’s address is that of the stage.'
            : undefined
        }
      >
        {WORDS[verdict]}
      </p>
      {!isVerified && (
        <table aria-label="What differs">
          <thead>
            <tr>
              <th scope="col">What</th>
              <th scope="col">Export</th>
              <th scope="col">Its job</th>
            </tr>
          </thead>
          <tbody>
            {differences.map(({ what, export: own, job }) => (
              <tr key={what}>
                <th scope="row">{what}</th>
                <td>{shownText(own)}</td>
                <td>{shownText(job)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}

function shownText(value: string | null): string {
  return value?.slice(0, SHOWN_LENGTH) ?? 'not reported';
}
