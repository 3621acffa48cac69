import type { Messages } from './en.ts';

export const messages: Messages = {
  all: { days: 'Alle dage', nights: 'Alle nætter' },
  some: {
    days: (some, all) => `${some} af ${all} dage`,
    nights: (some, all) => `${some} af ${all} nætter`,
  },
  first: (label) => `${label}, første`,
  last: (label) => `${label}, sidste`,
  bars: (what) => `Søjler: ${what}`,

  legendOf: (metric) => `Signaturforklaring: ${metric}`,
  notReported: 'ikke oplyst',

  hoverBar: 'Peg på en søjle for detaljer, eller brug piletasterne.',

  arrowKeys: 'Piletasterne går fra søjle til søjle. Tabellen nedenfor har de samme tal.',
  arrowKeysOfLines: 'Piletasterne går fra dato til dato. »Vis som tabel« har de samme tal.',
  saveSvg: 'Gem som SVG',
  savePng: 'Gem som PNG',
  madeOn: (date) => `Noctuary, ${date}`,
  pictureFailed: 'Billedet kunne ikke gemmes.',
  toBottom: (name) => `${name}: klik for at vise dens søjler nederst`,
  showTable: 'Vis som tabel',
  hideTable: 'Skjul tabellen',
  tableOf: (label) => `${label}, som tabel`,
  week: 'Uge',
  days: 'Dage',
  total: 'I alt',
  counted: (range, count, noun) => `${range}: ${count} ${noun}`,
  countedWith: (range, count, noun, parts) => `${range}: ${count} ${noun}; ${parts}`,

  shareOf: (percent, whole) => `${percent} af ${whole}`,
};
