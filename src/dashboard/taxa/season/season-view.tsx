import { HowComputed } from '#dashboard/ui/values/how-computed.tsx';
import { useRef } from 'react';
import type { Taxon } from '#contract/records/taxon.ts';
import { useWholeList } from '#dashboard/api/lists/list-options.ts';
import { missingFields } from '#dashboard/findings/animals/animal-choice.ts';
import { choiceTexts } from '#dashboard/api/animals/animal-texts.ts';
import { animalsMessages } from '#dashboard/api/animals/messages/animals-messages.ts';
import type { Messages as AnimalsMessages } from '#dashboard/api/animals/messages/en.ts';
import { lookedAtText } from '#dashboard/findings/animals/look-texts.ts';
import { lowestScore } from '#dashboard/findings/lowest-score.ts';
import { ofProject, paths } from '#dashboard/paths.ts';
import type { TaxonSeason } from '#dashboard/taxa/season/model/taxon-season.ts';
import { occurrencesMessages } from '#dashboard/findings/occurrences/messages/occurrences-messages.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { nameText } from '#dashboard/ui/text/name-text.ts';
import { Card } from '#dashboard/ui/looks/card.tsx';
import { Text } from '#dashboard/ui/looks/text.tsx';
import analysis from '#dashboard/ui/pages/analysis-page.module.css';
import record from '#dashboard/ui/pages/record-page.module.css';
import { listText } from '#dashboard/ui/text/list-text.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { ListLoaded } from '#dashboard/findings/loaded/list-loaded.tsx';
import { loadedMessages } from '#dashboard/findings/loaded/messages/loaded-messages.ts';
import type { Messages } from './messages/en.ts';
import { seasonMessages } from './messages/season-messages.ts';
import { SeasonBar } from './season-bar.tsx';
import { SeasonExport } from './season-export.tsx';
import { SeasonFiles } from './season-files.tsx';
import { SeasonPlaces } from './season-places.tsx';
import { SeasonPlot } from './season-plot.tsx';
import { SeasonTable } from './season-table.tsx';
import classes from './season.module.css';
import { useTaxonSeason, type UsedSeason } from './use-taxon-season.ts';
import type { FoundTaxon } from './use-taxon.ts';
import { YearTable } from './year-table.tsx';

/** More names are no help. */
const MOST_NAMES = 8;

/** The season of a taxon, its records by year, and where it was found. */
export function SeasonView({ taxon, found }: { taxon: Taxon; found: FoundTaxon }) {
  const words = useMessages(seasonMessages);
  const ofOccurrences = useMessages(occurrencesMessages);
  const loaded = useMessages(loadedMessages);
  const used = useTaxonSeason(taxon.id, found);
  const { season, lists, state } = used;
  const carried = ofProject(state.project);
  const hasBelow = found.ids.size > 1;
  return (
    <>
      <Card as="section" className={`${record.card} ${classes.season}`}>
        <h2>{words.label}</h2>
        <SeasonBar used={used} hasBelow={hasBelow} />
        <ListLoaded what={loaded.nouns.deployments} list={lists.deployments} />
        <ListLoaded what={loaded.nouns.occurrences} list={lists.occurrences} />
        {lists.occurrences.projects !== null && <Text figures>{ofOccurrences.inTurn(lists.occurrences.projects)}</Text>}
        <ListLoaded what={loaded.nouns.sessions} list={lists.sessions} />
        {season === null && used.isAwaited && <div className={classes.waiting} aria-busy="true" />}
        {season !== null && <Season taxon={taxon} season={season} used={used} hasBelow={hasBelow} />}
      </Card>
      {/* Of some of the sessions they would name years and places where it was not found. */}
      {season !== null && season.years.length > 0 && !lists.sessions.isLoading && (
        <>
          <Card as="section" className={record.card}>
            <h2>{words.yearTable}</h2>
            <YearTable years={season.years} deployments={used.deployments} names={used.names} carried={carried} />
          </Card>
          <Card as="section" className={record.card}>
            <h2>{words.where}</h2>
            <SeasonPlaces name={nameText(taxon)} season={season} used={used} carried={carried} />
          </Card>
        </>
      )}
    </>
  );
}

interface SeasonProps {
  taxon: Taxon;
  season: TaxonSeason;
  used: UsedSeason;
  hasBelow: boolean;
}

function Season({ taxon, season, used, hasBelow }: SeasonProps) {
  const words = useMessages(seasonMessages);
  const projects = useWholeList('projects').data?.records;
  const name = nameText(taxon);
  const drawings = useRef<HTMLDivElement>(null);
  const { state, isWhole, chosen, scope } = used;
  const found = season.counted + season.uncounted;
  const nights = season.years.reduce((sum, { run }) => sum + run, 0);
  const basedOn = words.basedOn(found, numberText(nights), words.deploymentsOf(scope?.length ?? 0));
  const effort = effortText(words, used, (project) =>
    nameText(projects?.find((one) => one.id === project) ?? { id: project, name: null }),
  );
  const notes = [...notesOf(words, season, used, hasBelow), ...animalNotes(useMessages(animalsMessages), season, used)];
  return (
    <>
      <div className={analysis.foot}>
        <Text figures role="status">
          {isWhole ? basedOn : `${basedOn} (${words.notAll})`}
        </Text>
        <SeasonFiles
          name={name}
          season={season}
          notes={[basedOn, effort, ...notes]}
          isWhole={isWhole && season.lines.length > 0}
          drawings={state.table === 'on' ? null : drawings}
        >
          <SeasonExport taxon={taxon.id} used={used} />
        </SeasonFiles>
      </div>
      {isWhole && found === 0 && nights > 0 && <Text figures>{words.neverFound}</Text>}
      {isWhole && season.lines.length === 0 && chosen?.length !== 0 && (
        <Text figures>{scope?.length === 0 ? words.nowhere : words.nothingRan}</Text>
      )}
      {season.lines.length > 0 &&
        (state.table === 'on' ? (
          <SeasonTable season={season} />
        ) : (
          <SeasonPlot season={season} name={name} drawings={drawings} />
        ))}
      <Text figures>
        {words.about} {season.lines.length > 0 && state.table === 'off' && words.drawn}{' '}
        <HowComputed to={paths.statistics('season-of-a-taxon')} />
      </Text>
      <Text figures>
        {effort} {notes.join(' ')}
      </Text>
    </>
  );
}

/** What counts, and what could not. */
function notesOf(
  words: Messages,
  season: TaxonSeason,
  { isWithBelow, isWhole, state }: UsedSeason,
  hasBelow: boolean,
): readonly string[] {
  return [
    ...(hasBelow ? [isWithBelow ? words.withBelow : words.withoutBelow] : []),
    ...(lowestScore(state.score) === null ? [] : [words.scoreFrom(state.score)]),
    ...(season.unscored > 0 ? [words.unscored(season.unscored)] : []),
    ...(season.uncounted > 0 ? [words.uncounted(season.uncounted)] : []),
    ...(season.unplaced > 0 && isWhole ? [words.unplaced(season.unplaced)] : []),
  ];
}

/** Which animals count, how many others were found, and what no occurrence has. */
function animalNotes(
  words: AnimalsMessages,
  season: TaxonSeason,
  { animal, state, isWhole }: UsedSeason,
): readonly string[] {
  const asked = listText(choiceTexts(animal, words, state.looked));
  const lookedAt = lookedAtText(season.looks, words);
  const missing = isWhole ? missingFields(season.values, animal) : [];
  return [
    ...(lookedAt === null ? [] : [lookedAt]),
    ...(asked === '' ? [] : [words.only(asked)]),
    ...(state.looked !== 'any' && isWhole && season.looks.any > 0 && season.looks.said === 0
      ? [words.looked.neverSaid]
      : []),
    ...(season.otherAnimals > 0 ? [words.leftOut(season.otherAnimals)] : []),
    ...(missing.length > 0 ? [words.neverGiven(listText(missing.map((field) => words.names[field])))] : []),
  ];
}

/** Whose nights are the effort, in words. */
function effortText(
  words: Messages,
  { chosen, scope, state }: UsedSeason,
  nameOf: (project: number) => string,
): string {
  if (chosen !== null) return words.ofChosen;
  if (state.project !== null) return words.ofProject(nameOf(state.project));
  const projects = (scope ?? []).flatMap(({ project }) => project ?? []);
  const names = [...new Map(projects.map((project) => [project.id, nameText(project)])).values()];
  if (names.length === 0) return '';
  return names.length > MOST_NAMES ? words.ofManyProjects(names.length) : words.ofProjects(listText(names));
}
