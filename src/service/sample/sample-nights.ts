import { wallSeconds } from '#contract/time.ts';
import { randomFrom, wholeBetween, type Random } from './random.ts';
import type { SampleDeployment } from './sample-places.ts';
import { daylightHours, midnight, winterShiftSeconds, type WallSeconds } from './wall-clock.ts';

/** The plan of one session: its start, its duration, and the interval of its captures. */
export interface SampleNight {
  deployment: SampleDeployment;
  dayOfYear: number;
  start: WallSeconds;
  durationSeconds: number;
  captures: number;
}

const YEARS = [2023, 2024, 2025];
const SESSIONS = 4_312;
const MINUTE_S = 60;
const HOUR_S = 3_600;

/**
 * The 4,312 sessions of the sample, by deployment and time. Besides ordinary nights there are nights with a single
 * capture, sessions that nobody stopped for a day or two, and nights across a clock change or the new year.
 */
export function sampleNights(deployments: readonly SampleDeployment[]): SampleNight[] {
  const random = randomFrom(2);
  const active = deployments.filter(({ silent }) => !silent);
  const shares = active.map((deployment) => ({ deployment, years: yearsOf(random), effort: 0.35 + random() }));
  const efforts = shares.reduce((sum, { effort, years }) => sum + effort * years.length, 0);
  let left = SESSIONS;
  return shares.flatMap(({ deployment, years, effort }, index) => {
    const isLast = index === shares.length - 1;
    const sessions = isLast ? left : Math.max(1, Math.round((SESSIONS * effort * years.length) / efforts));
    left -= sessions;
    return nightsOf(deployment, years, sessions, random);
  });
}

/** Most traps ran until the last season; some stopped earlier, some started later. */
function yearsOf(random: Random): number[] {
  const [from, to] = [random(), random()];
  const first = [0.5, 0.8].filter((share) => from >= share).length;
  const last = to < 0.78 ? 2 : Math.max(first, 1);
  return YEARS.slice(first, last + 1);
}

function nightsOf(deployment: SampleDeployment, years: number[], sessions: number, random: Random): SampleNight[] {
  const { seasonStart, seasonEnd } = deployment.project;
  const season = seasonEnd - seasonStart + 1;
  const evenings = new Set<WallSeconds>(specialEvenings(deployment, years).slice(0, sessions));
  while (evenings.size < sessions) {
    const year = years[evenings.size % years.length] ?? 2024;
    // The mean of two draws: more nights in the middle of the season than at its ends.
    const day = seasonStart + Math.floor((season * (random() + random())) / 2);
    evenings.add(midnight(year, day));
  }
  const intervalSeconds = wholeBetween(random, 5, 9) * MINUTE_S;
  return [...evenings]
    .toSorted((a, b) => a - b)
    .map((evening) => nightOn(deployment, evening, intervalSeconds, random));
}

/** Every fourth trap gets the evenings before clock changes where its region has them, else New Year's Eve. */
function specialEvenings({ id, project }: SampleDeployment, years: number[]): WallSeconds[] {
  if (id % 4 !== 0) return [];
  const eves = project.timeZoneChanges
    .map(({ date }) => wallSeconds(`${date}T00:00:00`) - 24 * HOUR_S)
    .filter((eve) => inSeason(eve, project.seasonStart, project.seasonEnd));
  const newYears = project.seasonEnd === 365 ? years.map((year) => midnight(year, year % 4 === 0 ? 366 : 365)) : [];
  return [...eves, ...newYears].filter((eve) => years.includes(new Date(eve * 1_000).getUTCFullYear()));
}

function inSeason(wall: WallSeconds, seasonStart: number, seasonEnd: number): boolean {
  const day = dayOfYear(wall);
  return day >= seasonStart && day <= seasonEnd;
}

function dayOfYear(wall: WallSeconds): number {
  return Math.round((wall - midnight(new Date(wall * 1_000).getUTCFullYear(), 1)) / (24 * HOUR_S)) + 1;
}

function nightOn(
  deployment: SampleDeployment,
  evening: WallSeconds,
  intervalSeconds: number,
  random: Random,
): SampleNight {
  const { project, siteLatitude } = deployment;
  const day = dayOfYear(evening);
  const midSeason = Math.round((project.seasonStart + project.seasonEnd) / 2);
  const daylight = daylightHours(siteLatitude, day);
  const noon = project.sunsetHourMid - daylightHours(siteLatitude, midSeason) / 2;
  const dusk = evening + (noon + daylight / 2) * HOUR_S + winterShiftSeconds(evening, project.timeZoneChanges);
  const start = Math.round(dusk / MINUTE_S) * MINUTE_S + wholeBetween(random, 10, 55) * MINUTE_S;
  const dark = (24 - daylight) * HOUR_S;
  const kind = random();
  const night = { deployment, dayOfYear: day, start };

  if (kind < 0.008) return { ...night, durationSeconds: 0, captures: 1 };
  // The trap was collected a day or two late.
  if (kind < 0.011) return captured(night, (26 + 34 * random()) * HOUR_S, intervalSeconds * 2);
  // The battery ran out.
  if (kind < 0.09) return captured(night, dark * (0.15 + 0.6 * random()), intervalSeconds);
  // Set to one capture per minute, for a visit or by mistake.
  if (kind < 0.1) return captured(night, dark, MINUTE_S);
  return captured(night, dark - wholeBetween(random, 20, 90) * MINUTE_S, intervalSeconds);
}

function captured(
  night: Omit<SampleNight, 'durationSeconds' | 'captures'>,
  seconds: number,
  intervalSeconds: number,
): SampleNight {
  const intervals = Math.max(1, Math.floor(seconds / intervalSeconds));
  return { ...night, durationSeconds: Math.round(intervals * intervalSeconds), captures: intervals + 1 };
}
