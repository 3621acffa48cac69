import { useCallback, useMemo } from 'react';
import { ANIMAL_FIELDS } from '#contract/records/animal-fields.ts';
import type { ListedEvent as Session } from '#contract/records/event.ts';
import type { ListedOccurrence } from '#contract/records/occurrence.ts';
import { useUrlState } from '#dashboard/address/url-state.ts';
import { missingFrom } from '#dashboard/api/lists/whole-list.ts';
import type { AnimalChoice } from '#dashboard/findings/animals/animal-choice.ts';
import { animalText } from '#dashboard/api/animals/animal-texts.ts';
import { animalsMessages } from '#dashboard/api/animals/messages/animals-messages.ts';
import type { Messages as AnimalsMessages } from '#dashboard/api/animals/messages/en.ts';
import { LOOKS_IN_FILE, type Look } from '#dashboard/findings/animals/looks.ts';
import { basisText } from '#dashboard/findings/occurrences/basis-text.ts';
import type { OccurrencesLoaded } from '#dashboard/findings/occurrences/use-occurrences.ts';
import type { FilterInForce } from '#dashboard/list/model/filter-in-force.ts';
import { useRecordList } from '#dashboard/list/records/use-record-list.ts';
import { sessionsMessages } from '#dashboard/sessions/messages/sessions-messages.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { scoreText } from '#dashboard/ui/text/score-text.ts';
import { useWork } from '#dashboard/work/use-work.ts';
import { speciesMessages } from '#dashboard/species/messages/species-messages.ts';
import { speciesList, type SpeciesPlace } from './species-list.ts';
import { speciesParameters } from './species-parameters.ts';
import { speciesTotals, type TaxonTotals } from './species-totals.ts';
import type { RankGroup } from '#dashboard/findings/ranks/rank-group.ts';

interface SpeciesSource {
  place: SpeciesPlace;
  loaded: OccurrencesLoaded;
  /** null until all are loaded */
  sessions: readonly Session[] | null;
  /** filters of the list of these sessions; memoised */
  ofSource?: readonly FilterInForce[];
}

const NO_OCCURRENCES: readonly ListedOccurrence[] = [];
const NO_FILTERS: readonly FilterInForce[] = [];

/** The species of some sessions: their totals, the list that shows them, and the choices in the address. */
export function useSpecies({ place, loaded, sessions, ofSource = NO_FILTERS }: SpeciesSource) {
  const words = useMessages(speciesMessages);
  const wordsOfSessions = useMessages(sessionsMessages);
  const [{ ranks, score, show, looked, sex, life_stage, behavior }, change] = useUrlState(speciesParameters);
  const animal = useMemo(() => ({ sex, life_stage, behavior }), [sex, life_stage, behavior]);
  const ofAnimals = useMessages(animalsMessages);
  const { list: read, isFetching, loadedAtMs } = loaded;
  const occurrences = read?.records ?? NO_OCCURRENCES;
  const onlyOfSessions = place.of === 'sessions';
  const begin = useCallback(
    () => speciesTotals(occurrences, sessions ?? [], { lowestScore: score, animal, look: looked, onlyOfSessions }),
    [occurrences, sessions, score, animal, looked, onlyOfSessions],
  );
  // The first of more than 50,000 say nothing.
  const isReady = read !== undefined && !(read.tooMany && !isFetching) && sessions !== null;
  const { now, last } = useWork(isReady ? begin : null, occurrences.length);
  const totals = isReady ? last : null;
  const isLoading = isFetching || (isReady && now === null);
  const groups = useMemo(() => taxaOfGroups(totals?.taxa ?? []), [totals]);

  const definition = useMemo(
    () => speciesList({ species: words, sessions: wordsOfSessions }, place, ranks),
    [words, wordsOfSessions, place, ranks],
  );
  const within = useMemo(() => (ranks === 'all' ? undefined : ({ group }: TaxonTotals) => group === ranks), [ranks]);
  const filters = useMemo(
    () => [
      ...ofSource,
      ...(score === null ? [] : [scoreFilter(score, words.lowestScore, words.atLeast)]),
      ...animalFilters(animal, ofAnimals),
      ...lookFilters(looked, ofAnimals),
    ],
    [score, animal, looked, ofSource, words, ofAnimals],
  );
  const isWhole = read?.complete === true && missingFrom(read) === 0;
  const list = useRecordList(definition, {
    within,
    ofSource: filters,
    made: {
      rows: totals?.taxa ?? null,
      part: read === undefined || isWhole ? null : basisText(read),
      isCurrent: now !== null,
      isFetching: isLoading,
      loadedAtMs,
    },
  });
  return { list, totals, groups, ranks, score, animal, looked, show, change, loaded, sessions, isLoading, isWhole };
}

export type Species = ReturnType<typeof useSpecies>;

function scoreFilter(score: number, name: string, text: (score: string) => string): FilterInForce {
  // The same in every language.
  return { name, text: text(scoreText(score)), fileText: `score ${score} or more`, parameters: ['score'] };
}

function animalFilters(animal: AnimalChoice, words: AnimalsMessages): FilterInForce[] {
  return ANIMAL_FIELDS.filter((field) => animal[field] !== '').map((field) => ({
    name: words.names[field],
    text: animalText(field, animal[field], words),
    // The same in every language.
    fileText: `${field.replace('_', ' ')} ${animal[field]}`,
    parameters: [field],
  }));
}

function lookFilters(look: Look, { looked: words }: AnimalsMessages): FilterInForce[] {
  if (look === 'any') return [];
  return [{ name: words.name, text: words.values[look], fileText: LOOKS_IN_FILE[look], parameters: ['looked'] }];
}

interface GroupTotals {
  taxa: number;
  occurrences: number;
}

/** How many taxa are of each group of ranks, and of all, with how many occurrences. */
function taxaOfGroups(taxa: readonly TaxonTotals[]): Readonly<Record<RankGroup | 'all', GroupTotals>> {
  const none = () => ({ taxa: 0, occurrences: 0 });
  const groups = { species: none(), higher: none(), unknown: none(), all: none() };
  for (const { group, occurrences } of taxa) {
    for (const of of [groups[group], groups.all]) {
      of.taxa += 1;
      of.occurrences += occurrences;
    }
  }
  return groups;
}
