import { paths } from '#dashboard/paths.ts';
import { HowComputed } from '#dashboard/ui/values/how-computed.tsx';
import controls from '#dashboard/ui/controls/controls.module.css';
import { SegmentedControl } from '#dashboard/ui/controls/segmented-control.tsx';
import { LookSelect } from '#dashboard/findings/animals/look-select.tsx';
import { LeaveOutEmpty } from '#dashboard/findings/nights/leave-out-empty.tsx';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { dayOfIso, isoOfDay } from '#contract/time.ts';
import { COMPARED } from './compare-parameters.ts';
import { Text } from '#dashboard/ui/looks/text.tsx';
import analysis from '#dashboard/ui/pages/analysis-page.module.css';
import { compareMessages } from './messages/compare-messages.ts';
import { meaningTexts } from './meaning-texts.ts';
import { COMPARE_MEASURES, COMPARE_PERIODS } from '#dashboard/compare/model/comparison.ts';
import type { UsedComparison } from '#dashboard/compare/model/use-comparison.ts';

type State = UsedComparison['state'];

/** The controls: what the lines are, what they show, by which time, in which nights. */
export function CompareBar({ used }: { used: UsedComparison }) {
  const { state, by, change, known, finds } = used;
  const words = useMessages(compareMessages);
  const set = (patch: Partial<State>) => void change(patch, { replace: true });
  const dates = [
    { key: 'day_after', label: words.from },
    { key: 'day_before', label: words.to },
  ] as const;
  const checks = [
    { key: 'moon', label: words.moon, isOffered: by !== 'year' && state.table === 'off' },
    { key: 'table', label: words.asTable, isOffered: true },
  ] as const;
  return (
    <div className={analysis.bar}>
      <div className={analysis.choice}>
        <SegmentedControl
          aria-label={words.compared}
          value={by}
          onChange={(value) => set({ by: value })}
          data={COMPARED.map((value) => ({ value, label: words.by[value] }))}
        />
      </div>
      <div className={analysis.choice}>
        <SegmentedControl
          aria-label={words.shows}
          value={state.measure}
          onChange={(measure) => set({ measure })}
          data={COMPARE_MEASURES.map((value) => ({ value, label: words.measures[value] }))}
        />
      </div>
      <div className={analysis.choice}>
        <SegmentedControl
          aria-label={words.period}
          value={state.period}
          onChange={(period) => set({ period })}
          data={COMPARE_PERIODS.map((value) => ({ value, label: words.periods[value] }))}
        />
      </div>
      <div className={analysis.choice}>
        <SegmentedControl
          aria-label={words.plots}
          value={state.plots}
          disabled={state.table === 'on'}
          onChange={(plots) => set({ plots })}
          data={(['overlaid', 'multiples'] as const).map((value) => ({ value, label: words.plotsAre[value] }))}
        />
      </div>
      {dates.map(({ key, label }) => (
        <label key={key} className={analysis.field}>
          {label}
          <input
            type="date"
            className={controls.field}
            value={state[key] === null ? '' : isoOfDay(state[key])}
            onChange={({ currentTarget }) => set({ [key]: dayOfIso(currentTarget.value) })}
          />
        </label>
      ))}
      {state.measure !== 'captures' && (
        <LookSelect
          counts={finds.found?.looks ?? null}
          look={state.looked}
          className={analysis.field}
          onChange={(looked) => set({ looked })}
        />
      )}
      <LeaveOutEmpty value={state.empty} count={known?.empty ?? null} onChange={(empty) => set({ empty })} />
      {checks.map(
        ({ key, label, isOffered }) =>
          isOffered && (
            <label key={key} className={analysis.field}>
              <input
                type="checkbox"
                checked={state[key] === 'on'}
                onChange={({ currentTarget }) => set({ [key]: currentTarget.checked ? 'on' : 'off' })}
              />
              {label}
            </label>
          ),
      )}
      {state.measure === 'taxa' && (
        <label className={analysis.field}>
          <input
            type="checkbox"
            checked={state.counted === 'all'}
            onChange={({ currentTarget }) => set({ counted: currentTarget.checked ? 'all' : 'lowest' })}
          />
          {words.allDeterminations}
        </label>
      )}
      {meaningTexts(words, state.measure, finds.counted).map((text) => (
        <Text key={text} figures>
          {text}
        </Text>
      ))}
      <Text>
        <HowComputed
          to={paths.statistics(state.measure === 'taxa' ? 'taxa-of-a-night' : 'rates-of-a-session-and-of-many')}
        />
      </Text>
    </div>
  );
}
