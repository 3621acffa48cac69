import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.tsx';

const plural = pluralIn('es');

export const messages: Messages = {
  pages: {
    overview: 'Resumen',
    deployments: 'Despliegues',
    sessions: 'Sesiones',
    effort: 'Esfuerzo',
    compare: 'Comparar',
    taxa: 'Taxones',
    exports: 'Exportaciones',
    storage: 'Almacenamiento',
    projects: 'Proyectos',
    settings: 'Ajustes',
  },
  pagesLabel: 'Páginas',
  more: 'Más',
  morePages: 'Más páginas',
  withMore: (page) => `${page}…`,
  skip: 'Ir al contenido',
  home: 'Noctuary, inicio',
  notes: 'Avisos',
  copy: 'Copia',
  copyOf: (host) => `Copia de ${host}`,

  project: 'Proyecto',
  allProjects: 'Todos los proyectos',
  allProjectsUnnamed: 'Todos los proyectos (no se pudieron cargar sus nombres)',
  unnamedProject: (id) => `Proyecto ${id}`,
  printed: (project, day, time) => ` · ${project} · Impreso el ${day}, ${time}`,

  refresh: 'Actualizar',
  refreshing: 'Actualizando…',
  updated: (time, hidden) => (
    <>
      {hidden('Actualizado: ')}
      {time}
    </>
  ),
  colourScheme: { light: 'Colores: claros', dark: 'Colores: oscuros', auto: 'Colores: como el sistema' },
  language: (name) => `Idioma: ${name}`,
  languageLabel: 'Idioma',

  search: 'Buscar',
  searchAll: 'Buscar despliegues, sesiones, sitios, taxones, proyectos, exportaciones, vistas guardadas y páginas',
  searchHint: 'Parte de un nombre, o un identificador',
  escape: 'Esc',
  closeSearch: 'Esc, cerrar la búsqueda',
  searchOpening: 'Abriendo la búsqueda…',

  jobs: 'Tareas',
  opening: 'Abriendo…',
  endedSince: (count) =>
    plural(count, { one: ', # terminada desde su última visita', other: ', # terminadas desde su última visita' }),
  connectionLost:
    'No hay conexión con el servidor. La página muestra lo último que se cargó y se actualiza cuando vuelva la conexión.',
  countsIncomplete:
    'Los recuentos aún no están completos: se están cargando registros. Esta página se actualiza cuando estén contados.',
  noAnswer: (time) => `Sin respuesta del servidor desde las ${time}`,
  seconds: (count) => `(${count} s)`,
  waitingFor: (requests) => `En espera de: ${requests}`,
  retry: 'Reintentar',
  cancel: 'Cancelar',
  tokenRefused: (what) => <>El servidor exige un token o no acepta el que recibió. {what}</>,
  notAllowed: (what) => <>El servidor no le permite esto. {what}</>,
  tokenBelow: 'Introduzca uno abajo.',
  tokenInSettings: 'Introducir uno en Ajustes',
  newBuild: 'Hay una nueva versión de Noctuary.',
  newService: 'Esta dirección muestra ahora los datos de otro servidor. Lo que ve se cargó antes.',
  reload: 'Recargar',

  error: 'Error',
  pageError: 'Se produjo un error en esta página',
  pageErrorMeans:
    'Es un error del panel; las demás páginas no se ven afectadas. Recargue la página para volver a intentarlo.',
  partError: 'Se produjo un error en esta parte de la página.',
  notFound: 'No encontrada',
  pageNotFound: 'Página no encontrada',
  noPageAt: (path) => <>No hay ninguna página en {path}.</>,
  toDeployments: 'Ir a los despliegues',
  pageOpening: 'Abriendo la página…',
  openingLabel: 'Abriendo la página',
  notLoaded: 'No cargada',
  pageNotLoaded: 'No se pudo cargar esta página',
  pageNotLoadedMeans: 'El servidor no envió el programa de esta página. No se ha perdido ningún dato.',
  pageLoadsItself: 'Si falla la conexión, la página se carga sola cuando vuelva.',
};
