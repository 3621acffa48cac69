import type { DayRange } from '#dashboard/chart/day-range.ts';
import { moonAt } from '#dashboard/findings/moon.ts';
import { isoOfDay } from '#contract/time.ts';

/** The nights of full moon within some days: those at whose midnight at least 98 % of the disc is lit (suncalc). */
export function fullMoons({ from, to }: DayRange): readonly DayRange[] {
  const nights: DayRange[] = [];
  for (let night = from; night <= to; night += 1) {
    const midnight = { start: `${isoOfDay(night + 1)}T00:00:00`, duration: '0' };
    if (moonAt(midnight, null).name !== 'full') continue;
    const last = nights.at(-1);
    if (last?.to === night - 1) last.to = night;
    else nights.push({ from: night, to: night });
  }
  return nights;
}
