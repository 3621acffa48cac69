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
  uncopied: {
    exports: 'las exportaciones y sus archivos',
    users: 'los usuarios',
    collections: 'las selecciones guardadas',
    'image files': 'los archivos de imagen',
  },
  hereAndThere: (here, there, list) => `Esta copia tiene ${here} ${list}; el origen, ${there}.`,
  hereThereAside: (here, there, aside, list) =>
    `Esta copia tiene ${here} ${list}; el origen, ${there}; apartados: ${aside}.`,
};
