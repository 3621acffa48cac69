import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('es');

export const messages: Messages = {
  title: 'Taxones',
  nouns: { one: 'taxón', many: 'taxones' },
  search: 'Buscar taxones por nombre',
  noMatch: (text) => `Ningún taxón coincide con «${text}».`,
  table: 'Tabla',
  tree: 'Árbol',
  models: 'Modelos',
  loading: 'Cargando taxones…',

  name: 'Nombre',
  nameMeans: 'El nombre del taxón, tal como lo escribe el servidor.',
  rank: 'Rango',
  rankMeans:
    'El rango, en la palabra del servidor. Se ordena de reino (KINGDOM) a especie (SPECIES), y después las demás palabras. UNKNOWN: un nombre del proyecto, no de la biología.',
  parent: 'Superior',
  parentMeans: 'El taxón superior. El registro solo tiene su identificador; su nombre se busca en esta lista.',
  parentElsewhere: (id) => `taxón ${id}, no está en esta lista`,
  noParent: 'sin superior: en la cima',
  occurrences: 'Registros biológicos',
  occurrencesMean:
    'Los registros biológicos determinados exactamente como este taxón, según el servidor; los taxones inferiores no se incluyen. Si se elige un proyecto, algunos servidores cuentan igualmente todos los proyectos. La barra compara con el mayor número de la lista.',
  lookedAt: 'Revisados',
  lookedAtMeans:
    'De los registros biológicos, los que una persona ha determinado. Las identificaciones retiradas no cuentan. Los servidores los cuentan para un proyecto a la vez.',
  lookedAtUnsaid: 'se cuenta si se elige un proyecto y el servidor lo indica',
  lookedAtOf: (some, all) => `${some} de ${all}`,
  updated: 'Actualizado',
  updatedMeans: 'Cuándo cambió el servidor por última vez el registro del taxón.',

  treeLabel: 'Taxones por superior',
  treeNameMeans: 'Debajo de cada taxón están aquellos de los que es superior. Pulse para ordenar por nombre.',
  treeRankMeans: 'El rango, en la palabra del servidor.',
  own: 'Propios',
  ownMeans:
    'Los registros biológicos determinados exactamente como este taxón, según el servidor. Si se elige un proyecto, algunos servidores cuentan igualmente todos los proyectos.',
  sum: 'Con descendientes',
  sumMeans:
    'Los registros biológicos propios y los de todos los taxones inferiores de esta lista. La barra compara con la rama mayor. Pulse para ordenar así.',
  rankUnknown: 'rango no indicado',
  ownUnknown: 'registros biológicos propios no indicados',
  ownCount: (count) => plural(count, { one: '# propio', other: '# propios' }),
  sumUnknown: 'suma desconocida',
  sumCount: (count) => `${numberText(count)} con descendientes`,
  unreported: (count) =>
    plural(count, {
      one: '# taxón de la rama no indica ningún número y no está en la suma.',
      other: '# taxones de la rama no indican ningún número y no están en la suma.',
    }),
  elsewhere: 'no está en la lista de este proyecto',
  circle: 'sus superiores forman un bucle',
  parentMissing: (id) => `su superior, el taxón ${id}, no está en esta lista`,
  parentNotLoaded: 'su superior aún no está cargado',
  found: (count) =>
    plural(count, { one: '# encontrado, con sus superiores', other: '# encontrados, con sus superiores' }),
  foundSoFar: (count) =>
    plural(count, {
      one: '# encontrado hasta ahora, con sus superiores',
      other: '# encontrados hasta ahora, con sus superiores',
    }),
  counts: (taxa, roots) =>
    plural(taxa, {
      one: `# taxón, ${numberText(roots)} en la cima`,
      other: `# taxones, ${numberText(roots)} en la cima`,
    }),
  countsSoFar: (taxa, roots) =>
    plural(taxa, {
      one: `# taxón cargado hasta ahora, ${numberText(roots)} en la cima`,
      other: `# taxones cargados hasta ahora, ${numberText(roots)} en la cima`,
    }),
  printed: (rows) => `Impreso: las primeras ${rows} filas.`,

  panel: 'Taxón elegido',
  selectInTable: 'Elija un taxón en la tabla para ver dónde se encontró.',
  selectInTree: 'Elija un taxón en el árbol para ver dónde se encontró.',
  noSuchTaxon: (id) => `Ningún taxón de esta lista tiene el identificador ${id}.`,
  loadingTaxon: (id) => `Cargando el taxón ${id}…`,
  clear: 'Anular la elección',
  notShown: 'No está entre los taxones mostrados.',
  elsewhereMeans: 'No está en la lista de este proyecto. Se muestra como superior de taxones de la lista.',
  ownOccurrences: 'Registros biológicos propios',
  sumAbout: 'Los registros biológicos propios y los de todos los taxones inferiores de esta lista.',
  children: 'Justo debajo',
  childrenMean: 'Los taxones cuyo superior es este taxón.',
  season: 'Temporada y lugares',
  above: 'Taxones superiores',
  gbif: (taxon) => `GBIF sobre ${taxon}, abre www.gbif.org`,
  gbifMeans: 'Busca el nombre en www.gbif.org, fuera de Noctuary',
  where: 'Dónde se encontró',
  noneOwn: 'El servidor no cuenta ningún registro biológico de este taxón exacto.',
  noneOwnButBelow:
    'El servidor no cuenta ningún registro biológico de este taxón exacto. La suma es de los taxones inferiores.',

  withoutDeployment: (count) =>
    plural(count, { one: '# de ellos no tiene despliegue.', other: '# de ellos no tienen despliegue.' }),
  mustLoadAll: (total) => `Hay ${total} registros biológicos. Cárguelos todos para contarlos por despliegue.`,
  recordCounts: (count) => `El registro del taxón cuenta ${count}, en otro momento o de otra manera.`,
  recordCountsAll: (count) => `El registro del taxón cuenta ${count}, en todos los proyectos o en otro momento.`,

  mapLabel: (taxon) => `Dónde se encontró ${taxon}`,
  mapSummary: 'La lista de abajo los contiene todos.',
  unlocated: (count, all) => `${numberText(count)} de ${numberText(all)} despliegues sin ubicación.`,
  notOnMap: (count, all) => `${numberText(count)} de ${numberText(all)} despliegues sin ubicación, fuera del mapa.`,
  deploymentsOf: (taxon) => `Despliegues donde se encontró ${taxon}`,
  showAll: (count) => `Mostrar los ${count} despliegues`,
};
