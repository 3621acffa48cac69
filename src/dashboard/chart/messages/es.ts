import type { Messages } from './en.ts';

export const messages: Messages = {
  all: { days: 'Todos los días', nights: 'Todas las noches' },
  some: {
    days: (some, all) => `${some} de ${all} días`,
    nights: (some, all) => `${some} de ${all} noches`,
  },
  first: (label) => `${label}, inicio`,
  last: (label) => `${label}, fin`,
  bars: (what) => `Barras: ${what}`,

  legendOf: (metric) => `Leyenda: ${metric}`,
  notReported: 'no indicado',

  hoverBar: 'Pase el puntero por una barra para ver los detalles, o use las flechas.',

  arrowKeys: 'Las flechas pasan de una barra a otra. La tabla de abajo contiene los mismos números.',
  arrowKeysOfLines: 'Las flechas pasan de una fecha a otra. «Mostrar como tabla» tiene los mismos números.',
  saveSvg: 'Guardar como SVG',
  savePng: 'Guardar como PNG',
  madeOn: (date) => `Noctuary, ${date}`,
  pictureFailed: 'No se pudo guardar la imagen.',
  toBottom: (name) => `${name}: haga clic para mostrar sus barras abajo`,
  showTable: 'Mostrar como tabla',
  hideTable: 'Ocultar la tabla',
  tableOf: (label) => `${label}, como tabla`,
  week: 'Semana',
  days: 'Días',
  total: 'Total',
  counted: (range, count, noun) => `${range}: ${count} ${noun}`,
  countedWith: (range, count, noun, parts) => `${range}: ${count} ${noun}; ${parts}`,

  shareOf: (percent, whole) => `${percent} de ${whole}`,
};
