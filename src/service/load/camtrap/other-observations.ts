import { formatTimestamp } from '#contract/time.ts';
import { idsIn, textsIn } from '#service/database/ids-in.ts';
import { insertRows } from '#service/database/insert-rows.ts';
import type { Database } from '#service/database/open-database.ts';
import { readKept } from '#service/exports/formats/kept-values.ts';
import { otherText, type OtherType, type OtherValues } from '#service/exports/formats/other-values.ts';
import { offsetText } from '#service/exports/formats/zoned-times.ts';
import { inBatch } from '#service/load/in-batch.ts';
import { idsHere } from '#service/load/loaded-rows.ts';
import { sessionKey } from './camtrap-media.ts';
import { MOST_CHARACTERS, type CamtrapRow } from './camtrap-rows.ts';
import { BATCH_LINES, type CamtrapRun } from './camtrap-run.ts';
import { sessionAt } from './camtrap-sessions.ts';
import { hasOffset, NO_TIME, parseCamtrapTime } from './camtrap-time.ts';
import { keptOf } from './kept-of.ts';
import { boxOf, methodOf, probabilityOf } from './observation-values.ts';
import { camtrapWholeNumber } from '#service/load/camtrap/tables/camtrap-numbers.ts';
import { levelOf } from '#service/load/camtrap/tables/read-table.ts';

/** The standard's types, and the two of versions before 0.1.6. */
const TYPES: ReadonlyMap<string, OtherType> = new Map([
  ['human', 'human'],
  ['vehicle', 'vehicle'],
  ['blank', 'blank'],
  ['empty', 'blank'],
  ['unknown', 'unknown'],
  ['undefined', 'unknown'],
  ['unclassified', 'unclassified'],
]);

/** The type of a line that is about no animal; undefined of others: nothing is wrong with such a line. */
export function otherType(row: CamtrapRow): OtherType | undefined {
  return TYPES.get(row.value('observationType').toLowerCase());
}

interface Line {
  row: CamtrapRow;
  type: OtherType;
}

interface Place {
  capture_id: number | null;
  event_id: number | null;
  deployment_id: number | null;
}

/** Keeps the lines of `observations.csv` that are about no animal, for packages: with a capture, a session or a deployment. */
export class OtherObservations {
  readonly #run: CamtrapRun;
  /** by observationID; of lines with the same the last counts */
  readonly #lines = new Map<string, Line>();

  constructor(run: CamtrapRun) {
    this.#run = run;
  }

  async add(row: CamtrapRow, type: OtherType): Promise<void> {
    this.#lines.set(row.value('observationID'), { row, type });
    if (this.#lines.size >= BATCH_LINES) await this.flush();
  }

  async flush(): Promise<void> {
    const lines = new Map(this.#lines);
    this.#lines.clear();
    if (lines.size > 0) await inBatch(this.#run.context, (transaction) => this.#put(transaction, lines));
  }

  async #put(transaction: Database, lines: ReadonlyMap<string, Line>): Promise<void> {
    const { pack, projectId } = this.#run;
    const captures = await this.#capturesOf(transaction, [...lines.values()]);
    const animals = await this.#animalsAmong(transaction, lines, [...captures.values()]);
    const events = await idsHere(
      transaction,
      pack.source,
      'events',
      [...lines.values()].flatMap(({ row }) => (isOfMedium(row) ? [] : (this.#sessionOf(row)?.key ?? []))),
    );
    const rows = [...lines].flatMap(([public_id, { row, type }]) => {
      if (animals.has(public_id)) {
        row.note('observationID', 'is that of an animal of an earlier load, which stays');
        return [];
      }
      const found = isOfMedium(row) ? ofMedium(row, captures.get(row.value('mediaID'))) : this.#ofTime(row, events);
      if (found === null) return [];
      const { place, ...times } = found;
      return [{ project_id: projectId, public_id, ...place, type, kept: otherText({ ...valuesOf(row), ...times }) }];
    });
    await dropOthers(transaction, projectId, [...lines.keys()]);
    await insertRows(transaction, 'other_observations', rows);
  }

  async #capturesOf(transaction: Database, lines: readonly Line[]) {
    const mediaIds = lines.flatMap(({ row }) => (isOfMedium(row) ? [row.value('mediaID')] : []));
    const ids = await idsHere(transaction, this.#run.pack.source, 'captures', mediaIds);
    const rows = await transaction
      .selectFrom('captures')
      .select(['id', 'timestamp', 'kept'])
      .where(idsIn(transaction, 'id', [...ids.values()]))
      .execute();
    const byId = new Map(rows.map((row) => [row.id, row]));
    return new Map([...ids].map(([mediaId, id]) => [mediaId, byId.get(id)]));
  }

  /** The ids that animals have, of this load or an earlier one: an id is in a package once. */
  async #animalsAmong(
    transaction: Database,
    lines: ReadonlyMap<string, Line>,
    captures: readonly ({ id: number } | undefined)[],
  ): Promise<ReadonlySet<string>> {
    const occurrences = await idsHere(transaction, this.#run.pack.source, 'occurrences', [...lines.keys()]);
    const detections = await transaction
      .selectFrom('detections')
      .select('public_id')
      .where(idsIn(transaction, 'capture_id', [...new Set(captures.flatMap((one) => one?.id ?? []))]))
      .execute();
    return new Set([...occurrences.keys(), ...detections.flatMap(({ public_id }) => public_id ?? [])]);
  }

  #sessionOf(row: CamtrapRow) {
    const [start, end] = timesOf(row);
    if (start === null || end === null) return null;
    const session = sessionAt(this.#run.sessions.get(row.deployment) ?? [], start.instantMs, end.instantMs);
    return session === undefined ? null : { session, key: sessionKey(row.deployment, session) };
  }

  /** A line of level event, by the clock of the session of its time, else by its own. */
  #ofTime(row: CamtrapRow, events: ReadonlyMap<string, number>) {
    const [start, end] = timesOf(row);
    const deployment_id = this.#run.deployments.get(row.deployment);
    if (start === null || end === null) row.note('eventStart, eventEnd', `${NO_TIME}: not kept`);
    if (deployment_id === undefined) row.note('deploymentID', 'is not among the deployments: not kept');
    if (start === null || end === null || deployment_id === undefined) return null;
    const { session, key } = this.#sessionOf(row) ?? {};
    const event_id = events.get(key ?? '') ?? null;
    const place: Place = { capture_id: null, event_id, deployment_id: event_id === null ? deployment_id : null };
    const { wallSeconds, instantMs } = session?.first ?? start;
    const clock = wallSeconds - instantMs / 1_000;
    const offset = hasOffset(row.value('eventStart')) ? offsetOf(clock) : null;
    const [from, to] = wallClocks(row, clock);
    return {
      place,
      ...(from !== null && { start: from }),
      ...(to !== null && to !== from && { end: to }),
      ...(offset !== null && { offset }),
    };
  }
}

/** Removes lines that are animals now, or come again. */
export async function dropOthers(transaction: Database, projectId: number, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await transaction
    .deleteFrom('other_observations')
    .where('project_id', '=', projectId)
    .where(textsIn(transaction, 'public_id', ids))
    .execute();
}

function isOfMedium(row: CamtrapRow): boolean {
  return levelOf(row.value('observationLevel'), row.value('mediaID')) === 'media';
}

function timesOf(row: CamtrapRow) {
  return [
    parseCamtrapTime(row.value('eventStart')),
    parseCamtrapTime(row.value('eventEnd') || row.value('eventStart')),
  ] as const;
}

/** A line of level media, by the clock of its capture. */
function ofMedium(row: CamtrapRow, capture: { id: number; timestamp: string | null; kept: string | null } | undefined) {
  if (capture === undefined) {
    row.note('mediaID', 'is not among the captures: not kept', row.value('mediaID') || 'empty:');
    return null;
  }
  const place: Place = { capture_id: capture.id, event_id: null, deployment_id: null };
  const [sign = '+', hours = 0, minutes = 0] =
    /^([+-])(\d\d):(\d\d)$/.exec(readKept('media', capture.kept).offset ?? '')?.slice(1) ?? [];
  const clock = (sign === '-' ? -60 : 60) * (Number(hours) * 60 + Number(minutes));
  const [told, end] = wallClocks(row, clock);
  const start = told ?? capture.timestamp;
  return {
    place,
    ...(start !== null && start !== capture.timestamp && { start }),
    ...(end !== null && end !== start && { end }),
  };
}

/** Start and end of a line by a clock; null where it has none. */
function wallClocks(row: CamtrapRow, offsetSeconds: number) {
  const start = wallClock(row, 'eventStart', offsetSeconds);
  // Most lines are of a moment.
  const isMoment = row.value('eventEnd') === row.value('eventStart');
  return [start, isMoment ? start : wallClock(row, 'eventEnd', offsetSeconds)] as const;
}

/** A time of a line by a clock, so many seconds from UTC; one without an offset is by that clock already. */
function wallClock(row: CamtrapRow, column: 'eventStart' | 'eventEnd', offsetSeconds: number): string | null {
  const text = row.value(column);
  const time = parseCamtrapTime(text);
  if (time === null) {
    if (text !== '') row.note(column, `${NO_TIME}: not kept`, text);
    return null;
  }
  return formatTimestamp(hasOffset(text) ? Math.round(time.instantMs / 1_000 + offsetSeconds) : time.wallSeconds);
}

function offsetOf(offsetSeconds: number): string {
  return offsetSeconds === 0 ? 'Z' : offsetText(Math.round(offsetSeconds / 60));
}

/** What a line says besides its place and times. */
function valuesOf(row: CamtrapRow): OtherValues {
  const [box, probability, method] = [boxOf(row), probabilityOf(row), methodOf(row)];
  const text = row.value('count');
  const count = camtrapWholeNumber(text);
  if (text !== '' && !(count >= 1)) row.note('count', 'is not a whole number from 1: not kept', text);
  const texts = ['eventID', 'scientificName', 'classifiedBy'].flatMap((column) => {
    const value = row.value(column).slice(0, MOST_CHARACTERS);
    return value === '' ? [] : [[column, value] as const];
  });
  return {
    numbers: {
      ...(count >= 1 && { count: String(count) }),
      ...(box !== null && {
        bboxX: String(box.x),
        bboxY: String(box.y),
        bboxWidth: String(box.width),
        bboxHeight: String(box.height),
      }),
      ...(method !== null && { classificationMethod: method }),
      ...(probability !== null && { classificationProbability: String(probability) }),
    },
    texts: { ...readKept('observations', keptOf(row, 'observations')), ...Object.fromEntries(texts) },
  };
}
