import { Link } from 'react-router-dom';
import { MOST_SERIES } from '#dashboard/chart/lines/series-colour.ts';
import { AnimalSelects } from '#dashboard/findings/animals/animal-selects.tsx';
import { LookSelect } from '#dashboard/findings/animals/look-select.tsx';
import { ofProject, paths } from '#dashboard/paths.ts';
import { Button } from '#dashboard/ui/controls/button.tsx';
import { Text } from '#dashboard/ui/looks/text.tsx';
import controls from '#dashboard/ui/controls/controls.module.css';
import { NativeSelect } from '#dashboard/ui/controls/native-select.tsx';
import { ScoreField } from '#dashboard/ui/controls/score-field.tsx';
import { SegmentedControl } from '#dashboard/ui/controls/segmented-control.tsx';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { moveFocusOnUnmount } from '#dashboard/ui/move-focus-on-unmount.ts';
import analysis from '#dashboard/ui/pages/analysis-page.module.css';
import { compareNames } from '#dashboard/ui/text/compare-names.ts';
import { typedText } from '#dashboard/ui/text/typed-text.ts';
import { seasonMessages } from './messages/season-messages.ts';
import classes from './season.module.css';
import { seasonParameters } from './season-parameters.ts';
import type { UsedSeason } from './use-taxon-season.ts';

/** More names would be a page of their own. */
const MOST_CHIPS = 12;

interface SeasonBarProps {
  used: UsedSeason;
  hasBelow: boolean;
}

/** The controls: which taxa, deployments, scores, animals and years count, as a table or not. */
export function SeasonBar({ used, hasBelow }: SeasonBarProps) {
  const words = useMessages(seasonMessages);
  const { state, change, animal, season } = used;
  const set = (patch: Partial<typeof state>) => void change(patch, { replace: true });
  return (
    <div className={analysis.bar}>
      {hasBelow && (
        <div className={analysis.choice}>
          <SegmentedControl
            aria-label={words.counted}
            value={state.descendants}
            onChange={(word) => set({ descendants: seasonParameters.descendants.read(word) })}
            data={(['included', 'no'] as const).map((value) => ({ value, label: words.countedAre[value] }))}
          />
        </div>
      )}
      <ChosenDeployments used={used} />
      <ScoreField
        label={words.lowestScore}
        wrong={words.scoreWrong(typedText(0.8))}
        value={state.score}
        onChange={(score) => set({ score })}
      />
      {season !== null && (
        <LookSelect
          counts={season.looks}
          look={state.looked}
          className={analysis.field}
          onChange={(looked) => set({ looked })}
        />
      )}
      <AnimalSelects values={season?.values ?? null} choice={animal} className={analysis.field} onChange={set} />
      <label className={analysis.field}>
        <input
          type="checkbox"
          checked={state.table === 'on'}
          onChange={({ currentTarget }) => set({ table: currentTarget.checked ? 'on' : 'off' })}
        />
        {words.asTable}
      </label>
      <YearChoice used={used} />
    </div>
  );
}

/** The deployments that are looked at, and a choice of more; all where none is chosen. */
function ChosenDeployments({ used: { state, change, deployments, names, chosen } }: { used: UsedSeason }) {
  const words = useMessages(seasonMessages);
  const { project, deployment: named } = state;
  const choose = (ids: readonly number[]) => void change({ deployment: ids.length === 0 ? null : ids });
  const offered = deployments
    .filter((one) => (project === null || one.project?.id === project) && named?.includes(one.id) !== true)
    .map((one) => ({ value: String(one.id), label: names.textOf(one) }))
    .toSorted((one, other) => compareNames(one.label, other.label));
  return (
    <>
      {chosen !== null && chosen.length <= MOST_CHIPS && chosen.length > 0 && (
        <ul className={analysis.chips} aria-label={words.deployments}>
          {chosen.map((one) => (
            <li key={one.id}>
              <Link to={paths.deployment(one.id, ofProject(project))}>{names.textOf(one)}</Link>
              <button
                ref={moveFocusOnUnmount}
                type="button"
                className={controls.icon}
                aria-label={words.remove(names.textOf(one))}
                onClick={() => choose((named ?? []).filter((id) => id !== one.id))}
              >
                ×
              </button>
            </li>
          ))}
        </ul>
      )}
      {named !== null && (
        <span className={analysis.offer}>
          {chosen !== null && chosen.length > MOST_CHIPS && words.chosen(chosen.length)}
          {chosen?.length === 0 && words.noneOfProject}
          <Button compact onClick={() => choose([])}>
            {words.allDeployments}
          </Button>
        </span>
      )}
      <NativeSelect
        aria-label={named === null ? words.chooseDeployment : words.addDeployment}
        className={classes.select}
        value=""
        onChange={({ currentTarget }) => {
          const id = Number(currentTarget.value);
          if (id > 0) choose([...(named ?? []), id]);
        }}
        data={[{ value: '', label: named === null ? words.allDeployments : words.addDeployment }, ...offered]}
      />
    </>
  );
}

/** Of more years than there are lines, those that are drawn. */
function YearChoice({ used: { season, change } }: { used: UsedSeason }) {
  const words = useMessages(seasonMessages);
  if (season === null || season.years.length <= MOST_SERIES) return null;
  const drawn = season.lines.map(({ year }) => year);
  return (
    <fieldset className={classes.years}>
      <Text as="legend" tone="soft">
        {words.yearsDrawn}
      </Text>
      {season.years.map(({ year }) => {
        const isDrawn = drawn.includes(year);
        return (
          <label key={year} className={analysis.field}>
            <input
              type="checkbox"
              checked={isDrawn}
              disabled={isDrawn ? drawn.length === 1 : drawn.length >= MOST_SERIES}
              onChange={() =>
                void change({
                  years: isDrawn ? drawn.filter((one) => one !== year) : [...drawn, year].toSorted((a, b) => a - b),
                })
              }
            />
            {year}
          </label>
        );
      })}
    </fieldset>
  );
}
