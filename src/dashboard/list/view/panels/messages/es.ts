import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('es');

export const messages: Messages = {
  numbersOf: (count, many) => `Los números se refieren a ${count} ${many}; la carga continúa.`,
  numbersOfAll: (count, many, all) =>
    `Los números se refieren a ${count} ${many}; para filtrar, primero hay que cargarlo todo (${all}).`,
  otherFilters: 'Otros filtros activos',
  filtersOf: (many) => `Filtros de ${many}`,
  counting: 'Contando…',
  yes: 'Sí',
  no: 'No',
  notReported: 'No indicado',
  searchValues: (column) => `Buscar en ${column}`,
  searchAmong: (count) => `Buscar entre ${count} valores`,
  noValue: (text) => `Ningún valor coincide con ${text}.`,
  noValueLoaded: (text) => `Ningún valor cargado coincide con ${text}.`,
  moreValues: (count) => plural(count, { one: 'Y # más.', other: 'Y # más.' }),
  month: 'Mes',
  season: 'Temporada',
  thisMonth: 'Este mes',
  monthOf: (column) => `${column}: mes`,
  seasonOf: (column) => `${column}: temporada`,
  from: (column) => `${column}, de`,
  to: (column) => `${column}, a`,
  between: 'a',
  firstDay: (column) => `Calendario de ${column}, primer día`,
  lastDay: (column) => `Calendario de ${column}, último día`,
  backwards: 'Sin resultados: el primer valor es mayor que el segundo.',
  noNumber: (typed, column, whole, decimal) =>
    `No es un número: ${typed}. Escriba ${column} como ${whole} o ${decimal}.`,
  noDate: (typed, column) =>
    `No es una fecha: ${typed}. Escriba ${column} como un día con su año, por ejemplo 2025-07-14 o 14 de julio de 2025, o como un mes, por ejemplo julio de 2025.`,

  columns: 'Columnas',
  reset: 'Restablecer',
  rows: 'Filas',
  comfortable: 'Amplias',
  compact: 'Compactas',
  widths:
    'Los anchos están en píxeles; en la tabla, arrastre el borde de un encabezado, o use Mayús con ← y → en el encabezado.',
  moveUp: (column) => `Subir ${column}`,
  moveDown: (column) => `Bajar ${column}`,
  widthOf: (column) => `Ancho de ${column} en píxeles`,
  movedTo: (column, at, all) => `${column} es ahora la columna ${at} de ${all}`,

  download: 'Descargar',
  rowsAsShown: (rows, noun, columns) =>
    plural(rows, {
      one: `# ${noun.one}, como en la tabla, en ${columns} columnas con el identificador. Las fechas siguen ISO 8601, lo desconocido queda vacío. Los encabezados del CSV están en inglés.`,
      other: `# ${noun.many}, como en la tabla y en su orden, en ${columns} columnas con los identificadores. Las fechas siguen ISO 8601, lo desconocido queda vacío. Los encabezados del CSV están en inglés.`,
    }),
  firstRows: 'Solo están cargadas las primeras filas.',
  rounded: ({ step, moved }) =>
    `Las coordenadas están redondeadas a ${step}, desplazadas ${moved} como máximo; el nombre del archivo lo indica.`,
  noneLocated:
    'Ninguna de estas filas tiene ubicación: sus coordenadas están vacías y un mapa de ellas no muestra nada.',
  notWhole: (rows, all) => `No es la colección completa: se cargaron ${rows} de ${all}.`,
  stillLoading: 'La lista aún se está cargando. Espere a que termine, o cancele para usar lo ya cargado.',
  stillSorting: 'La lista aún se está ordenando.',
  noRows: 'No hay nada que descargar.',
  forExcel: 'CSV para Excel',
  forExcelMeans:
    'Para Excel en el idioma de sus números, con una marca sin la cual lee mal é y ø. Los demás programas leen el CSV simple.',
  commas: 'CSV: comas entre los valores, puntos decimales',
  semicolons: 'CSV: puntos y comas entre los valores, comas decimales',
  asFile: (format) => `Descargar en ${format}`,
  partAsFile: (rows, all, format) => `Descargar ${rows} de ${all} en ${format}`,
  describe: 'Columnas de este archivo',
  describeMeans: 'Un archivo CSV que describe cada columna: su contenido, su unidad y su fuente',

  views: 'Vistas',
  viewsMean: (many) =>
    `Una vista guarda columnas, orden, filtros y búsqueda de ${many} en este navegador. Compártala con su enlace.`,
  viewsAreHere: 'Guardadas en este navegador. Comparta una vista con su enlace.',
  linkCopied: (view) => `Se copió el enlace de ${view}.`,
  deleted: (view) => `Se eliminó ${view}.`,
  saved: (view) => `Se guardó ${view}.`,
  viewName: 'Nombre de la vista',
  viewNameHint: 'Nombre para la vista actual',
  save: 'Guardar',
  replace: 'Reemplazar',
  shown: 'en pantalla',
  newName: (view) => `Nuevo nombre de ${view}`,
  nameTaken: 'Otra vista tiene este nombre.',
  copyLink: (view) => `Copiar el enlace de ${view}`,
  rename: (view) => `Cambiar el nombre de ${view}`,
  delete: (view) => `Eliminar ${view}`,
};
