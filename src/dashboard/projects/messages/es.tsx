import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.tsx';

const plural = pluralIn('es');

export const messages: Messages = {
  title: 'Proyectos',
  nouns: { one: 'proyecto', many: 'proyectos' },
  search: 'Buscar proyectos por nombre o descripción',
  searchHint: 'Nombre, descripción',
  noMatch: (text) => `Ningún proyecto coincide con «${text}».`,
  cards: 'Fichas',
  table: 'Tabla',
  loading: 'Cargando proyectos…',

  name: 'Nombre',
  nameMeans: 'El nombre del proyecto. Un proyecto es un conjunto de despliegues.',
  deployments: 'Despliegues',
  deploymentsMean: 'Los despliegues del proyecto, según el servidor.',
  draft: 'Borrador',
  draftMeans: 'Solo ven un borrador los usuarios autorizados. El servidor no lo envía a quienes no tienen token.',
  notDraft: 'No',
  updated: 'Actualizado',
  updatedMeans: 'Cuándo cambió el servidor por última vez el registro del proyecto.',
  description: 'Descripción',
  descriptionMeans: 'De qué trata el proyecto, en sus propias palabras.',
  noDescription: 'Sin descripción.',
  descriptionUnknown: 'Descripción no indicada.',
  created: 'Creado',
  createdMeans: 'Cuándo se creó el registro del proyecto en el servidor.',

  deploymentsUnknown: 'Despliegues no indicados',
  deploymentCount: (count) => plural(count, { one: '# despliegue', other: '# despliegues' }),
  createdOn: (day) => <>Creado el {day}</>,
  updatedOn: (day) => <>Actualizado el {day}</>,
  select: (project, hidden) => <>Elegir{hidden(` ${project} para todas las páginas`)}</>,
  selected: (project, hidden) => <>✓ Elegido{hidden(`: ${project}, para todas las páginas`)}</>,
  sessionsOf: (project, hidden) => <>Sesiones{hidden(` de ${project}`)}</>,
  taxaOf: (project, hidden) => <>Taxones{hidden(` de ${project}`)}</>,
  storageOf: (project, hidden) => <>Almacenamiento{hidden(` de ${project}`)}</>,
  noPicture: (why) => `Sin imagen: no se usa su dirección. ${why}`,
};
