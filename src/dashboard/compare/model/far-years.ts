/** Consecutive years with sessions, and how many these have. */
export interface YearSpan {
  from: number;
  to: number;
  sessions: number;
}

/** More years without a session than these separate the years before from those after. */
const MOST_YEARS_BETWEEN = 10;

/**
 * The years that are far from the rest, in ascending sequence: a camera whose clock was reset dates its images decades away.
 * Years that are at most ten years from the next belong together; those with most sessions are the rest, the later of two.
 *
 * @param sessions the number of sessions of each year
 */
export function farYears(sessions: ReadonlyMap<number, number>): readonly YearSpan[] {
  const spans: YearSpan[] = [];
  for (const [year, count] of [...sessions].toSorted(([one], [other]) => one - other)) {
    const span = spans.at(-1);
    if (span === undefined || year - span.to > MOST_YEARS_BETWEEN)
      spans.push({ from: year, to: year, sessions: count });
    else Object.assign(span, { to: year, sessions: span.sessions + count });
  }
  const most = spans.reduce((all, span) => Math.max(all, span.sessions), 0);
  const rest = spans.findLast((span) => span.sessions === most);
  return spans.filter((span) => span !== rest);
}
