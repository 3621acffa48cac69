import type { LoadContext } from './load-context.ts';

/** On a terminal the line is drawn again; elsewhere a line is printed. */
const DRAWN_MS = 200;
const PRINTED_MS = 2_000;
const BAR = 20;

/**
 * Shows how far a list has come: "captures: ████████░░░░░░░░░░░░ 12,000 of 30,027, 3,100/s, 6 s left"; the bar is for a
 * terminal alone, and not at the end.
 */
export class Progress {
  readonly #context: Pick<LoadContext, 'say' | 'draw' | 'progress'>;
  readonly #what: string;
  readonly #written: (amount: number) => string;
  readonly #started = performance.now();
  /** the first line comes within a second */
  #shown = performance.now() - PRINTED_MS / 2;
  #done = 0;
  #before = 0;

  /** @param written how an amount is written; by default as a number */
  constructor(context: Pick<LoadContext, 'say' | 'draw' | 'progress'>, what: string, written = numberOf) {
    this.#context = context;
    this.#what = what;
    this.#written = written;
  }

  /** how many were added */
  get done(): number {
    return this.#done;
  }

  /** Adds what an earlier, interrupted load has brought. */
  skip(count: number): void {
    this.#before += count;
  }

  /** @param total null where unknown */
  add(count: number, total: number | null = null): void {
    this.#done += count;
    const { say, draw, progress } = this.#context;
    progress?.(this.#what, this.#before + this.#done, total, this.#done);
    if (performance.now() - this.#shown < (draw === null ? PRINTED_MS : DRAWN_MS)) return;
    this.#shown = performance.now();
    (draw ?? say)(this.#line(total, true));
  }

  end(total: number | null = null): void {
    this.#context.say(this.#line(total, false));
  }

  #line(total: number | null, isRunning: boolean): string {
    const done = this.#before + this.#done;
    const perSecond = this.#done / Math.max(0.001, (performance.now() - this.#started) / 1_000);
    const of = total === null ? '' : ` of ${this.#written(total)}`;
    const rate = this.#written === numberOf ? rateText(perSecond) : this.#written(Math.round(perSecond));
    const counts = `${this.#written(done)}${of}, ${rate}/s`;
    if (!isRunning || total === null || total < done || perSecond === 0) return `  ${this.#what}: ${counts}`;
    const full = Math.floor((done / Math.max(1, total)) * BAR);
    const bar = this.#context.draw === null ? '' : `${'█'.repeat(full)}${'░'.repeat(BAR - full)} `;
    return `  ${this.#what}: ${bar}${counts}, ${durationText((total - done) / perSecond)} left`;
  }
}

function numberOf(amount: number): string {
  return amount.toLocaleString('en');
}

function rateText(perSecond: number): string {
  return perSecond < 10 ? perSecond.toFixed(1) : Math.round(perSecond).toLocaleString('en');
}

/** "40 s", "12 min", "3 h 05 min" */
function durationText(seconds: number): string {
  if (seconds < 90) return `${Math.ceil(seconds)} s`;
  const minutes = Math.round(seconds / 60);
  return minutes < 90 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')} min`;
}
