import type { UsableObservation } from './usable-observations.ts';

/** An observation of level `event`. */
export interface Observed {
  id: string;
  /** number of animals */
  count: number;
  animalsKey: string;
  /** of the first of several of the same animals: the medium that was shown last, and which of them it shows */
  turn?: { mediaId: string; index: number };
}

/**
 * Finds the event observation whose animals a media observation shows: of the same event and taxon, and where the event
 * has several, of the same stage, sex and individual (an adult with nine juveniles are two). Where those are equal too,
 * the observations of one medium are those of the event in turn. Where none has that stage or sex, the one with the most
 * animals is taken.
 */
export class EventObservations {
  private readonly observed = new Map<string, Observed[]>();

  add({ id, count, eventKey, animalsKey }: UsableObservation): void {
    if (eventKey === null) return;
    const others = this.observed.get(eventKey);
    if (others === undefined) this.observed.set(eventKey, [{ id, count, animalsKey }]);
    else others.push({ id, count, animalsKey });
  }

  /** Undefined where no event observation is about these animals, so that they count on their own. */
  shownBy({ eventKey, animalsKey, mediaId }: UsableObservation): Observed | undefined {
    const all = eventKey === null ? undefined : this.observed.get(eventKey);
    if (all === undefined || all.length === 1) return all?.[0];
    const same = all.filter((one) => one.animalsKey === animalsKey);
    const [first] = same;
    if (first === undefined) return all.toSorted((one, other) => other.count - one.count)[0];
    const index = first.turn?.mediaId === mediaId ? Math.min(first.turn.index + 1, same.length - 1) : 0;
    first.turn = { mediaId, index };
    return same[index];
  }
}
