import { Count } from '#dashboard/ui/count.tsx';
import record from '#dashboard/ui/record-page.module.css';
import { countRates } from './session-page-rates.ts';
import classes from './session-page.module.css';
import { sessionCounts } from './session-page-count-words.ts';
import type { Session } from './sessions-session.ts';

/** What was counted in a session, each with what it counts and what that is a capture or an hour. */
export function SessionCounts({ session }: { session: Session }) {
  const rates = countRates(session);
  return (
    <dl className={record.counts}>
      {sessionCounts.map(({ field, header, definition }) => (
        <div key={field}>
          <dt>{header}</dt>
          <dd className={record.count}>
            <Count value={session[field]} />
          </dd>
          {rates[field] !== null && <dd className={classes.rate}>{rates[field]}</dd>}
          <dd className={record.definition}>{definition}</dd>
        </div>
      ))}
    </dl>
  );
}
