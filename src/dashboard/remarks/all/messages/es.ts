import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('es');
const records = (count: number) => plural(count, { one: '# registro', other: '# registros' });

export const messages: Messages = {
  none: 'Todavía no hay notas ni estrellas. Añádalas en las páginas de sesiones y despliegues y en el visor de imágenes.',
  counts: (stars, notes) =>
    `${plural(stars, { one: '# estrella', other: '# estrellas' })}, ${plural(notes, { one: '# nota', other: '# notas' })}`,
  table: 'Notas y estrellas',
  scrolls: 'Notas y estrellas, desplazable',
  find: 'Buscar en notas y nombres',
  noneFound: (typed) => `Ninguna nota y ningún nombre coincide con «${typed}».`,
  newest: (shown, all) => `Los ${shown} más recientes de ${all}. La búsqueda los encuentra todos.`,
  record: 'Registro',
  kinds: { session: 'Sesión', deployment: 'Despliegue', capture: 'Captura' },
  star: 'Estrella',
  starred: 'con estrella',
  note: 'Nota',
  changed: 'Modificado',
  deleteOne: (name) => `Eliminar la estrella y la nota: ${name}`,

  export: (count) => plural(count, { one: 'Exportar # registro en CSV', other: 'Exportar # registros en CSV' }),
  import: 'Importar un archivo…',
  deleteAll: 'Eliminar todo…',
  deleteQuestion: (count) => `¿Eliminar las estrellas y las notas de ${records(count)}?`,
  confirm: 'Eliminar',
  cancel: 'Cancelar',
  deleted: (count) => `Se eliminaron las estrellas y las notas de ${records(count)}.`,
  undo: 'Deshacer',
  undone: 'Deshecho: las estrellas y las notas están como antes.',
  notUndone: 'No se deshizo: el navegador ya no guarda nada más.',

  reading: 'Leyendo el archivo…',
  imported: (added, changed, unchanged) =>
    `Importado: ${plural(added, { one: '# registro añadido', other: '# registros añadidos' })}, ${plural(changed, { one: '# modificado', other: '# modificados' })}, ${plural(unchanged, { one: '# sin cambios (igual, o más reciente aquí)', other: '# sin cambios (iguales, o más recientes aquí)' })}.`,
  refusedLines: (count) => plural(count, { one: '# línea no se importó:', other: '# líneas no se importaron:' }),
  moreLines: (count) => plural(count, { one: '# línea más', other: '# líneas más' }),
  lineFaults: {
    columns: (line, count) => `La línea ${line} tiene ${count} campos; la primera línea tiene otro número.`,
    kind: (line, text) => `Línea ${line}: kind es «${text}»; debe ser session, deployment o capture.`,
    id: (line, text) => `Línea ${line}: id es «${text}»; debe ser un número.`,
    session_id: (line, text) => `Línea ${line}: session_id es «${text}»; debe ser un número.`,
    star: (line, text) => `Línea ${line}: star es «${text}»; debe ser yes o no.`,
    note: (line, most) => `Línea ${line}: la nota tiene más de ${most} caracteres.`,
    time: (line, column, text) =>
      `Línea ${line}: ${column} es «${text}»; debe ser una hora UTC, por ejemplo 2026-12-01T20:15:03Z.`,
    service: (line) => `Línea ${line}: falta el servicio.`,
  },
  ofOthers: (count, services) =>
    `${plural(count, { one: '# línea es de otro servidor y se dejó fuera', other: '# líneas son de otro servidor y se dejaron fuera' })}: ${services}. Los mismos identificadores pueden ser aquí los de otros registros.`,
  importOthers: 'Importarlas también',
  tooLarge: (size, most) => `El archivo tiene ${size}, y uno de notas ${most} como máximo. No se importó nada.`,
  notText: 'El archivo no es texto en UTF-8. No se importó nada.',
  notRemarks: (columns) =>
    `No es un archivo de notas y estrellas: su primera línea no nombra ${columns}. No se importó nada.`,
  noLines: 'El archivo no tiene notas ni estrellas.',
  notImported: {
    full: 'No se importó nada: el almacenamiento de este navegador para esta dirección no tiene sitio suficiente.',
    blocked: 'No se importó nada: este navegador no permite que esta dirección guarde datos.',
  },

  unstored: (count) =>
    `${plural(count, { one: '# cambio no está guardado', other: '# cambios no están guardados' })}, porque el almacenamiento de este navegador está lleno o bloqueado: lo que no está guardado se perderá al cerrar la página. Exporte ahora las notas y las estrellas.`,
  unreadable: (count) =>
    plural(count, {
      one: '# entrada guardada no se puede leer. Quizá la escribió otra versión de Noctuary.',
      other: '# entradas guardadas no se pueden leer. Quizá las escribió otra versión de Noctuary.',
    }),
  removeUnreadable: 'Eliminar lo que no se puede leer',
};
