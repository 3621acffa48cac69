import { useState } from 'react';
import { Count } from '#dashboard/ui/values/count.tsx';
import type { NightBins } from './night-bins.ts';
import { stretchTimes } from './night-words.ts';
import classes from '#dashboard/sessions/session-page.module.css';

interface NightActivityTableProps {
  bins: NightBins;
  withDay: boolean;
  withDetections: boolean;
}

/** The numbers of the plot as a table. Its rows are rendered only while it is open. */
export function NightActivityTable({ bins, withDay, withDetections }: NightActivityTableProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={classes.details} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>The same as a table</summary>
      {isOpen && (
        <table className={classes.table} aria-label="Activity over the night">
          <thead>
            <tr>
              <th scope="col">Time</th>
              <th scope="col">Captures</th>
              {withDetections && <th scope="col">Detections</th>}
            </tr>
          </thead>
          <tbody>
            {bins.starts.map((start, bin) => (
              <tr key={start}>
                <th scope="row">{stretchTimes(bins, bin, withDay)}</th>
                <td>
                  <Count value={bins.captures[bin] ?? 0} />
                </td>
                {withDetections && (
                  <td>{bins.captures[bin] === 0 ? null : <Count value={bins.detections[bin] ?? null} />}</td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </details>
  );
}
