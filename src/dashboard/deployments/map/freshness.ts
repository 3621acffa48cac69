import type { Deployment } from '#contract/records/deployment.ts';
import type { Messages } from './messages/en.ts';
import type { MetricScale } from '#dashboard/map/metric-scale.ts';
import { dateOfDay, dayOfIso } from '#contract/time.ts';
import { dayText } from '#dashboard/ui/text/day-text.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import type { FreshDays } from './fresh-days.ts';
import type { ClassRange } from '#dashboard/deployments/map/classes/class-key.ts';
import type { MapMetric } from './map-metric.ts';

interface FreshnessOptions {
  /** the deployments on the map */
  shown: readonly Deployment[];
  /** all loaded deployments of their projects, ignoring the search */
  all: readonly Deployment[];
  /** the list is complete */
  whole: boolean;
  /** a day number to count back from; null: the newest last date of each project */
  today: number | null;
  freshDays: FreshDays;
  /** of the metric: "Last date" */
  name: string;
  words: Messages;
}

/** Days since a deployment's newest capture: those that may be silent large and on top, those long over hollow. */
export function freshness({ shown, all, whole, today, freshDays, name, words }: FreshnessOptions): MapMetric {
  const lastDays = new Map<number, number>();
  /** by project; null: of deployments whose project is not reported */
  const newest = new Map<number | null, number>();
  for (const deployment of [...all, ...shown]) {
    const day = lastDay(deployment);
    if (day === null) continue;
    lastDays.set(deployment.id, day);
    const project = deployment.project?.id ?? null;
    newest.set(project, Math.max(day, newest.get(project) ?? day));
  }
  const ageOf = ({ id, project }: Deployment) => {
    const day = lastDays.get(id);
    const against = today ?? newest.get(project?.id ?? null);
    return day === undefined || against === undefined ? null : against - day;
  };
  const ages = new Map(shown.map((deployment) => [deployment.id, ageOf(deployment)]));
  return {
    name,
    definition: words.lastDateAge,
    valueOf: ageOf,
    scale: freshScale(freshDays, [...ages.values()].includes(null), words),
    classText: (range) => rangeInDays(range, words),
    inWords: (points) => {
      const known = points.flatMap(({ id }) => lastDays.get(id) ?? []);
      if (known.length === 0) return words.lastDateUnknown;
      const first = known.reduce((a, b) => Math.min(a, b));
      const last = known.reduce((a, b) => Math.max(a, b));
      if (points.length === 1) return ageText(dateText(first), ages.get(points[0]?.id ?? 0) ?? 0);
      const unknown = points.length - known.length;
      const range = first === last ? dateText(first) : `${dateText(first)} – ${dateText(last)}`;
      return unknown === 0 ? words.lastDateIs(range) : words.lastDatesUnknown(range, unknown);
    },
  };

  function ageText(date: string, age: number): string {
    if (today !== null) {
      if (age === 0) return words.lastDateToday(date);
      return age > 0 ? words.lastDateAgo(date, age) : words.lastDateAhead(date, -age);
    }
    if (age === 0) return whole ? words.lastDateNewest(date) : words.lastDateNewestLoaded(date);
    return whole ? words.lastDateBefore(date, age) : words.lastDateBeforeLoaded(date, age);
  }
}

function freshScale([fresh, recent, old]: FreshDays, hasUnknown: boolean, words: Messages): MetricScale {
  const steps = [
    {
      step: 3,
      from: Number.NEGATIVE_INFINITY,
      to: fresh,
      text: words.upToDays(fresh),
      colour: '--fresh-new',
    },
    {
      step: 4,
      from: fresh + 1,
      to: recent,
      text: betweenText(fresh + 1, recent, words),
      colour: '--fresh-recent',
    },
    { step: 5, from: recent + 1, to: old, text: betweenText(recent + 1, old, words), colour: '--fresh-old' },
    {
      step: 2,
      from: old + 1,
      to: Infinity,
      text: old === 365 ? words.moreThanYear : words.moreThanDays(old),
      colour: '--fresh-over',
      look: 'hollow',
      rank: 1,
    },
  ] as const;
  return {
    steps,
    hasZero: false,
    hasUnknown,
    stepOf: (age) => (age === null ? 'unknown' : (steps.find(({ to }) => age <= to)?.step ?? 2)),
  };
}

/** A class of ages in words, as the legend has it. */
function rangeInDays({ from, to }: ClassRange, words: Messages): string {
  if (from === null) return words.upToDays(to ?? 0);
  return to === null ? words.moreThanDays(from - 1) : betweenText(from, to, words);
}

function lastDay({ last_date }: Deployment): number | null {
  return last_date === null ? null : dayOfIso(last_date);
}

function dateText(day: number): string {
  return dayText(dateOfDay(day));
}

function betweenText(from: number, to: number, words: Messages): string {
  return from === to ? words.days(to) : words.daysFrom(numberText(from), to);
}
