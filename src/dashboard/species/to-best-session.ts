import type { AnimalChoice } from '#dashboard/findings/animals/animal-choice.ts';
import type { Look } from '#dashboard/findings/animals/looks.ts';
import { paths, SPECIES_ANCHOR } from '#dashboard/paths.ts';
import { speciesParameters } from './species-parameters.ts';
import { SPECIES_PREFIX } from './species-prefix.ts';
import type { TaxonTotals } from './species-totals.ts';

interface Choices extends AnimalChoice {
  ranks: ReturnType<typeof speciesParameters.ranks.read>;
  score: number | null;
  looked: Look;
}

/**
 * Where the best capture of a taxon is, for pages that do not know captures: the page of its session, with the taxon selected
 * among the species there.
 *
 * @param along further parameters of that page
 * @param choices those in force, which that page keeps
 */
export function toBestSession(
  along: Readonly<Record<string, string>>,
  { ranks, score, looked, sex, life_stage, behavior }: Choices,
): (taxon: TaxonTotals) => string | null {
  const written = { ranks: speciesParameters.ranks.write(ranks), score: speciesParameters.score.write(score) };
  const animal = { sex: sex || null, life_stage: life_stage || null, behavior: behavior || null };
  const look = { looked: speciesParameters.looked.write(looked) };
  return ({ id, best }) => {
    if (best === null || best.event === null) return null;
    const parameters = Object.entries({ ...written, ...animal, ...look, selected: String(id) }).flatMap(
      ([name, text]): [string, string][] => (text === null ? [] : [[SPECIES_PREFIX + name, text]]),
    );
    return `${paths.session(best.event, { ...along, ...Object.fromEntries(parameters) })}#${SPECIES_ANCHOR}`;
  };
}
