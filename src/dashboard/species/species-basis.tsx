import { missingFrom } from '#dashboard/api/lists/whole-list.ts';
import { missingFields } from '#dashboard/findings/animals/animal-choice.ts';
import { choiceTexts } from '#dashboard/api/animals/animal-texts.ts';
import { animalsMessages } from '#dashboard/api/animals/messages/animals-messages.ts';
import type { Messages as AnimalsMessages } from '#dashboard/api/animals/messages/en.ts';
import { lookedAtText } from '#dashboard/findings/animals/look-texts.ts';
import { basisText } from '#dashboard/findings/occurrences/basis-text.ts';
import { occurrencesMessages } from '#dashboard/findings/occurrences/messages/occurrences-messages.ts';
import { OccurrencesStatus } from '#dashboard/findings/occurrences/occurrences-status.tsx';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { listText } from '#dashboard/ui/text/list-text.ts';
import { scoreText } from '#dashboard/ui/text/score-text.ts';
import type { Messages } from '#dashboard/species/messages/en.ts';
import { speciesMessages } from '#dashboard/species/messages/species-messages.ts';
import type { Species } from './use-species.ts';

interface SpeciesBasisProps {
  species: Species;
  /** of which sessions, in words */
  of?: string;
}

/** How many occurrences the table is based on, and how many it does not show. */
export function SpeciesBasis({ species, of = '' }: SpeciesBasisProps) {
  const words = useMessages(speciesMessages);
  const { basedOnAll } = useMessages(occurrencesMessages);
  const { loaded, totals, isLoading } = species;
  const { list } = loaded;
  const ofAnimals = useMessages(animalsMessages);
  const isWhole = list?.complete === true && missingFrom(list) === 0 && totals !== null && !isLoading;
  const part = list === undefined ? '' : basisText(list);
  const notes = loaded.isFetching ? [] : notesOf(species, words, ofAnimals);
  return (
    <OccurrencesStatus
      loaded={loaded}
      basis={`${of} ${isWhole ? basedOnAll(totals.occurrences) : part}`.trim()}
      offer={words.mustLoadAll}
    >
      {notes.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </OccurrencesStatus>
  );
}

/** Who looked, what is not shown, and what no occurrence says. */
function notesOf(species: Species, words: Messages, ofAnimals: AnimalsMessages): readonly string[] {
  const { totals, animal, looked } = species;
  if (totals === null) return [];
  const isUnsaid = looked !== 'any' && totals.looks.said === 0;
  const missing = missingFields(totals.values, animal).map((field) => ofAnimals.names[field]);
  const unsaid = [
    isUnsaid ? ofAnimals.looked.neverSaid : null,
    missing.length > 0 ? ofAnimals.neverGiven(listText(missing)) : null,
  ];
  return [
    lookedAtText(totals.looks, ofAnimals),
    leftText(species, words, ofAnimals),
    ...(totals.occurrences > 0 ? unsaid : []),
  ].filter((text) => text !== null);
}

/** What the table leaves out, by reason; null where it leaves out nothing. */
function leftText(
  { totals, groups, ranks, score, animal, looked, show }: Species,
  words: Messages,
  ofAnimals: AnimalsMessages,
): string | null {
  if (totals === null) return null;
  // The curves have a rank of their own, and say what they leave out.
  const showsAll = ranks === 'all' || show === 'accumulation';
  const others = showsAll ? [] : (['species', 'higher', 'unknown'] as const).filter((group) => group !== ranks);
  const parts = others.flatMap((group) => {
    const { taxa, occurrences } = groups[group];
    return taxa === 0 ? [] : words.left[group](taxa, words.counted(occurrences));
  });
  const { otherAnimals, undetermined, belowScore, withoutScore } = totals;
  if (otherAnimals > 0) parts.push(ofAnimals.others(otherAnimals, listText(choiceTexts(animal, ofAnimals, looked))));
  if (undetermined > 0) parts.push(words.undetermined(undetermined));
  if (belowScore > 0) parts.push(words.belowScore(belowScore, scoreText(score ?? 0)));
  if (withoutScore > 0) parts.push(words.withoutScore(withoutScore));
  return parts.length === 0 ? null : words.notShown(listText(parts));
}
