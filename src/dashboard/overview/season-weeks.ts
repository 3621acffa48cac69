import type { Deployment } from '#contract/records/deployment.ts';
import type { SeasonPlotModel } from '#dashboard/chart/season/season-plot-model.ts';
import { plausibleNights } from '#dashboard/findings/flags/plausible-nights.ts';
import type { Work } from '#dashboard/work/slices.ts';
import { nightOf, sessionNights, type NightRange } from '#contract/nights.ts';
import type { ListedEvent as Session } from '#contract/records/event.ts';
import type { Messages } from './messages/en.ts';
import { nameText } from '#dashboard/ui/text/name-text.ts';

export type SeasonMetric = 'captures' | 'nights';

interface Part {
  id: number | null;
  name: string;
  values: number[];
  sum: number;
}

/** The number of distinguishable colours. */
const COLOURS = ['1', '2', '3', '4', '5', '6', '7'].map((number) => `--series-${number}`);
const REST = '--series-rest';
/** Bins of one week, or longer if bars would be too narrow to point at. */
const BIN_DAYS = [7, 14, 28, 91, 364];
const MOST_BINS = 160;
/** Day number of a Monday, where weeks begin (ISO 8601). */
const MONDAY = 4;

export interface SeasonWeeks {
  metric: SeasonMetric;
  /** null without nights */
  plot: SeasonPlotModel | null;
  /** how many sessions report no captures; they add nothing */
  unreported: number;
  /** how many sessions are not in the plot, since their date is before 2010 or in the future, while others are in season */
  undated: number;
}

const SESSIONS_BEFORE_PAUSE = 500;

/**
 * Captures by the week of the evening of their session, or trap-nights by the week of their own, by project. A night of a
 * deployment counts once, even with several sessions. Time-sliced.
 */
export function* seasonWeeks(
  all: readonly Session[],
  deployments: ReadonlyMap<number, Deployment>,
  metric: SeasonMetric,
  words: Messages,
): Work<SeasonWeeks> {
  const sessions = yield* plausibleOf(all);
  const undated = all.length - sessions.length;
  if (sessions.length === 0) return { metric, plot: null, unreported: 0, undated };
  const nights: NightRange[] = [];
  let [first, last, unreported] = [Infinity, -Infinity, 0];
  for (const session of sessions) {
    if (nights.length % SESSIONS_BEFORE_PAUSE === 0) yield;
    const run = sessionNights(session);
    nights.push(run);
    if (run.from < first) first = run.from;
    if (run.to > last) last = run.to;
    if (session.captures_count === null) unreported += 1;
  }
  const binDays =
    BIN_DAYS.find((days) => (last - first) / days < MOST_BINS - 1) ?? Math.ceil((last - first) / MOST_BINS);
  const from = first - ((((first - MONDAY) % 7) + 7) % 7);
  const bins = Math.floor((last - from) / binDays) + 1;

  const parts = new Map<number | null, Part>();
  const seen = new Set<string>();
  for (const [index, { deployment, captures_count }] of sessions.entries()) {
    if (index % SESSIONS_BEFORE_PAUSE === 0) yield;
    const run = nights[index] ?? { from: first, to: first };
    const project = deployments.get(deployment.id)?.project;
    const part = partOf(parts, project, bins, words);
    const add = (night: number, count: number) => {
      const bin = Math.floor((night - from) / binDays);
      part.values[bin] = (part.values[bin] ?? 0) + count;
      part.sum += count;
    };
    if (metric === 'captures') add(run.from, captures_count ?? 0);
    else
      for (let night = run.from; night <= run.to; night += 1)
        add(night, countedOnce(seen, `${deployment.id} ${night}`));
  }
  const plot = {
    extent: { from, to: from + bins * binDays - 1 },
    binDays,
    series: coloured([...parts.values()], words),
  };
  return { metric, plot, unreported, undated };
}

/** The sessions in plausible nights; all where none is. */
function* plausibleOf(sessions: readonly Session[]): Work<readonly Session[]> {
  const { from, to } = plausibleNights();
  const plausible: Session[] = [];
  for (const [index, session] of sessions.entries()) {
    if (index % SESSIONS_BEFORE_PAUSE === 0) yield;
    const night = nightOf(session.start);
    if (night >= from && night <= to) plausible.push(session);
  }
  return plausible.length === 0 ? sessions : plausible;
}

function countedOnce(seen: Set<string>, key: string): number {
  if (seen.has(key)) return 0;
  seen.add(key);
  return 1;
}

function partOf(
  parts: Map<number | null, Part>,
  project: Deployment['project'] | undefined,
  bins: number,
  words: Messages,
): Part {
  const id = project?.id ?? null;
  let part = parts.get(id);
  if (part === undefined) {
    const name = project ? nameText(project) : words.projectUnknown;
    part = { id, name, values: Array.from({ length: bins }, () => 0), sum: 0 };
    parts.set(id, part);
  }
  return part;
}

/** Colours are assigned by project id, so that they do not depend on the metric; the smallest projects share one. */
function coloured(parts: readonly Part[], words: Messages) {
  const bySize = parts.toSorted((a, b) => b.sum - a.sum || (a.id ?? Infinity) - (b.id ?? Infinity));
  const own = new Set(parts.length > COLOURS.length ? bySize.slice(0, COLOURS.length - 1) : bySize);
  const shown = parts.filter((part) => own.has(part)).toSorted((a, b) => (a.id ?? Infinity) - (b.id ?? Infinity));
  const others = parts.filter((part) => !own.has(part));
  const series = shown.map(({ name, values }, index) => ({ name, values, colour: COLOURS[index] ?? REST }));
  if (others.length === 0) return series;
  const values = (others[0]?.values ?? []).map((_, bin) =>
    others.reduce((sum, part) => sum + (part.values[bin] ?? 0), 0),
  );
  return [...series, { name: words.otherProjects(others.length), values, colour: REST }];
}
