import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { projectParameters } from '#dashboard/address/project-parameters.ts';
import { useUrlState } from '#dashboard/address/url-state.ts';
import { ListNotes } from '#dashboard/list/view/bar/list-notes.tsx';
import { FilterChips } from '#dashboard/list/view/bar/filter-chips.tsx';
import { RecordList } from '#dashboard/list/view/record-list.tsx';
import { useRecordList } from '#dashboard/list/records/use-record-list.ts';
import { ofProject, paths } from '#dashboard/paths.ts';
import { SessionsBrush } from './sessions-brush.tsx';
import { SessionsOnward } from './sessions-onward.tsx';
import { SessionsSwitches } from './sessions-switches.tsx';
import { SessionsUnread } from './sessions-unread.tsx';
import { useMatchingSessions } from '#dashboard/sessions/lists/use-matching-sessions.ts';
import { useSessions } from '#dashboard/sessions/lists/use-sessions.ts';
import { sessionsNarrowing, useSessionsScope } from '#dashboard/sessions/lists/use-sessions-scope.ts';
import { sessionsMessages } from '#dashboard/sessions/messages/sessions-messages.ts';
import { Text } from '#dashboard/ui/looks/text.tsx';
import pageClasses from '#dashboard/sessions/sessions-page.module.css';
import { Button } from '#dashboard/ui/controls/button.tsx';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { Failure } from '#dashboard/ui/notes/failure.tsx';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { readAllText } from '#dashboard/list/view/bar/read-all-text.ts';
import { speciesMessages } from '#dashboard/species/messages/species-messages.ts';
import { SpeciesBasis } from '#dashboard/species/species-basis.tsx';
import { SpeciesChoices } from '#dashboard/species/species-choices.tsx';
import type { SpeciesPlace } from '#dashboard/species/species-list.ts';
import { speciesParameters } from '#dashboard/species/species-parameters.ts';
import { SpeciesCurves } from '#dashboard/species/species-curves.tsx';
import { SpeciesRows } from '#dashboard/species/species-rows.tsx';
import classes from '#dashboard/species/species.module.css';
import { toBestSession } from '#dashboard/species/to-best-session.ts';
import { useOccurrencesOfSessions } from '#dashboard/species/use-occurrences-of-sessions.ts';
import { useSpecies } from '#dashboard/species/use-species.ts';

/** The species of the sessions that match search, filters and nights. */
export function SessionsSpecies() {
  const ofSessions = useMessages(sessionsMessages);
  const words = useMessages(speciesMessages);
  const [{ project }] = useUrlState(projectParameters);
  const [choices] = useUrlState(speciesParameters);
  const { scope, changeScope } = useSessionsScope();
  const { search: address } = useLocation();
  const source = useSessions();
  const sessions = useRecordList(source.definition, {
    filters: source.wire,
    grows: source.isAwaited,
    rowsFor: 'none',
  });
  const matching = useMatchingSessions(source, sessions);
  const { inForce } = sessions.filters;
  const { found, whole, arranging, error, retry } = sessions.rows;
  // That none matches is known once nothing is awaited that may change it.
  const mayMatch = source.isAwaited && found.length === 0;
  const chosen = whole && !arranging && source.isListed && !mayMatch ? found : null;
  const { loaded, unasked, agree } = useOccurrencesOfSessions({
    sessions: chosen,
    isNarrowed: inForce.length > 0,
    deployments: source.deployments,
    project,
  });
  const narrowing = useMemo(() => sessionsNarrowing(address), [address]);
  const place = useMemo((): SpeciesPlace => {
    const list = paths.sessions({ ...ofProject(project), ...narrowing });
    const { deployment } = narrowing;
    return {
      of: 'sessions',
      isOfNight: false,
      fileOf: '',
      alongToTaxon: deployment === undefined ? {} : { deployment },
      captureHref: toBestSession({ ...ofProject(project), list }, choices),
    };
  }, [project, narrowing, choices]);
  const species = useSpecies({ place, loaded, sessions: chosen, ofSource: inForce });
  const { list, totals } = species;
  const ofSessionsText = totals === null ? '' : words.ofSessions(ofSessions.counted(totals.sessions), totals.nights);
  const shown =
    species.show === 'accumulation' ? (
      <SpeciesCurves species={species} of={{ project, name: ofSessionsText }} />
    ) : (
      <SpeciesRows species={species} />
    );
  return (
    <RecordList
      list={list}
      of={sessions}
      chips={false}
      actions={
        <>
          <SessionsOnward
            list={sessions}
            deployments={source.deployments}
            score={species.score}
            animal={species.animal}
            look={species.looked}
          />
          <SessionsSwitches />
        </>
      }
    >
      <div className={pageClasses.middle}>
        <div className={pageClasses.top}>
          <SessionsBrush
            sessions={source.sessions}
            isWhole={source.isWhole}
            deployments={source.deployments}
            matching={matching.sessions ?? source.sessions}
            firstNight={scope.firstNight}
            lastNight={scope.lastNight}
            isDrawn
            onChoose={(firstNight, lastNight) => void changeScope({ firstNight, lastNight })}
            chips={<FilterChips list={list} source={sessions} />}
          >
            <ListNotes list={sessions} />
          </SessionsBrush>
          <div className={classes.above}>
            <SpeciesChoices species={species} withCurves withAnimals />
            {unasked === null ? (
              chosen !== null && <SpeciesBasis species={species} of={ofSessionsText} />
            ) : (
              <Text>
                {words.mustLoadAll(numberText(unasked))}{' '}
                <Button compact onClick={agree}>
                  {readAllText({ count: unasked, openEnded: false }, words.occurrencesNoun)}
                </Button>
              </Text>
            )}
          </div>
        </div>
        <div className={pageClasses.table}>
          <SessionsUnread list={sessions} purpose="species">
            {error !== null && sessions.rows.loaded === undefined ? (
              <Failure what={ofSessions.notLoaded} why={error.message} onRetry={retry} />
            ) : (
              shown
            )}
          </SessionsUnread>
        </div>
      </div>
    </RecordList>
  );
}
