import { Link } from 'react-router-dom';
import { paths } from '#dashboard/paths.ts';
import { animalText } from '#dashboard/api/animals/animal-texts.ts';
import { animalsMessages } from '#dashboard/api/animals/messages/animals-messages.ts';
import type { Messages as AnimalsMessages } from '#dashboard/api/animals/messages/en.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { scoreText } from '#dashboard/ui/text/score-text.ts';
import { Unknown } from '#dashboard/ui/values/unknown.tsx';
import { determinationsMessages } from '#dashboard/night/viewer/determinations/messages/determinations-messages.ts';
import type { Messages } from '#dashboard/night/viewer/determinations/messages/en.ts';
import { byTexts } from './by-texts.ts';
import type { ShownDetection } from './shown-detections.ts';
import { Text } from '#dashboard/ui/looks/text.tsx';
import classes from './determinations.module.css';

interface DeterminationItemProps {
  detection: ShownDetection;
  /** address parameters that links carry along */
  carried: Record<string, string>;
  isLit: boolean;
  /** others have one */
  lacksBox: boolean;
  onLit: (id: number | null) => void;
}

/** One animal: its taxon, its rank where that is not species, and its score. */
export function DeterminationItem({ detection, carried, isLit, lacksBox, onLit }: DeterminationItemProps) {
  const words = useMessages(determinationsMessages);
  const ofAnimals = useMessages(animalsMessages);
  const { id, taxon, score } = detection;
  const isSpecies = taxon?.rank?.toUpperCase() === 'SPECIES';
  const more = [
    ...byTexts(detection.by, words),
    ...animalTexts(detection.details ?? {}, words, ofAnimals),
    ...(score === null ? [] : [words.here(scoreText(score))]),
    ...(lacksBox ? [words.withoutBox] : []),
  ];
  return (
    <li
      className={classes.item}
      data-detection={id}
      data-lit={isLit || undefined}
      onPointerEnter={() => onLit(id)}
      onPointerLeave={() => onLit(null)}
    >
      <span className={classes.taxon}>
        {taxon === null ? (
          words.noTaxon
        ) : (
          <Link to={paths.taxon(taxon.id, carried)} onFocus={() => onLit(id)} onBlur={() => onLit(null)}>
            {taxon.name}
          </Link>
        )}
        {taxon?.rank && !isSpecies && (
          <Text as="span" lang="en">
            {taxon.rank}
          </Text>
        )}
      </span>
      <Score detection={detection} words={words} />
      {more.length > 0 && (
        <Text as="span" figures className={classes.more}>
          {more.join(' · ')}
        </Text>
      )}
    </li>
  );
}

/** The score of a model; of a person's determination, that it is one. */
function Score({ detection: { best, by }, words }: { detection: ShownDetection; words: Messages }) {
  if (by?.who === 'person') return <span className={classes.score}>{words.person}</span>;
  return (
    <span className={classes.score} title={words.scoreMeans}>
      <span className="visually-hidden">{words.score} </span>
      {best === null ? <Unknown /> : scoreText(best)}
    </span>
  );
}

/** Life stage, sex, behaviour and individual, as far as the source of the animal says them. */
function animalTexts(
  details: NonNullable<ShownDetection['details']>,
  words: Messages,
  ofAnimals: AnimalsMessages,
): string[] {
  const of = (column: string) => details[column] ?? '';
  return [
    animalText('life_stage', of('lifeStage'), ofAnimals),
    animalText('sex', of('sex'), ofAnimals),
    of('behavior'),
    of('individualID') && words.individual(of('individualID')),
  ].filter((text) => text !== '');
}
