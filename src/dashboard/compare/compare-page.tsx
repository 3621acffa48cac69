import { paths } from '#dashboard/paths.ts';
import { HowComputed } from '#dashboard/ui/values/how-computed.tsx';
import { useRef } from 'react';
import { ListLoaded } from '#dashboard/findings/loaded/list-loaded.tsx';
import { loadedMessages } from '#dashboard/findings/loaded/messages/loaded-messages.ts';
import { animalsMessages } from '#dashboard/api/animals/messages/animals-messages.ts';
import { lookTexts } from '#dashboard/findings/animals/look-texts.ts';
import { occurrencesMessages } from '#dashboard/findings/occurrences/messages/occurrences-messages.ts';
import { nightsLeftOut } from '#dashboard/findings/nights/leave-out-empty.tsx';
import { nightsMessages } from '#dashboard/findings/nights/messages/nights-messages.ts';
import { usePartMark } from '#dashboard/findings/loaded/use-part-mark.ts';
import { uiMessages } from '#dashboard/ui/messages/ui-messages.ts';
import { ProblemNote } from '#dashboard/ui/notes/problem-note.tsx';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { useTitle } from '#dashboard/ui/use-title.ts';
import { CompareBar } from './compare-bar.tsx';
import { CompareFiles } from './compare-files.tsx';
import { ComparePlots } from './compare-plots.tsx';
import { CompareTable } from './compare-table.tsx';
import { ComparedChoice } from './compared-choice.tsx';
import { Text } from '#dashboard/ui/looks/text.tsx';
import classes from './compare-page.module.css';
import analysis from '#dashboard/ui/pages/analysis-page.module.css';
import { compareMessages } from './messages/compare-messages.ts';
import { FarYearsNote } from './far-years-note.tsx';
import { useComparison, type UsedComparison } from '#dashboard/compare/model/use-comparison.ts';

/** Rates of a few deployments, projects or years over the season, as lines with spread, gaps and effort. */
export default function ComparePage() {
  const words = useMessages(compareMessages);
  const loaded = useMessages(loadedMessages);
  useTitle(words.title);
  const used = useComparison();
  const { state, subjects, lists } = used;
  return (
    <div className={classes.page}>
      <header className={analysis.head}>
        <h1>{words.title}</h1>
        <Text figures>{words.about}</Text>
      </header>
      <CompareBar used={used} />
      <ComparedChoice used={used} />
      {subjects.map(({ id, name }, index) => {
        const list = lists[index];
        return list !== undefined && <ListLoaded key={id} what={loaded.sessionsOf(name ?? `#${id}`)} list={list} />;
      })}
      {(state.measure === 'taxa' || used.finds.isNeeded) && (
        <ListLoaded what={loaded.nouns.occurrences} list={used.finds.occurrences} />
      )}
      <Compared used={used} />
    </div>
  );
}

function Compared({ used }: { used: UsedComparison }) {
  const words = useMessages(compareMessages);
  const drawings = useRef<HTMLDivElement>(null);
  const loaded = useMessages(loadedMessages);
  const nightWords = useMessages(nightsMessages);
  const ofAnimals = useMessages(animalsMessages);
  const { state, by, subjects, lists, comparison, known, sessionCount, isWhole, finds } = used;
  const ofSessions = usePartMark(lists, loaded.nouns.sessions);
  const ofOccurrences = usePartMark(finds.found === null ? [] : [finds.occurrences], loaded.nouns.occurrences);
  const marked = (text: string) => ofOccurrences(ofSessions(text));
  if (subjects.length === 0) return <Text figures>{words.chooseMore[by]}</Text>;
  const isLoading = lists.some((list) => list.isLoading && list.read === 0);
  if (comparison === null && finds.isNeeded && finds.found === null && !finds.isAwaited)
    return <NotFound used={used} />;
  if (comparison === null || isLoading)
    return (
      <Text figures aria-busy="true">
        {words.loading}
      </Text>
    );
  if (sessionCount === 0) return isWhole ? <Text figures>{words.none}</Text> : null;
  const nights = comparison.series.reduce((sum, one) => sum + one.nights.reduce((all, ran) => all + ran, 0), 0);
  const label = words.label(words.measures[state.measure], words.periods[state.period]);
  const based = words.basedOn(sessionCount, nights);
  const basedOn = isWhole ? marked(based) : words.notAll(based);
  const leftOut = [
    ...(known === null ? [] : nightsLeftOut(nightWords, known, state.empty)),
    ...(finds.found === null ? [] : lookTexts(ofAnimals, finds.found.looks, state.looked)),
  ];
  return (
    <>
      <div className={analysis.foot}>
        <Text figures role="status">
          {basedOn}
        </Text>
        <CompareFiles
          used={used}
          comparison={comparison}
          label={label}
          basis={[basedOn, ...leftOut]}
          marked={marked}
          drawings={drawings}
        />
      </div>
      {leftOut.length > 0 && <Text figures>{leftOut.join(' ')}</Text>}
      <FarYearsNote used={used} />
      {subjects.length === 1 && by !== 'year' && <Text figures>{words.chooseMore[by]}</Text>}
      {state.table === 'on' ? (
        <CompareTable
          comparison={comparison}
          label={label}
          measure={words.measures[state.measure]}
          isOfYears={by === 'year'}
        />
      ) : (
        <>
          <ComparePlots used={used} comparison={comparison} label={label} drawings={drawings} />
          <Text figures>
            {words.drawn} {state.moon === 'on' && by !== 'year' && words.moonDrawn}{' '}
            <HowComputed to={paths.statistics('pooled-rates-and-their-band')} />
          </Text>
        </>
      )}
    </>
  );
}

/** What the choice by who looked needs could not be loaded: of occurrences, the list above says it. */
function NotFound({ used: { finds, retryFinds } }: { used: UsedComparison }) {
  const { notLoaded } = useMessages(occurrencesMessages);
  const { retry } = useMessages(uiMessages);
  const { error, mustAsk, isStopped } = finds.occurrences;
  if (error !== null || mustAsk !== null || isStopped) return null;
  return (
    <ProblemNote action={retry} onAction={retryFinds}>
      {notLoaded}
    </ProblemNote>
  );
}
