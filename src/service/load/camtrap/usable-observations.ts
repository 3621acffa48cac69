import { shownTag, verbatimTag } from '#service/exports/formats/camtrap/observation-tags.ts';
import { boxOfEdges, type DetectionBox } from '#service/database/detection-box.ts';
import type { CamtrapRun } from './camtrap-run.ts';
import { camtrapRows, MOST_CHARACTERS, type CamtrapRow } from './camtrap-rows.ts';
import { keptOf } from './kept-of.ts';
import { camtrapWholeNumber } from '#service/load/camtrap/tables/camtrap-numbers.ts';
import { levelOf } from '#service/load/camtrap/tables/read-table.ts';
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
/** The standard's other types, and the two of versions before 0.1.6: nothing is wrong with such a line. */
const NO_ANIMALS: ReadonlySet<string> = new Set([
  'human',
  'vehicle',
  'blank',
  'unknown',
  'unclassified',
  'empty',
  'undefined',
]);
/** More must be a typing error. */
const MOST_ANIMALS = 10_000;

/** The lines that can be occurrences; all others are reported. */
export async function* usableObservations(run: CamtrapRun, setAside: SetAside): AsyncGenerator<UsableObservation> {
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
    const [id, type] = [row.value('observationID'), row.value('observationType')];
    if (NO_ANIMALS.has(type.toLowerCase())) {
      row.pass('observationType', `${type}, and only animals are occurrences`);
      continue;
    }
    seen.add(id);
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
      count: camtrapWholeNumber(row.value('count') || '1'),
      probability: probabilityOf(row),
      identifiedBy: row.value('classifiedBy').slice(0, MOST_CHARACTERS) || null,
      identificationMethod: methodOf(row),
      box: boxOf(row),
      kept: keptOf(row, 'observations'),
    };
  }
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
  if (NO_ANIMALS.has(type.toLowerCase())) return null;
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

/** The box as shares of the medium's width and height (Camtrap DP, "bboxX" and the three after it). */
function boxOf(row: CamtrapRow): DetectionBox | null {
  const texts = BOX.map((column) => row.value(column));
  if (texts.every((text) => text === '')) return null;
  const [x, y, width, height] = BOX.map((column) => row.number(column)) as [number, number, number, number];
  if (x >= 0 && y >= 0 && width > 0 && height > 0) {
    const [right, bottom] = [x + width, y + height];
    if (right <= 1 && bottom <= 1) return { x, y, width, height };
    // Rounded values may add up to a little more than 1.
    const cut = right <= 1.001 && bottom <= 1.001 ? boxOfEdges([x, y, right, bottom], { width: 1, height: 1 }) : null;
    if (cut !== null) return cut;
  }
  row.note(BOX[0], 'is no box within the image, from 0 to 1: kept without it', texts.join(', '));
  return null;
}

const BOX = ['bboxX', 'bboxY', 'bboxWidth', 'bboxHeight'] as const;

function probabilityOf(row: CamtrapRow): number | null {
  const text = row.value('classificationProbability');
  if (text === '') return null;
  const probability = row.number('classificationProbability');
  if (probability >= 0 && probability <= 1) return probability;
  row.note('classificationProbability', 'is not from 0 to 1: kept without it', text);
  return null;
}

function methodOf(row: CamtrapRow): 'human' | 'machine' | null {
  const method = row.value('classificationMethod');
  if (method === 'human' || method === 'machine') return method;
  if (method !== '') row.note('classificationMethod', 'is neither human nor machine: kept without it', method);
  return null;
}
