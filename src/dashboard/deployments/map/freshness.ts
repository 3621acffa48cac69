import { countNoun } from '#dashboard/ui/text/count-noun.ts';
import type { Deployment } from '#contract/deployment.ts';
import type { MetricScale } from '#dashboard/map/metric-scale.ts';
import { dateOfDay, dayOfIso } from '#dashboard/ui/text/calendar-day.ts';
import { dayText } from '#dashboard/ui/text/day-text.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import type { FreshDays } from './fresh-days.ts';
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
}

const NAME = 'Last date';

/** Days since a deployment's newest capture: recent ones strong, old ones pale. */
export function freshness({ shown, all, whole, today, freshDays }: FreshnessOptions): MapMetric {
  const lastDays = new Map<number, number>();
  const newest = new Map<number, number>();
  for (const deployment of [...all, ...shown]) {
    const day = lastDay(deployment);
    if (day === null) continue;
    lastDays.set(deployment.id, day);
    newest.set(deployment.project.id, Math.max(day, newest.get(deployment.project.id) ?? day));
  }
  const ageOf = ({ id, project }: Deployment) => {
    const day = lastDays.get(id);
    const against = today ?? newest.get(project.id);
    return day === undefined || against === undefined ? null : against - day;
  };
  const ages = new Map(shown.map((deployment) => [deployment.id, ageOf(deployment)]));
  const against = whole ? 'the newest of its project' : 'the newest read of its project';
  return {
    name: NAME,
    definition: 'The day of the newest capture, by how long it is ago.',
    valueOf: ageOf,
    scale: freshScale(freshDays, [...ages.values()].includes(null)),
    inWords: (points) => {
      const known = points.flatMap(({ id }) => lastDays.get(id) ?? []);
      if (known.length === 0) return `${NAME} not reported`;
      const first = known.reduce((a, b) => Math.min(a, b));
      const last = known.reduce((a, b) => Math.max(a, b));
      if (points.length === 1) return `${NAME} ${dateText(first)}, ${agoText(ages.get(points[0]?.id ?? 0) ?? 0)}`;
      const unknown = points.length - known.length;
      const range = first === last ? dateText(first) : `${dateText(first)} – ${dateText(last)}`;
      return `${NAME} ${range}${unknown === 0 ? '' : `, ${numberText(unknown)} not reported`}`;
    },
  };

  function agoText(age: number): string {
    if (today === null) return age === 0 ? against : `${countNoun(age, 'day')} before ${against}`;
    if (age === 0) return 'today';
    return age > 0 ? `${countNoun(age, 'day')} ago` : `${countNoun(-age, 'day')} after today`;
  }
}

function freshScale([fresh, recent, old]: FreshDays, hasUnknown: boolean): MetricScale {
  const steps = [
    { step: 5, from: Number.NEGATIVE_INFINITY, to: fresh, words: `up to ${countNoun(fresh, 'day')}` },
    { step: 4, from: fresh + 1, to: recent, words: betweenText(fresh + 1, recent) },
    { step: 2, from: recent + 1, to: old, words: betweenText(recent + 1, old) },
    {
      step: 1,
      from: old + 1,
      to: Infinity,
      words: old === 365 ? 'more than a year' : `more than ${countNoun(old, 'day')}`,
    },
  ] as const;
  return {
    steps,
    hasZero: false,
    hasUnknown,
    stepOf: (age) => (age === null ? 'unknown' : (steps.find(({ to }) => age <= to)?.step ?? 1)),
  };
}

function lastDay({ last_date }: Deployment): number | null {
  return last_date === null ? null : dayOfIso(last_date);
}

function dateText(day: number): string {
  return dayText(dateOfDay(day));
}

function betweenText(from: number, to: number): string {
  return from === to ? countNoun(to, 'day') : `${numberText(from)}–${countNoun(to, 'day')}`;
}
