import type { Parameter } from '#dashboard/address/url-state.ts';
import type { Messages } from './messages/en.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';

/** Upper limits in days of "fresh", "recent" and "old". Ascending integers. */
export type FreshDays = readonly [number, number, number];

const BY_DEFAULT: FreshDays = [7, 30, 365];

/** For nightly use, weekly or monthly visits, and archives. */
const PRESETS: readonly FreshDays[] = [[1, 7, 30], [3, 14, 60], BY_DEFAULT, [30, 90, 365], [90, 365, 1095]];

/** The thresholds of freshness in the address, `fresh=7,30,365`: three ascending integers. */
export const freshDaysParameter: Parameter<FreshDays> = {
  read: (text) => {
    const match = /^(\d{1,5}),(\d{1,5}),(\d{1,5})$/.exec(text ?? '');
    const [fresh, recent, old] = [Number(match?.[1]), Number(match?.[2]), Number(match?.[3])];
    return fresh > 0 && fresh < recent && recent < old ? [fresh, recent, old] : BY_DEFAULT;
  },
  write: (days) => (days.join() === BY_DEFAULT.join() ? null : days.join()),
};

/** The available thresholds, including those of the address. */
export function freshDaysChoices(chosen: FreshDays, words: Messages): { value: string; name: string }[] {
  const isPreset = PRESETS.some((preset) => preset.join() === chosen.join());
  return (isPreset ? PRESETS : [...PRESETS, chosen]).map((days) => ({
    value: days.join(),
    name: words.dayLimits(days.map(numberText).join(' · ')),
  }));
}
