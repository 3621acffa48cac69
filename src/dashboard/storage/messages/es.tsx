import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import type { Messages } from './en.tsx';

const plural = pluralIn('es');

export const messages: Messages = {
  page: 'Almacenamiento',
  title: 'Fuentes de almacenamiento',
  nouns: { one: 'fuente de almacenamiento', many: 'fuentes de almacenamiento' },
  search: 'Buscar fuentes de almacenamiento por nombre, bucket o proyecto',
  searchHint: 'Nombre, bucket…',
  noMatch: (text) => `Ninguna fuente de almacenamiento coincide con «${text}».`,
  panels: 'Paneles',
  table: 'Tabla',
  addImages: 'Añadir imágenes…',
  sortBy: 'Ordenar por',
  loading: 'Cargando fuentes de almacenamiento…',
  unnamedProject: (id) => `Proyecto ${id}`,
  projectUnknown: 'Proyecto no indicado',

  name: 'Nombre',
  nameMeans:
    'El nombre de la fuente de almacenamiento: un lugar del almacenamiento de objetos con las imágenes de un proyecto.',
  project: 'Proyecto',
  projectMeans: 'El proyecto cuyas imágenes se guardan allí.',
  bucket: 'Bucket',
  bucketMeans: 'El bucket del almacenamiento de objetos.',
  deployments: 'Despliegues',
  deploymentsMean: 'Los despliegues cuyas imágenes se guardan allí.',
  files: 'Archivos',
  filesMean:
    'Los archivos contados cuando la fuente se indexó por última vez. No indicado: nunca indexada. 0: indexada y vacía.',
  size: 'Tamaño',
  sizeMeans:
    'Los bytes de los archivos contados cuando la fuente se indexó por última vez. Si el servidor no indica un número, su texto aparece entre comillas.',
  captures: 'Capturas',
  capturesMean: 'Los archivos que el servidor reconoce como capturas.',
  lastChecked: 'Última revisión',
  lastCheckedMeans: 'Cuándo comprobó el servidor por última vez que se puede acceder a la fuente, según él.',
  notReported: 'no indicado',
  indexing: 'Indexación',
  indexingMeans: 'Si la fuente se ha indexado alguna vez y si se encontraron archivos.',
  ratio: 'Capturas por archivo',
  ratioMeans: 'Capturas divididas por archivos. Por debajo de 1, algunos archivos no son capturas.',
  noRatio: 'no hay archivos entre los que dividir, o no indicado',
  prefix: 'Prefijo',
  prefixMeans: 'La carpeta dentro del bucket.',
  endpoint: 'Punto de acceso',
  endpointMeans: 'La dirección del almacenamiento de objetos.',
  updated: 'Actualizado',
  updatedMeans: 'Cuándo cambió el servidor por última vez el registro de la fuente.',
  notEntered: 'sin introducir',

  states: {
    indexed: 'Indexada',
    'indexed and empty': 'Indexada y vacía',
    'never indexed': 'Nunca indexada',
  },
  statesMean: {
    indexed: 'Se contaron los archivos que hay allí.',
    'indexed and empty': 'Se contaron los archivos y no se encontró ninguno: 0.',
    'never indexed': 'Los archivos nunca se contaron: puede haber cualquier número. Desconocido no es 0.',
  },
  stateUnknown: 'Indexación no indicada',
  noBucket: 'sin bucket',
  bucketUnknown: 'bucket no indicado',
  atEndpoint: (bucket, endpoint) => (
    <>
      {bucket} en {endpoint}
    </>
  ),
  ofBytes: (bytes, project) => `de los ${bytes} de ${project}`,
  ofBytesReported: (bytes, reported, sources, project) =>
    `de los ${bytes} de ${numberText(reported)} de ${numberText(sources)} fuentes de ${project}`,
  ofFiles: (files, project) =>
    plural(files, { one: `de # archivo de ${project}`, other: `de los # archivos de ${project}` }),
  ofFilesReported: (files, reported, sources, project) =>
    `de los ${numberText(files)} archivos de ${numberText(reported)} de ${numberText(sources)} fuentes de ${project}`,
  bytesUnknown: 'Se desconoce su parte de los bytes del proyecto.',
  filesUnknown: 'Se desconoce su parte de los archivos del proyecto.',

  sources: 'Fuentes',
  sumOfAll: (sources) => plural(sources, { one: 'de # fuente', other: 'de las # fuentes' }),
  sumOfSome: (reported, sources) => `de ${numberText(reported)} de ${numberText(sources)} fuentes, otras desconocidas`,
  sumOfNone: (sources) =>
    plural(sources, { one: 'no indicado por la fuente', other: 'no indicado por ninguna de las # fuentes' }),
  neverAndEmpty: (never, empty) => `nunca indexadas: ${numberText(never)}, indexadas y vacías: ${numberText(empty)}`,
  neverAndEmptySoFar: (never, empty) =>
    `cargadas hasta ahora; nunca indexadas: ${numberText(never)}, indexadas y vacías: ${numberText(empty)}`,

  sizes: 'Fuentes de almacenamiento por tamaño',
  whole: 'las fuentes representadas',
  noSizes: 'Ninguna fuente de aquí indica un tamaño mayor que 0.',
  sizesAbout: 'Área según el tamaño, por proyecto.',
  notDrawn: (count) =>
    plural(count, {
      one: '# sin tamaño, o de tamaño 0, no está representada.',
      other: '# sin tamaño, o de tamaño 0, no están representadas.',
    }),
};
