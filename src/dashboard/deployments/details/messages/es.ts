import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('es');

export const messages: Messages = {
  title: (id) => `Despliegue ${id}`,
  notRefreshed: (reason) => `No se pudo actualizar: ${reason}`,
  nightsOpening: 'Cargando sus noches…',
  notLoaded: 'No se pudo cargar el despliegue.',
  none: 'Despliegue no encontrado',
  all: 'Todos los despliegues',
  itsSessions: 'Sesiones de este despliegue',
  compareYears: 'Comparar sus años',
  exportIt: 'Exportar este despliegue',

  facts: 'Datos',
  fromSource: 'Según su fuente',
  setUp: 'Instalado',
  takenDown: 'Retirado',
  recordCreated: 'Registro creado',
  changedAtSource: 'Cambiado en el origen',
  id: 'Identificador',
  location: 'Ubicación',
  noLocation: (reason) => `Sin ubicación. ${reason}.`,
  showOnMap: 'Mostrar en el mapa de despliegues',
  mapOf: (name) => `Mapa de ${name}`,

  jobs: 'Tareas',
  failing: (count, kind) =>
    plural(count, {
      one: `La última (#) tarea «${kind}» falló.`,
      other: `Las # últimas tareas «${kind}» fallaron.`,
    }),
  noJobs: 'No se ha ejecutado ninguna tarea para este despliegue.',
  status: 'Estado',
  job: 'Tarea',
  created: 'Creada',
  lastUpdate: 'Última actualización',
};
