const SECONDS_OF = { d: 86_400, h: 3_600, min: 60, s: 1 } as const;

/** Seconds of a correction, "+1h", "-30min", "+20244d3h"; "0" for none; null where the text is none. */
export function shiftSeconds(text: string): number | null {
  if (text === '0') return 0;
  if (!/^[+-](\d{1,6}(d|h|min|s))+$/.test(text)) return null;
  const parts = [...text.matchAll(/(\d+)(d|h|min|s)/g)];
  const seconds = parts.reduce((sum, [, number, unit]) => sum + Number(number) * SECONDS_OF[unit as 'd'], 0);
  return text.startsWith('-') ? -seconds : seconds;
}

/** A correction as `shiftSeconds` reads it. */
export function shiftText(seconds: number): string {
  if (seconds === 0) return '0';
  let rest = Math.abs(seconds);
  const parts = Object.entries(SECONDS_OF).map(([unit, size]) => {
    const number = Math.floor(rest / size);
    rest -= number * size;
    return number === 0 ? '' : `${number}${unit}`;
  });
  return `${seconds < 0 ? '-' : '+'}${parts.join('')}`;
}
