import type { Messages } from './en.ts';

export const messages: Messages = {
  nouns: { taxa: 'taxones', deployments: 'despliegues', occurrences: 'registros biológicos', sessions: 'sesiones' },
  sessionsOf: (name) => `sesiones de ${name}`,
  loading: (what) => `Cargando ${what}…`,
  soFar: (what, loaded, all) => `Cargando ${what}: ${loaded} de ${all}`,
  cancel: (what) => `Cancelar la carga de ${what}`,
  notLoaded: (what) => `Falló la carga de ${what}.`,
  stopped: (what, loaded, all) => `La carga de ${what} se canceló en ${loaded} de ${all}.`,
  continue: 'Continuar la carga',
  mustLoadAll: (what, all) => `Hay ${all} ${what}. Aquí hacen falta en su totalidad.`,
  loadAll: (what, all) => `Cargar ${all} ${what}`,
  missing: (what, count) => `Faltan ${count} ${what}: el servidor los cuenta y no los envía.`,
  leftOut: (what, count) => `${count} ${what} no tienen la forma de la interfaz y no se cuentan.`,
  outside: (what, count) => `Con ${what} llegaron ${count} más, que no se cuentan: el servidor no aplica el filtro.`,
  unchecked: (what) => `Falló la carga de los despliegues: no se sabe si ${what} son de este proyecto.`,
  loadAgain: 'Cargar de nuevo',
  someOf: (some, all, what) => `${some} de ${all} ${what}`,
  partOf: (text, part) => `${text} (${part})`,
};
