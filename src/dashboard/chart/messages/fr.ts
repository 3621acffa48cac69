import type { Messages } from './en.ts';

export const messages: Messages = {
  all: { days: 'Tous les jours', nights: 'Toutes les nuits' },
  some: {
    days: (some, all) => `${some} jours sur ${all}`,
    nights: (some, all) => `${some} nuits sur ${all}`,
  },
  first: (label) => `${label}, début`,
  last: (label) => `${label}, fin`,
  bars: (what) => `Barres : ${what}`,

  legendOf: (metric) => `Légende : ${metric}`,
  notReported: 'non communiqué',

  hoverBar: 'Survolez une barre pour les détails, ou utilisez les flèches.',

  arrowKeys: 'Les flèches passent d’une barre à l’autre. Le tableau ci-dessous contient les mêmes nombres.',
  arrowKeysOfLines: 'Les flèches passent d’une date à l’autre. « Afficher en tableau » donne les mêmes nombres.',
  saveSvg: 'Enregistrer en SVG',
  savePng: 'Enregistrer en PNG',
  madeOn: (date) => `Noctuary, ${date}`,
  pictureFailed: 'L’image n’a pas pu être enregistrée.',
  toBottom: (name) => `${name} : cliquez pour placer ses barres en bas`,
  showTable: 'Afficher en tableau',
  hideTable: 'Masquer le tableau',
  tableOf: (label) => `${label}, en tableau`,
  week: 'Semaine',
  days: 'Jours',
  total: 'Total',
  counted: (range, count, noun) => `${range} : ${count} ${noun}`,
  countedWith: (range, count, noun, parts) => `${range} : ${count} ${noun} ; ${parts}`,

  shareOf: (percent, whole) => `${percent} de ${whole}`,
};
