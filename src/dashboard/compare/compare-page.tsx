import { useRef } from 'react';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { useTitle } from '#dashboard/ui/use-title.ts';
import { CompareBar } from './compare-bar.tsx';
import { CompareFiles } from './compare-files.tsx';
import { ComparePlots } from './compare-plots.tsx';
import { CompareTable } from './compare-table.tsx';
import { ComparedChoice } from './compared-choice.tsx';
import classes from './compare-page.module.css';
import analysis from '#dashboard/ui/pages/analysis-page.module.css';
import { compareMessages } from './messages/compare-messages.ts';
import { FarYearsNote } from './far-years-note.tsx';
import { SessionsLoaded } from './sessions-loaded.tsx';
import { useComparison, type UsedComparison } from '#dashboard/compare/model/use-comparison.ts';

/** Rates of a few deployments, projects or years over the season, as lines with spread, gaps and effort. */
export default function ComparePage() {
  const words = useMessages(compareMessages);
  useTitle(words.title);
  const used = useComparison();
  const { state, by, change, subjects, queries, wires } = used;
  return (
    <div className={classes.page}>
      <header className={analysis.head}>
        <h1>{words.title}</h1>
        <p className={analysis.hint}>{words.about}</p>
      </header>
      <CompareBar state={state} by={by} change={change} />
      <ComparedChoice used={used} />
      {queries.map((query, index) => {
        const [subject, wire] = [subjects[index], wires[index]];
        return (
          subject !== undefined &&
          wire !== undefined && (
            <SessionsLoaded key={subject.id} name={subject.name ?? `#${subject.id}`} query={query} wire={wire} />
          )
        );
      })}
      <Compared used={used} />
    </div>
  );
}

function Compared({ used }: { used: UsedComparison }) {
  const words = useMessages(compareMessages);
  const drawings = useRef<HTMLDivElement>(null);
  const { state, by, subjects, queries, comparison, sessionCount, isWhole } = used;
  if (subjects.length === 0) return <p className={analysis.hint}>{words.chooseMore[by]}</p>;
  const isLoading = queries.some(({ data, error }) => data === undefined && error === null);
  if (comparison === null || isLoading)
    return (
      <p className={analysis.hint} aria-busy="true">
        {words.loading}
      </p>
    );
  if (sessionCount === 0) return isWhole ? <p className={analysis.hint}>{words.none}</p> : null;
  const nights = comparison.series.reduce((sum, one) => sum + one.nights.reduce((all, ran) => all + ran, 0), 0);
  const label = words.label(words.measures[state.measure], words.periods[state.period]);
  const basedOn = words.basedOn(sessionCount, nights);
  return (
    <>
      <div className={analysis.foot}>
        <p className={analysis.hint} role="status">
          {isWhole ? basedOn : words.notAll(basedOn)}
        </p>
        <CompareFiles used={used} comparison={comparison} label={label} basedOn={basedOn} drawings={drawings} />
      </div>
      <FarYearsNote used={used} />
      {subjects.length === 1 && by !== 'year' && <p className={analysis.hint}>{words.chooseMore[by]}</p>}
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
          <p className={analysis.hint}>
            {words.drawn} {state.moon === 'on' && by !== 'year' && words.moonDrawn}
          </p>
        </>
      )}
    </>
  );
}
