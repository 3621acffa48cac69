import { paths } from '#dashboard/paths.ts';
import { HowComputed } from '#dashboard/ui/values/how-computed.tsx';
import { LookSelect } from '#dashboard/findings/animals/look-select.tsx';
import { LeaveOutEmpty } from '#dashboard/findings/nights/leave-out-empty.tsx';
import { useProjectTaxa } from '#dashboard/findings/use-project-taxa.ts';
import { compareNamed } from '#dashboard/ui/text/compare-named.ts';
import { nameText } from '#dashboard/ui/text/name-text.ts';
import controls from '#dashboard/ui/controls/controls.module.css';
import { NativeSelect } from '#dashboard/ui/controls/native-select.tsx';
import { ScoreField } from '#dashboard/ui/controls/score-field.tsx';
import { SegmentedControl } from '#dashboard/ui/controls/segmented-control.tsx';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { dayOfIso, isoOfDay } from '#contract/time.ts';
import { typedText } from '#dashboard/ui/text/typed-text.ts';
import { effortParameters } from './effort-parameters.ts';
import { Text } from '#dashboard/ui/looks/text.tsx';
import analysis from '#dashboard/ui/pages/analysis-page.module.css';
import { effortMessages } from './messages/effort-messages.ts';
import { EFFORT_MEASURES } from '#dashboard/effort/model/effort-measure.ts';
import type { Effort } from '#dashboard/effort/model/use-effort.ts';

/** Lengths of occasions that are offered; the address may have others. */
const LENGTHS = [1, 5, 7, 14, 28];

/** The controls: what is shown, how long an occasion is, which nights, which taxon, as a table or not. */
export function EffortBar({ effort: { state, change, known, detection } }: { effort: Effort }) {
  const words = useMessages(effortMessages);
  const { measure, occasion, day_after: after, day_before: before, table } = state;
  const lengths = [...new Set([...LENGTHS, ...(occasion === 'month' ? [] : [occasion])])].toSorted((a, b) => a - b);
  return (
    <div className={analysis.bar}>
      <div className={analysis.choice}>
        <SegmentedControl
          aria-label={words.shows}
          value={measure}
          onChange={(word) => void change({ measure: effortParameters.measure.read(word) }, { replace: true })}
          data={EFFORT_MEASURES.map((value) => ({ value, label: words.measures[value] }))}
        />
      </div>
      <label className={analysis.field}>
        {words.occasion}
        <NativeSelect
          value={String(occasion)}
          onChange={({ currentTarget }) =>
            void change({ occasion: effortParameters.occasion.read(currentTarget.value) }, { replace: true })
          }
          data={[
            ...lengths.map((nights) => ({ value: String(nights), label: words.nightsLong(nights) })),
            { value: 'month', label: words.monthLong },
          ]}
        />
      </label>
      <label className={analysis.field}>
        {words.from}
        <input
          type="date"
          className={controls.field}
          value={after === null ? '' : isoOfDay(after)}
          onChange={({ currentTarget }) => void change({ day_after: dayOfIso(currentTarget.value) }, { replace: true })}
        />
      </label>
      <label className={analysis.field}>
        {words.to}
        <input
          type="date"
          className={controls.field}
          value={before === null ? '' : isoOfDay(before)}
          onChange={({ currentTarget }) =>
            void change({ day_before: dayOfIso(currentTarget.value) }, { replace: true })
          }
        />
      </label>
      {measure === 'detected' && <TaxonFields state={state} change={change} />}
      {(measure === 'occurrences' || (measure === 'detected' && state.taxon !== null)) && (
        <LookSelect
          counts={detection.looks}
          look={state.looked}
          className={analysis.field}
          onChange={(looked) => void change({ looked }, { replace: true })}
        />
      )}
      <LeaveOutEmpty
        value={state.empty}
        count={known?.empty ?? null}
        onChange={(empty) => void change({ empty }, { replace: true })}
      />
      <label className={analysis.field}>
        <input
          type="checkbox"
          checked={table === 'on'}
          onChange={({ currentTarget }) =>
            void change({ table: currentTarget.checked ? 'on' : 'off' }, { replace: true })
          }
        />
        {words.asTable}
      </label>
      <Text figures>
        {words.means[measure]}{' '}
        <HowComputed to={paths.statistics(measure === 'detected' ? 'detection-histories' : 'effort')} />
      </Text>
    </div>
  );
}

function TaxonFields({ state: { project, taxon, score }, change }: Pick<Effort, 'state' | 'change'>) {
  const words = useMessages(effortMessages);
  const { taxa } = useProjectTaxa(project);
  return (
    <>
      <label className={analysis.field}>
        {words.taxon}
        <NativeSelect
          title={words.withDescendants}
          value={taxon === null ? '' : String(taxon)}
          onChange={({ currentTarget }) =>
            void change({ taxon: effortParameters.taxon.read(currentTarget.value) }, { replace: true })
          }
          data={[
            { value: '', label: words.chooseTaxon },
            ...taxa.toSorted(compareNamed).map((one) => ({ value: String(one.id), label: nameText(one) })),
          ]}
        />
      </label>
      <ScoreField
        label={words.lowestScore}
        wrong={words.scoreWrong(typedText(0.8))}
        value={score}
        onChange={(text) => void change({ score: text }, { replace: true })}
      />
    </>
  );
}
