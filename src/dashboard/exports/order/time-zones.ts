import { isTimeZone } from '#contract/exports/is-time-zone.ts';

/** Names that browsers still list, and what the places are called in the IANA database by now. The same in every language. */
const RENAMED: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

const [WESTERNMOST, EASTERNMOST] = [-12, 14];

/** The zone of this browser: a suggestion, since the traps may be elsewhere. */
export const HERE = todaysName(new Intl.DateTimeFormat().resolvedOptions().timeZone);

/**
 * The zones to choose from: this browser's, UTC, the one that is chosen, those of places, and fixed offsets (`Etc/GMT+5` is
 * five hours behind UTC), for clocks that are never set back or forward.
 */
export function zonesWith(chosen: string | null): string[] {
  const fixed = Array.from({ length: EASTERNMOST - WESTERNMOST + 1 }, (_, index) => WESTERNMOST + index)
    .filter((hours) => hours !== 0)
    // The same in every language.
    .map((hours) => `Etc/GMT${hours < 0 ? '+' : '-'}${Math.abs(hours)}`);
  const places = Intl.supportedValuesOf('timeZone').map(todaysName);
  return [...new Set([HERE, ...(chosen === null ? [] : [chosen]), 'UTC', ...places, ...fixed])];
}

/** The offset of a zone without summer time, as "UTC-05:00"; null for the zone of a place. */
export function offsetOf(zone: string): string | null {
  if (zone === 'UTC') return 'UTC+00:00';
  const [, sign, hours = ''] = /^Etc\/GMT([+-])(\d+)$/.exec(zone) ?? [];
  return sign === undefined ? null : `UTC${sign === '+' ? '-' : '+'}${hours.padStart(2, '0')}:00`;
}

function todaysName(zone: string): string {
  const name = RENAMED[zone];
  return name !== undefined && isTimeZone(name) ? name : zone;
}
