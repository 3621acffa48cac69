import type { Messages } from './en.ts';

export const messages: Messages = {
  lists: {
    projects: 'proyectos',
    taxa: 'taxones',
    deployments: 'despliegues',
    events: 'sesiones',
    exports: 'exportaciones',
    storage: 'fuentes de almacenamiento',
    captures: 'capturas',
    occurrences: 'registros biológicos',
    jobs: 'tareas',
    users: 'usuarios',
    devices: 'dispositivos',
    sites: 'sitios',
  },
  hereAndThere: (here, there, list) => `Esta copia tiene ${here} ${list}; el origen tiene ${there}.`,
};
