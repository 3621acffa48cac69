import type { Visit } from './first-visit.ts';
import { KINDS } from './received.ts';
import { spread, type Spread } from './spread.ts';

export interface MeasuredLoad {
  page: string;
  setting: string;
  other: Visit[];
  own: Visit[];
}

interface Figure {
  name: string;
  of: (visit: Visit) => number | null;
  digits?: number;
}

const FIGURES: Figure[] = [
  { name: 'first row, ms', of: ({ firstRowMs }) => firstRowMs },
  { name: 'live page, ms', of: ({ liveMs }) => liveMs },
  { name: 'main-thread CPU until then, ms', of: ({ cpuFirstRowMs }) => cpuFirstRowMs },
  { name: 'main-thread CPU until quiet, ms', of: ({ cpuQuietMs }) => cpuQuietMs },
  ...KINDS.map((kind): Figure => ({ name: `${kind}, kB`, of: ({ bytes }) => bytes[kind] / 1_000, digits: 1 })),
  { name: 'all of it, kB', of: ({ bytes }) => KINDS.reduce((sum, kind) => sum + bytes[kind], 0) / 1_000, digits: 1 },
  { name: 'requests', of: ({ requests }) => requests },
  { name: 'elements at the first row', of: ({ elementsFirstRow }) => elementsFirstRow },
  { name: 'elements when quiet', of: ({ elements }) => elements },
  { name: 'heap, MB', of: (visit) => visit.heapMB, digits: 1 },
  { name: 'sort, ms', of: ({ sort }) => sort?.ms ?? null },
  { name: 'blank of a sort, ms', of: ({ sort }) => sort?.blankMs ?? null },
];

/** Prints a table for each page and setting: medians, ranges and the ratio of the medians. */
export function printLoad(measured: readonly MeasuredLoad[], otherName: string): void {
  for (const { page, setting, other, own } of measured) {
    console.log(`\n${row(`${page}, ${setting}`, otherName, 'this checkout', 'ratio')}`);
    for (const { name, of, digits = 0 } of FIGURES) {
      const [before, now] = [other, own].map((visits) => visits.map(of).filter((value) => value !== null));
      if (before === undefined || now === undefined || before.length === 0 || now.length === 0) continue;
      const [was, is] = [spread(before), spread(now)];
      const ratio = was.median === 0 ? '' : (is.median / was.median).toFixed(2);
      console.log(row(`  ${name}`, rangeText(was, digits), rangeText(is, digits), ratio));
    }
  }
}

function row(name: string, ...cells: [string, string, string]): string {
  const widths = [26, 26, 8];
  return name.padEnd(36) + cells.map((cell, at) => cell.padStart(widths[at] ?? 0)).join('');
}

/** The median, and the range where there is one. */
function rangeText({ median, least, most }: Spread, digits: number): string {
  const [middle, from, to] = [median, least, most].map((value) =>
    value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits }),
  );
  return from === to ? `${middle}` : `${middle} (${from}–${to})`;
}
