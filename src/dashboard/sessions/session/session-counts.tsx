import { Count } from '#dashboard/ui/values/count.tsx';
import record from '#dashboard/ui/record-page.module.css';
import { countRates } from './count-rates.ts';
import classes from '#dashboard/sessions/session-page.module.css';
import { sessionCounters } from './session-counters.ts';
import type { Event as Session } from '#contract/event.ts';

/** What was counted in a session, each with what it counts and what that is a capture or an hour. */
export function SessionCounts({ session }: { session: Session }) {
  const rates = countRates(session);
  return (
    <dl className={record.counts}>
      {sessionCounters.map(({ field, header, definition }) => (
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
