import { CamtrapSessions } from '#service/load/camtrap/camtrap-sessions.ts';
import { pathOf } from './list-images.ts';
import { isImpossible, clockText } from './clock.ts';
import type { ImageFacts } from './image-facts.ts';
import type { ImageMapping } from './image-mapping.ts';
import type { ImageProblems } from './image-problems.ts';
import { medianPlace, type Place } from './place.ts';
import { metresBetween } from '#contract/metres-between.ts';
import { sessionNights } from '#contract/nights.ts';
import { formatTimestamp } from '#contract/time.ts';

/** Places that are held of a deployment, for the median. */
const PLACES = 100;
const MOVED_METRES = 50;

/** What the images of one deployment say together, without the images: memory use stays flat. */
export class FoundDeployment {
  readonly name: string;
  /** what is added to the camera's clock, in seconds */
  readonly shift: number;
  images = 0;
  captures = 0;
  readonly #sessions: CamtrapSessions;
  readonly #places: Place[] = [];
  readonly #copies = new Set<number>();
  #moment = '';

  constructor(name: string, { shifts, gapHours, cutsAtNoon }: ImageMapping) {
    this.name = name;
    this.shift = shifts.get(name) ?? 0;
    this.#sessions = new CamtrapSessions(gapHours, cutsAtNoon);
  }

  /** Adds an image; those of one folder come by name. */
  add(image: ImageFacts, problems: ImageProblems, nowMs: number): void {
    const path = pathOf(image.folder, image.name);
    this.images += 1;
    this.#addPlace(image.place, path, problems);
    if (image.wallSeconds === null) return;
    const wallSeconds = image.wallSeconds + this.shift;
    if (isImpossible(wallSeconds, nowMs)) {
      problems.add('clock', path, clockText(wallSeconds));
      return;
    }
    const copy = digestOf(`${image.name} ${image.sizeBytes} ${image.wallSeconds} ${image.fraction}`);
    if (this.#copies.has(copy)) {
      problems.add('duplicate', path);
      return;
    }
    this.#copies.add(copy);
    if (image.moment === this.#moment) return;
    this.#moment = image.moment;
    this.captures += 1;
    this.#sessions.add({ instantMs: wallSeconds * 1_000, wallSeconds, fraction: image.fraction });
  }

  /** The number of its sessions, and the nights in which they ran, as day numbers of their evenings. */
  run(): { sessions: number; nights: Set<number> } {
    const nights = new Set<number>();
    const sessions = this.#sessions.sessions();
    for (const { first, last } of sessions) {
      const [start, end] = [formatTimestamp(first.wallSeconds), formatTimestamp(last.wallSeconds)];
      const { from, to } = sessionNights({ start, end });
      for (let night = from; night <= to; night += 1) nights.add(night);
    }
    return { sessions: sessions.length, nights };
  }

  /** The median of the places in EXIF data; null without any. */
  get place(): Place | null {
    return medianPlace(this.#places);
  }

  #addPlace(place: Place | null, path: string, problems: ImageProblems): void {
    if (place === null || this.#places.length === PLACES) return;
    const median = this.place;
    if (median !== null && metresBetween(median, place) > MOVED_METRES) {
      problems.add('moved', path, `${Math.round(metresBetween(median, place)).toLocaleString('en')} m`);
    }
    this.#places.push(place);
  }
}

/** A number of 53 bits for a text: a set of numbers takes a quarter of the memory of one of texts. */
function digestOf(text: string): number {
  let [high, low] = [0x9e3779b9, 0x811c9dc5];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high ^ code, 0x85ebca6b);
    high ^= high >>> 13;
  }
  return (high >>> 11) * 2 ** 32 + (low >>> 0);
}
