import { shownTag, verbatimTag } from '#service/exports/formats/camtrap/observation-tags.ts';
import type { DetectionBox } from '#service/database/detection-box.ts';
import type { CamtrapRun } from './camtrap-run.ts';
import { camtrapRows, MOST_CHARACTERS, type CamtrapRow } from './camtrap-rows.ts';
import { keptOf } from './kept-of.ts';
import { boxOf, methodOf, probabilityOf } from './observation-values.ts';
import { otherType, type OtherObservations } from './other-observations.ts';
import { camtrapWholeNumber } from '#service/load/camtrap/tables/camtrap-numbers.ts';
import { occurrenceKeys } from '#service/load/camtrap/tables/occurrence-keys.ts';
import { levelOf, MOST_ANIMALS } from '#service/load/camtrap/tables/read-table.ts';
import { SeenIds } from '#service/load/camtrap/tables/repeated-ids.ts';
import { taxonKey, taxonName } from '#service/load/camtrap/taxa/taxon-name.ts';
import { Progress } from '#service/load/progress.ts';
import type { SetAside } from '#service/load/set-aside.ts';

/** A line of `observations.csv` about animals with a name. */
export interface UsableObservation {
  file: string;
  line: number;
  id: string;
  deployment: string;
  level: 'media' | 'event';
  mediaId: string;
  eventStart: string;
  eventEnd: string;
  /** null where none is given */
  eventId: string | null;
  /** equal for observations of one taxon in one event, at both levels; null where no eventID is given */
  eventKey: string | null;
  /** which animals of the taxon: equal for observations of the same stage, sex and individual */
  animalsKey: string;
  scientificName: string;
  /** what they were determined as, where that is no taxon: then `scientificName` is the lowest taxon above it */
  verbatim: string | null;
  /** of level media in a package of ours: the observation of level event that it shows; null where it does not say */
  shows: string | null;
  /** number of animals */
  count: number;
  /** 0 to 1 */
  probability: number | null;
  identifiedBy: string | null;
  identificationMethod: 'human' | 'machine' | null;
  /** around the animals on the medium; null where none is given */
  box: DetectionBox | null;
  /** what the line says besides, as the database has it */
  kept: string | null;
}

/** What tells animals of one taxon in one event apart. */
const ANIMALS = ['lifeStage', 'sex', 'individualID'];

/**
 * The lines that can be occurrences; all others are reported.
 *
 * @param others gets the lines that are about no animal
 */
export async function* usableObservations(
  run: CamtrapRun,
  setAside: SetAside,
  others?: OtherObservations,
): AsyncGenerator<UsableObservation> {
  const seen = new SeenIds(run.pack.tables.observations.repeated);
  // Millions of lines may be about no animal.
  const progress = new Progress(run.context, 'observations');
  for await (const row of camtrapRows(run.pack, 'observations', setAside)) {
    progress.add(1, run.pack.tables.observations.lines);
    const fault = faultOf(row, run, seen);
    if (fault !== null) {
      const [field, why, value] = fault;
      row.leaveOut(field, why, value);
      continue;
    }
    const [id, other] = [row.value('observationID'), otherType(row)];
    if (other !== undefined) {
      row.pass('observationType', `${row.value('observationType')}, and only animals are occurrences`);
      await others?.add(row, other);
      continue;
    }
    const count = camtrapWholeNumber(row.value('count') || '1');
    const more = occurrenceKeys(id, 1, count);
    const taken = more.find((one) => seen.has(one));
    if (taken !== undefined) {
      row.leaveOut('count', 'makes an observationID that came before in this file', taken);
      continue;
    }
    for (const one of [id, ...more]) seen.add(one);
    const [deployment, eventId] = [row.deployment, row.value('eventID')];
    const scientificName = taxonName(row.value('scientificName'));
    const tagged = verbatimTag.read(row.value('observationTags'));
    const verbatim = tagged === null ? null : taxonName(tagged) || null;
    yield {
      file: row.file,
      line: row.line,
      id,
      deployment,
      level: levelOf(row.value('observationLevel'), row.value('mediaID')),
      mediaId: row.value('mediaID'),
      eventStart: row.value('eventStart'),
      eventEnd: row.value('eventEnd'),
      eventId: eventId || null,
      eventKey:
        eventId === ''
          ? null
          : JSON.stringify([
              deployment,
              eventId,
              taxonKey(scientificName),
              verbatim === null ? null : taxonKey(verbatim),
            ]),
      animalsKey: ANIMALS.map((column) => row.value(column)).join('\n'),
      scientificName,
      verbatim,
      shows: shownTag.read(row.value('observationTags')),
      count,
      probability: probabilityOf(row),
      identifiedBy: row.value('classifiedBy').slice(0, MOST_CHARACTERS) || null,
      identificationMethod: methodOf(row),
      box: boxOf(row),
      // Tags of ours are read above.
      kept: keptOf(row, 'observations', { ownComment: '' }),
    };
  }
  await others?.flush();
}

/** Why a line cannot be read: the field, the reason, and the value that it is about. */
function faultOf(
  row: CamtrapRow,
  { deployments }: CamtrapRun,
  seen: SeenIds,
): [field: string, why: string, value?: string] | null {
  const [id, type, level, count] = [
    row.value('observationID'),
    row.value('observationType'),
    row.value('observationLevel'),
    row.value('count'),
  ];
  if (id === '') return ['observationID', 'empty'];
  if (seen.has(id)) return ['observationID', 'came before in this file'];
  if (otherType(row) !== undefined) return null;
  if (type.toLowerCase() !== 'animal')
    return ['observationType', 'is no type of observation, and only animals are occurrences', type || 'empty'];
  if (!deployments.has(row.deployment)) return ['deploymentID', 'is not among the deployments'];
  if (taxonName(row.value('scientificName')) === '') return ['scientificName', 'empty, so there is no taxon'];
  const verbatim = verbatimTag.read(row.value('observationTags')) ?? '';
  if (verbatim.length > MOST_CHARACTERS) {
    return ['observationTags', `its verbatimIdentification is longer than ${MOST_CHARACTERS} characters`];
  }
  if (!['', 'media', 'event'].includes(level)) return ['observationLevel', 'is neither media nor event', level];
  const number = camtrapWholeNumber(count);
  if (count !== '' && !(number > 0 && number <= MOST_ANIMALS)) {
    return ['count', `is not a whole number from 1 to ${MOST_ANIMALS}`, count];
  }
  return null;
}
