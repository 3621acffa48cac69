export const messages = {
  all: { days: 'All days', nights: 'All nights' },
  some: {
    days: (some: string, all: string) => `${some} of ${all} days`,
    nights: (some: string, all: string) => `${some} of ${all} nights`,
  },
  first: (label: string) => `${label}, first`,
  last: (label: string) => `${label}, last`,
  bars: (what: string) => `Bars: ${what}`,

  legendOf: (metric: string) => `Legend: ${metric}`,
  notReported: 'not reported',

  hoverBar: 'Hover a bar for details, or use the arrow keys.',

  arrowKeys: 'The arrow keys move between bars. The table below has the same numbers.',
  arrowKeysOfLines: 'The arrow keys move between dates. “Show as table” has the same numbers.',
  saveSvg: 'Save as SVG',
  savePng: 'Save as PNG',
  madeOn: (date: string) => `Noctuary, ${date}`,
  pictureFailed: 'The image could not be saved.',
  toBottom: (name: string) => `${name}: click to show its bars at the bottom`,
  showTable: 'Show as table',
  hideTable: 'Hide table',
  tableOf: (label: string) => `${label}, as table`,
  week: 'Week',
  days: 'Days',
  total: 'Total',
  counted: (range: string, count: string, noun: string) => `${range}: ${count} ${noun}`,
  countedWith: (range: string, count: string, noun: string, parts: string) => `${range}: ${count} ${noun}; ${parts}`,

  shareOf: (percent: string, whole: string) => `${percent} of ${whole}`,
};

export type Messages = typeof messages;
