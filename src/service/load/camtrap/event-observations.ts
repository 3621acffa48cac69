import type { UsableObservation } from './usable-observations.ts';

/** An observation of level `event`. */
export interface Observed {
  id: string;
  /** number of animals */
  count: number;
}

/** The event observations of the same animals, in the order of the file, and the one that was shown last. */
interface Group {
  observed: Observed[];
  mediaId: string;
  index: number;
}

/**
 * Finds the event observation whose animals a media observation shows: of the same event and taxon, and where the event
 * has several, of the same stage, sex and individual (an adult with nine juveniles are two). Where those are equal too,
 * the observations of one medium are those of the event in turn. Where none has that stage or sex, the one with the most
 * animals is taken.
 */
export class EventObservations {
  private readonly groups = new Map<string, Group>();
  private readonly largest = new Map<string, Observed>();

  add({ id, count, eventKey, animalsKey }: UsableObservation): void {
    if (eventKey === null) return;
    const observed = { id, count };
    const group = this.groups.get(eventKey + animalsKey);
    if (group === undefined) this.groups.set(eventKey + animalsKey, { observed: [observed], mediaId: '', index: 0 });
    else group.observed.push(observed);
    if (count > (this.largest.get(eventKey)?.count ?? 0)) this.largest.set(eventKey, observed);
  }

  /** Undefined where no event observation is about these animals, so that they count on their own. */
  shownBy({ eventKey, animalsKey, mediaId }: UsableObservation): Observed | undefined {
    if (eventKey === null) return undefined;
    const group = this.groups.get(eventKey + animalsKey);
    if (group === undefined) return this.largest.get(eventKey);
    group.index = group.mediaId === mediaId ? Math.min(group.index + 1, group.observed.length - 1) : 0;
    group.mediaId = mediaId;
    return group.observed[group.index];
  }
}
