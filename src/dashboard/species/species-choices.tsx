import { AnimalSelects } from '#dashboard/findings/animals/animal-selects.tsx';
import { LookSelect } from '#dashboard/findings/animals/look-select.tsx';
import { lookCounts } from '#dashboard/findings/animals/looks.ts';
import { NativeSelect } from '#dashboard/ui/controls/native-select.tsx';
import { SegmentedControl } from '#dashboard/ui/controls/segmented-control.tsx';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { scoreText } from '#dashboard/ui/text/score-text.ts';
import { speciesMessages } from '#dashboard/species/messages/species-messages.ts';
import { speciesParameters } from './species-parameters.ts';
import classes from './species.module.css';
import type { Species } from './use-species.ts';

const RANKS = ['species', 'higher', 'unknown', 'all'] as const;
/** Scores that are offered; the address may have others. */
const SCORES = [0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 0.99];

interface SpeciesChoicesProps {
  species: Species;
  /** offers the curves of accumulation, too */
  withCurves?: boolean;
  /** and which animals: on a record's page they have another place, which is there before they are known */
  withAnimals?: boolean;
}

/** The choices of a table of species: which ranks, each with its number of taxa, from which score, of which animals; or curves in its place. */
export function SpeciesChoices({ species, withCurves = false, withAnimals = false }: SpeciesChoicesProps) {
  const { totals, groups, ranks, score, show, change, isLoading } = species;
  const words = useMessages(speciesMessages);
  const offered = [...new Set([...SCORES, ...(score === null ? [] : [score])])].toSorted((a, b) => a - b);
  return (
    <div className={classes.choices}>
      {withCurves && (
        <SegmentedControl
          aria-label={words.shows}
          value={show}
          onChange={(chosen) => void change({ show: chosen }, { replace: true })}
          data={(['table', 'accumulation'] as const).map((value) => ({ value, label: words.views[value] }))}
        />
      )}
      {!(withCurves && show === 'accumulation') && (
        <div className={classes.choice}>
          <SegmentedControl
            aria-label={words.ranks}
            value={ranks}
            onChange={(chosen) => void change({ ranks: chosen }, { replace: true })}
            data={RANKS.map((group) => ({
              value: group,
              label: (
                <>
                  {words.groups[group]}{' '}
                  <span className={classes.number}>
                    {totals === null || (isLoading && groups[group].taxa === 0) ? '…' : numberText(groups[group].taxa)}
                  </span>
                </>
              ),
            }))}
          />
        </div>
      )}
      <label className={classes.score} title={words.lowestScoreMeans}>
        {words.lowestScore}
        <NativeSelect
          value={score === null ? '' : String(score)}
          onChange={({ currentTarget: { value } }) =>
            void change({ score: speciesParameters.score.read(value) }, { replace: true })
          }
          data={[
            { value: '', label: words.anyScore },
            ...offered.map((one) => ({ value: String(one), label: scoreText(one) })),
          ]}
        />
      </label>
      {withAnimals && <SpeciesAnimals species={species} />}
    </div>
  );
}

/** The choice of animals: who determined them, sex, life stage, behaviour. */
export function SpeciesAnimals({ species: { totals, animal, looked, change } }: { species: Species }) {
  return (
    <>
      <LookSelect
        counts={totals?.looks ?? lookCounts().counts}
        look={looked}
        className={classes.score}
        onChange={(chosen) => void change({ looked: chosen }, { replace: true })}
      />
      <AnimalSelects
        values={totals?.values ?? null}
        choice={animal}
        className={classes.score}
        onChange={(chosen) => void change(chosen, { replace: true })}
      />
    </>
  );
}
