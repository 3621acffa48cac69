import { paths } from '#dashboard/paths.ts';
import { HowComputed } from '#dashboard/ui/values/how-computed.tsx';
import { useCallback, useMemo, useRef } from 'react';
import type { AnimalChoice } from '#dashboard/findings/animals/animal-choice.ts';
import type { Look } from '#dashboard/findings/animals/looks.ts';
import { choiceTexts } from '#dashboard/api/animals/animal-texts.ts';
import { animalsMessages } from '#dashboard/api/animals/messages/animals-messages.ts';
import { listText } from '#dashboard/ui/text/list-text.ts';
import type { ListedEvent as Session } from '#contract/records/event.ts';
import type { ListedOccurrence } from '#contract/records/occurrence.ts';
import { choiceParameter, useUrlState } from '#dashboard/address/url-state.ts';
import { useProjectTaxa } from '#dashboard/findings/use-project-taxa.ts';
import { NativeSelect } from '#dashboard/ui/controls/native-select.tsx';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { Text } from '#dashboard/ui/looks/text.tsx';
import { Card } from '#dashboard/ui/looks/card.tsx';
import analysis from '#dashboard/ui/pages/analysis-page.module.css';
import { useWork } from '#dashboard/work/use-work.ts';
import type { Work } from '#dashboard/work/slices.ts';
import { accumulation, type AccumulationPoint } from './accumulation.ts';
import { AccumulationFiles } from './accumulation-files.tsx';
import { AccumulationPlot } from './accumulation-plot.tsx';
import { AccumulationTable } from './accumulation-table.tsx';
import { accumulationMessages } from '#dashboard/species/accumulation/messages/accumulation-messages.ts';
import type { Messages } from '#dashboard/species/accumulation/messages/en.ts';
import { sampledNights, type SampledNights } from './sampled-nights.ts';
import { COUNTED_RANKS, taxaAtRank, type CountedRank } from './taxa-at-rank.ts';
import classes from './taxa-accumulation.module.css';

interface TaxaAccumulationProps {
  occurrences: readonly ListedOccurrence[];
  /** all sessions of the set, also those without occurrences: the effort */
  sessions: readonly Session[];
  /** whose taxa are looked up; null: those of all projects */
  project: number | null;
  lowestScore: number | null;
  animal: AnimalChoice;
  look: Look;
  /** all occurrences and sessions are loaded: a part of them would make another curve */
  isWhole: boolean;
  /** what is sampled, in words: "Trap 4, Denmark" */
  of: string;
}

/** The curves, with what they are based on. */
interface Accumulated extends SampledNights {
  points: readonly AccumulationPoint[];
}

const parameters = {
  counted: choiceParameter(COUNTED_RANKS),
  accumulation: choiceParameter(['plot', 'table']),
};

/** Taxa by number of trap-nights: the observed curve and the one rarefied by nights, as a plot, a table and files. */
export function TaxaAccumulation(props: TaxaAccumulationProps) {
  const { occurrences, sessions, project, lowestScore, animal, look, isWhole, of } = props;
  const words = useMessages(accumulationMessages);
  const [{ counted: rank, accumulation: view }, change] = useUrlState(parameters);
  const drawings = useRef<HTMLDivElement>(null);
  const { taxa, isSettled } = useProjectTaxa(project);
  const begin = useCallback(
    () => accumulated(occurrences, sessions, { taxonAtRank: taxaAtRank(taxa, rank), lowestScore, animal, look }),
    [occurrences, sessions, taxa, rank, lowestScore, animal, look],
  );
  const isReady = isWhole && isSettled;
  const { now, last } = useWork(isReady ? begin : null, occurrences.length + sessions.length);
  const label = words.label(words.ranks[rank]);
  const ofAnimals = useMessages(animalsMessages);
  const basis = useMemo(() => {
    if (last === null) return null;
    const asked = listText(choiceTexts(animal, ofAnimals, look));
    const only = asked === '' ? [] : [ofAnimals.only(asked)];
    const others = last.otherAnimals === 0 ? [] : [ofAnimals.leftOut(last.otherAnimals)];
    return [...basisOf(last, rank, words), ...only, ...others];
  }, [last, rank, words, animal, look, ofAnimals]);
  return (
    <section className={classes.part} aria-label={words.title}>
      <div className={analysis.foot}>
        <Choices rank={rank} view={view} change={change} />
        {last !== null && basis !== null && (
          <AccumulationFiles
            points={last.points}
            drawings={drawings}
            label={label}
            of={of}
            basis={basis}
            rank={rank}
            isDrawn={view === 'plot'}
          />
        )}
      </div>
      {!isWhole && <Text figures>{words.needsAll}</Text>}
      {isReady && last === null && (
        <Text figures aria-busy="true">
          {words.computing}
        </Text>
      )}
      {last !== null && basis !== null && (
        <>
          <div role="status" aria-busy={now === null}>
            {basis.map((sentence) => (
              <Text key={sentence} figures>
                {sentence}
              </Text>
            ))}
          </div>
          {last.points.length === 0 && <Text figures>{words.none}</Text>}
          {last.points.length > 0 && view === 'table' && <AccumulationTable points={last.points} label={label} />}
          {last.points.length > 0 && view === 'plot' && (
            <Card as="figure" className={analysis.figure} ref={drawings}>
              <AccumulationPlot points={last.points} label={label} />
            </Card>
          )}
          <Text figures>
            {words.means} <HowComputed to={paths.statistics('accumulation-of-taxa')} />
          </Text>
        </>
      )}
    </section>
  );
}

interface ChoicesProps {
  rank: CountedRank;
  view: 'plot' | 'table';
  change: (
    patch: { counted?: CountedRank; accumulation?: 'plot' | 'table' },
    options: { replace: boolean },
  ) => Promise<void>;
}

/** Which rank is counted, and how it is shown. */
function Choices({ rank, view, change }: ChoicesProps) {
  const words = useMessages(accumulationMessages);
  return (
    <div className={analysis.bar}>
      <label className={analysis.field}>
        {words.count}
        <NativeSelect
          value={rank}
          onChange={({ currentTarget }) =>
            void change({ counted: parameters.counted.read(currentTarget.value) }, { replace: true })
          }
          data={COUNTED_RANKS.map((value) => ({ value, label: words.ranks[value] }))}
        />
      </label>
      <label className={analysis.field}>
        <input
          type="checkbox"
          checked={view === 'table'}
          onChange={({ currentTarget }) =>
            void change({ accumulation: currentTarget.checked ? 'table' : 'plot' }, { replace: true })
          }
        />
        {words.asTable}
      </label>
    </div>
  );
}

function* accumulated(
  occurrences: readonly ListedOccurrence[],
  sessions: readonly Session[],
  options: Parameters<typeof sampledNights>[2],
): Work<Accumulated> {
  const sampled = yield* sampledNights(occurrences, sessions, options);
  return { ...sampled, points: yield* accumulation(sampled.nights) };
}

/** "42 species in 61 trap-nights.", and what was left out. */
function basisOf(
  { points, aboveRank, belowScore, unknownNights }: Accumulated,
  rank: CountedRank,
  words: Messages,
): readonly string[] {
  return [
    words.found(words.taxa[rank](points.at(-1)?.observed ?? 0), points.length),
    ...(aboveRank > 0 ? [words.aboveRank[rank](aboveRank)] : []),
    ...(belowScore > 0 ? [words.belowScore(belowScore)] : []),
    ...(unknownNights > 0 ? [words.unknownNights(unknownNights)] : []),
  ];
}
