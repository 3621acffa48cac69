import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('es');

export const messages: Messages = {
  title: 'Nueva exportación',
  project: 'Proyecto',
  selectProject: 'Elija un proyecto',
  projectsNotLoaded: (reason) => `No se pudieron cargar los proyectos: ${reason}`,
  noSuchProject: 'Ningún proyecto coincide',
  deployment: 'Despliegue',
  deploymentAbout: 'Elija uno para exportar solo sus registros biológicos',
  projectFirst: 'Elija primero un proyecto',
  allDeployments: 'Todos los despliegues',
  deploymentsNotLoaded: (reason) => `No se pudieron cargar los despliegues: ${reason}`,
  noSuchDeployment: 'Ningún despliegue coincide',
  session: 'Sesión',
  sessionAbout: 'Elija una para exportar solo esa noche',
  deploymentFirst: 'Elija primero un despliegue',
  allSessions: 'Todas las sesiones',
  sessionsNotLoaded: (reason) => `No se pudieron cargar las sesiones: ${reason}`,
  noSuchSession: 'Ninguna sesión coincide',
  format: 'Formato',
  loading: 'Cargando…',
  withId: (name, id) => `${name} (id ${id})`,
  occurrences: (count) =>
    plural(count, {
      one: '# registro biológico, según el servidor.',
      other: '# registros biológicos, según el servidor.',
    }),
  exact: 'El archivo contiene las coordenadas exactas.',
  exactAlways: 'El archivo contiene las coordenadas exactas, aunque aquí estén redondeadas.',
  notOrdered: (reason) => `La exportación no se pidió. ${reason}`,
  besideFields: 'Los motivos figuran junto a los campos.',
  close: 'Cerrar',
  order: 'Pedir la exportación',
};
