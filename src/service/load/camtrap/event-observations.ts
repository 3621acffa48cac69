import type { Database } from '#service/database/open-database.ts';
import { inBatch } from '#service/load/in-batch.ts';
import type { LoadContext } from '#service/load/load-context.ts';
import { stage, type StagedList } from '#service/load/copy/staged-records.ts';
import type { UsableObservation } from './usable-observations.ts';

/** An observation of level `event`. */
export interface Observed {
  id: string;
  /** number of animals */
  count: number;
  animalsKey: string;
  /** of the file, from 1 */
  line: number;
}

/** The medium on which one of several observations of the same animals was shown last, and which of them. */
interface Turn {
  mediaId: string;
  index: number;
}

/** The observations of one medium stand together; turns of more observations than these are forgotten. */
const MOST_TURNS = 10_000;
/** Deleting these takes a fraction of a second. */
const ROWS_AT_A_TIME = 20_000;

/**
 * Finds the event observation whose animals a media observation shows: of the same event and taxon, and where the event
 * has several, of the same stage, sex and individual (an adult with nine juveniles are two). Where those are equal too,
 * the observations of one medium are those of the event in turn. Where none has that stage or sex, the one with the most
 * animals is taken. A package of ours says which it shows (`shownTag`). They wait in the database (`staged_records`), since a package may have millions.
 */
export class EventObservations {
  readonly #source: string;
  readonly #turns = new Map<string, Turn>();

  constructor(source: string) {
    this.#source = source;
  }

  /** Keeps event observations until the media observations are read. */
  async add(transaction: Database, observations: readonly UsableObservation[]): Promise<void> {
    const rows = observations.flatMap(({ id, deployment, eventKey, count, animalsKey, line }) =>
      eventKey === null
        ? []
        : [{ key: id, part: deployment, event: eventKey, record: { id, count, animalsKey, line } satisfies Observed }],
    );
    if (rows.length > 0) await stage(transaction, this.#source, 'observed', rows);
  }

  /**
   * Tells for each of these media observations which event observation it shows: undefined where none is about these
   * animals, so that they count on their own.
   */
  async shownBy(
    database: Database,
    observations: readonly UsableObservation[],
  ): Promise<(one: UsableObservation) => Observed | undefined> {
    const withEvent = observations.flatMap(({ deployment, eventKey }) =>
      eventKey === null ? [] : [{ deployment, eventKey }],
    );
    const byEvent = new Map<string, Observed[]>();
    if (withEvent.length > 0) {
      const rows = await database
        .selectFrom('staged_records')
        .select(['event', 'record'])
        .where('source', '=', this.#source)
        .where('list', '=', 'observed')
        .where('part', 'in', [...new Set(withEvent.map(({ deployment }) => deployment))])
        .where('event', 'in', [...new Set(withEvent.map(({ eventKey }) => eventKey))])
        .execute();
      for (const { event, record } of rows) {
        const ofEvent = byEvent.get(event ?? '') ?? [];
        byEvent.set(event ?? '', ofEvent);
        ofEvent.push(JSON.parse(record) as Observed);
      }
      for (const ofEvent of byEvent.values()) ofEvent.sort((one, other) => one.line - other.line);
    }
    return (one) => {
      const all = byEvent.get(one.eventKey ?? '');
      return all?.find(({ id }) => id === one.shows) ?? this.#choose(all, one);
    };
  }

  #choose(all: readonly Observed[] | undefined, { animalsKey, mediaId }: UsableObservation): Observed | undefined {
    if (all === undefined || all.length === 1) return all?.[0];
    const same = all.filter((one) => one.animalsKey === animalsKey);
    const [first] = same;
    if (first === undefined) return all.toSorted((one, other) => other.count - one.count)[0];
    const turn = this.#turns.get(first.id);
    const index = turn?.mediaId === mediaId ? Math.min(turn.index + 1, same.length - 1) : 0;
    if (same.length > 1) {
      if (this.#turns.size > MOST_TURNS) this.#turns.clear();
      this.#turns.set(first.id, { mediaId, index });
    }
    return same[index];
  }
}

/** Removes what waits of a list. */
export async function unstageList(context: LoadContext, source: string, list: StagedList): Promise<void> {
  const isDone = async (transaction: Database) => {
    const some = transaction
      .selectFrom('staged_records')
      .select('key')
      .where('source', '=', source)
      .where('list', '=', list)
      .limit(ROWS_AT_A_TIME);
    const { numDeletedRows } = await transaction
      .deleteFrom('staged_records')
      .where('source', '=', source)
      .where('list', '=', list)
      .where('key', 'in', some)
      .executeTakeFirstOrThrow();
    return numDeletedRows === 0n;
  };
  while (!(await inBatch(context, isDone))) continue;
}
