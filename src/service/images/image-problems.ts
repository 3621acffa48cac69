import type { ImageProblem } from '#contract/images/image-problems.ts';

/** The message about each problem. */
const TEXTS: Readonly<Record<ImageProblem, string>> = {
  other: 'no image',
  unreadable: 'an image of a kind that is not readable here (HEIC, raw)',
  empty: 'no bytes',
  link: 'a link: not followed',
  name: 'its name is not UTF-8: left out',
  long: 'its path is longer than 1,000 characters: left out',
  system: "a system's folder: not read",
  folder: 'this folder cannot be read',
  key: 'a key with a part ".", ".." or a zero byte: left out',
  gone: 'gone since the folder was listed',
  unread: 'this file cannot be read: left for the next run if its name has no time',
  partial: 'still being written: left for the next run',
  cut: 'a JPEG without its end: kept',
  time: 'no time, neither in its name nor in its EXIF data: no capture',
  clock: 'an impossible clock: no capture until the clock is put right (--shift)',
  differs: 'name and EXIF data differ by more than a minute: the name decides',
  deployment: 'the rule finds no deployment: no capture',
  duplicate: 'a duplicate: same name, size and time as another image of its deployment',
  moved: 'its EXIF place is more than 50 m from the median of its deployment',
  apart: 'two traps more than 2,000 km apart in one night: is a clock wrong, or a place?',
};

/** Lines that are listed of each problem. */
const LINES = 20;

/** Counts what is wrong with the files of a folder, and lists the first of each problem, so that memory use stays flat. */
export class ImageProblems {
  readonly #found = new Map<ImageProblem, { count: number; lines: string[] }>();

  add(problem: ImageProblem, path: string, detail = ''): void {
    const found = this.#found.get(problem) ?? { count: 0, lines: [] };
    this.#found.set(problem, found);
    found.count += 1;
    if (found.lines.length < LINES) found.lines.push(detail === '' ? path : `${path} (${detail})`);
  }

  /** Each problem, with its number and its first files. */
  found(): { problem: ImageProblem; count: number; lines: string[] }[] {
    return [...this.#found].map(([problem, found]) => ({ problem, ...found }));
  }

  /** For the screen: a line of each problem with its number, then its first files. */
  lines(): string[] {
    return this.found().flatMap(({ problem, count, lines }) => [
      `  ${TEXTS[problem]}: ${count.toLocaleString('en')}`,
      ...lines.map((line) => `    ${line}`),
      ...(count > lines.length ? [`    and ${(count - lines.length).toLocaleString('en')} more`] : []),
    ]);
  }
}
