import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('es');

export const messages: Messages = {
  jobsWith: (counts) => `Tareas: ${counts}`,
  groups: { running: 'En curso', failed: 'Fallidas', ended: 'Terminadas', unknown: 'Estado no indicado' },
  jobsNotRead: (reason) => `No se pudieron cargar las tareas: ${reason}`,
  notRefreshed: (reason) => `No se pudo actualizar: ${reason}`,
  jobsReading: 'Cargando las tareas…',
  noJobs: 'No hay tareas aquí.',
  allExports: 'Todas las exportaciones',
  allJobs: (count) => plural(count, { one: '# tarea', other: 'Las # tareas' }),
  lastJobs: (shown, all) => `Las ${shown} tareas que cambiaron por última vez, de ${all}`,
  lastJobsOfMore: (shown) => `Las ${shown} tareas que cambiaron por última vez; hay más`,
  onlyExportJobs: 'Este servidor solo muestra las tareas de exportación.',
  readAt: (time) => `Actualizado: ${time}.`,
  noProject: 'proyecto no indicado',
  running: (count) => plural(count, { one: '# en curso', other: '# en curso' }),
  failed: (count) => plural(count, { one: '# fallida', other: '# fallidas' }),
};
