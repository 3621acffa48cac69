import { useState } from 'react';
import { sessionPageMessages } from '#dashboard/night/session/messages/session-page-messages.ts';
import { sessionsMessages } from '#dashboard/sessions/messages/sessions-messages.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { Count } from '#dashboard/ui/values/count.tsx';
import type { NightMarks } from './night-marks.ts';
import type { NightBins } from './night-bins.ts';
import { stretchTimes } from './night-words.ts';
import classes from '#dashboard/night/session-page.module.css';

interface NightActivityTableProps {
  bins: NightBins;
  withDay: boolean;
  withDetections: boolean;
  /** of the chosen taxon */
  marks: NightMarks | null;
}

/** The numbers of the plot as a table. Its rows are rendered only while it is open. */
export function NightActivityTable({ bins, withDay, withDetections, marks }: NightActivityTableProps) {
  const words = useMessages(sessionPageMessages);
  const { counters } = useMessages(sessionsMessages);
  const marked = marks === null || marks.name === null ? null : marks;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={classes.details} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{words.asTable}</summary>
      {isOpen && (
        <table className={classes.table} aria-label={words.activity}>
          <thead>
            <tr>
              <th scope="col">{words.time}</th>
              <th scope="col">{counters.captures_count.header}</th>
              {withDetections && <th scope="col">{counters.detections_count.header}</th>}
              {marked !== null && <th scope="col">{words.inView(marked.name ?? '')}</th>}
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
                {marked !== null && (
                  <td>{bins.captures[bin] === 0 ? null : <Count value={marked.numbers[bin] ?? null} />}</td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </details>
  );
}
