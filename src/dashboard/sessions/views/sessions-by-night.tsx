import { Suspense } from 'react';
import { FilterChips } from '#dashboard/list/view/bar/filter-chips.tsx';
import { ListTable } from '#dashboard/list/view/table/list-table.tsx';
import { WhyNothing } from '#dashboard/list/view/bar/why-nothing.tsx';
import { useRowsPainted } from '#dashboard/list/records/use-rows-painted.ts';
import { RecordList } from '#dashboard/list/view/record-list.tsx';
import { useUrlState } from '#dashboard/address/url-state.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { lazyPart } from '#dashboard/ui/lazy-part.tsx';
import { SessionsBrush } from './sessions-brush.tsx';
import { SessionsOnward } from './sessions-onward.tsx';
import classes from '#dashboard/sessions/sessions-page.module.css';
import { sessionsMessages } from '#dashboard/sessions/messages/sessions-messages.ts';
import { sessionsParameters } from '#dashboard/sessions/model/sessions-parameters.ts';
import { SessionsSwitches } from './sessions-switches.tsx';
import { SessionsUnread } from './sessions-unread.tsx';
import { useMatchingSessions } from '#dashboard/sessions/lists/use-matching-sessions.ts';
import { useSessionsList } from '#dashboard/sessions/lists/use-sessions-list.ts';
import { useSessionsScope } from '#dashboard/sessions/lists/use-sessions-scope.ts';

const Calendar = lazyPart(async () => (await import('#dashboard/sessions/calendar/calendar.tsx')).Calendar);

/** The sessions one by one, as a table, a calendar or both, below a histogram of nights. */
export function SessionsByNight() {
  const words = useMessages(sessionsMessages);
  const [{ view }] = useUrlState(sessionsParameters);
  const { scope, changeScope } = useSessionsScope();
  const { source, list } = useSessionsList();
  const matching = useMatchingSessions(source, list);
  const painted = useRowsPainted(list.rows.source);
  return (
    <RecordList
      list={list}
      chips={false}
      actions={
        <>
          <SessionsOnward list={list} deployments={source.deployments} />
          <SessionsSwitches />
        </>
      }
    >
      <div className={classes.middle} data-view={view}>
        <div className={classes.top}>
          <SessionsBrush
            sessions={source.sessions}
            isWhole={source.isWhole}
            deployments={source.deployments}
            matching={matching.sessions ?? source.sessions}
            firstNight={scope.firstNight}
            lastNight={scope.lastNight}
            isDrawn={painted}
            isHeld={list.rows.loaded?.held === true}
            onChoose={(firstNight, lastNight) => void changeScope({ firstNight, lastNight })}
            chips={<FilterChips list={list} />}
          />
        </div>
        {view !== 'table' && (
          <div className={classes.calendar}>
            <SessionsUnread list={list} purpose="calendar">
              <Suspense fallback={<p className={classes.waiting}>{words.drawing}</p>}>
                <Calendar
                  sessions={source.sessions}
                  deployments={source.deployments}
                  names={source.names}
                  matching={matching.sessions}
                  isWhole={source.isWhole && matching.isKnown}
                  nothing={<WhyNothing list={list} />}
                  carried={{ ...list.carried, list: list.address, follow: 'nights' }}
                />
              </Suspense>
            </SessionsUnread>
          </div>
        )}
        {view !== 'calendar' && (
          <div className={classes.table}>
            <ListTable list={list} />
          </div>
        )}
      </div>
    </RecordList>
  );
}
