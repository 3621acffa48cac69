import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import type { Messages } from './en.tsx';

const plural = pluralIn('fr');

export const messages: Messages = {
  page: 'Stockage',
  title: 'Sources de stockage',
  nouns: { one: 'source de stockage', many: 'sources de stockage' },
  search: 'Rechercher des sources de stockage par nom, compartiment ou projet',
  searchHint: 'Nom, compartiment…',
  noMatch: (text) => `Aucune source de stockage ne correspond à « ${text} ».`,
  panels: 'Panneaux',
  table: 'Tableau',
  addImages: 'Ajouter des images…',
  sortBy: 'Trier par',
  loading: 'Chargement des sources de stockage…',
  unnamedProject: (id) => `Projet ${id}`,
  projectUnknown: 'Projet non communiqué',

  name: 'Nom',
  nameMeans:
    'Le nom de la source de stockage : un emplacement de stockage d’objets qui contient les images d’un projet.',
  project: 'Projet',
  projectMeans: 'Le projet dont les images y sont stockées.',
  bucket: 'Compartiment',
  bucketMeans: 'Le compartiment (bucket) du stockage d’objets.',
  deployments: 'Déploiements',
  deploymentsMean: 'Les déploiements dont les images y sont stockées.',
  files: 'Fichiers',
  filesMean:
    'Les fichiers comptés à la dernière indexation de la source. Non communiqué : jamais indexée. 0 : indexée et vide.',
  size: 'Taille',
  sizeMeans:
    'Les octets des fichiers comptés à la dernière indexation de la source. Si le serveur ne communique pas de nombre, son texte est entre guillemets.',
  captures: 'Captures',
  capturesMean: 'Les fichiers que le serveur reconnaît comme captures.',
  lastChecked: 'Dernier contrôle',
  lastCheckedMeans: 'Quand le serveur a vérifié en dernier que la source est accessible, selon lui.',
  notReported: 'non communiqué',
  indexing: 'Indexation',
  indexingMeans: 'Si la source a déjà été indexée, et si des fichiers ont été trouvés.',
  ratio: 'Captures par fichier',
  ratioMeans:
    'Nombre de captures divisé par le nombre de fichiers. Au-dessous de 1, des fichiers ne sont pas des captures.',
  noRatio: 'aucun fichier pour diviser, ou non communiqué',
  prefix: 'Préfixe',
  prefixMeans: 'Le dossier dans le compartiment.',
  endpoint: 'Point d’accès',
  endpointMeans: 'L’adresse du stockage d’objets.',
  updated: 'Mis à jour',
  updatedMeans: 'Quand le serveur a modifié en dernier l’enregistrement de la source.',
  notEntered: 'rien de saisi',

  states: {
    indexed: 'Indexée',
    'indexed and empty': 'Indexée et vide',
    'never indexed': 'Jamais indexée',
  },
  statesMean: {
    indexed: 'Les fichiers qui s’y trouvent ont été comptés.',
    'indexed and empty': 'Les fichiers ont été comptés ; il n’y en a aucun : 0.',
    'never indexed': 'Les fichiers n’ont jamais été comptés : leur nombre peut être quelconque. Inconnu n’est pas 0.',
  },
  stateUnknown: 'Indexation non communiquée',
  noBucket: 'aucun compartiment saisi',
  bucketUnknown: 'bucket non communiqué',
  atEndpoint: (bucket, endpoint) => (
    <>
      {bucket} sur {endpoint}
    </>
  ),
  ofBytes: (bytes, project) => `des ${bytes} de ${project}`,
  ofBytesReported: (bytes, reported, sources, project) =>
    `des ${bytes} de ${numberText(reported)} sources sur ${numberText(sources)} de ${project}`,
  ofFiles: (files, project) =>
    plural(files, { one: `du # fichier de ${project}`, other: `des # fichiers de ${project}` }),
  ofFilesReported: (files, reported, sources, project) =>
    `des ${numberText(files)} fichiers de ${numberText(reported)} sources sur ${numberText(sources)} de ${project}`,
  bytesUnknown: 'Sa part des octets du projet est inconnue.',
  filesUnknown: 'Sa part des fichiers du projet est inconnue.',

  sources: 'Sources',
  sumOfAll: (sources) => plural(sources, { one: 'de # source', other: 'des # sources' }),
  sumOfSome: (reported, sources) => `de ${numberText(reported)} sources sur ${numberText(sources)}, autres inconnues`,
  sumOfNone: (sources) =>
    plural(sources, { one: 'non communiqué par la source', other: 'non communiqué par les # sources' }),
  neverAndEmpty: (never, empty) => `jamais indexées : ${numberText(never)}, indexées et vides : ${numberText(empty)}`,
  neverAndEmptySoFar: (never, empty) =>
    `chargées jusqu’ici ; jamais indexées : ${numberText(never)}, indexées et vides : ${numberText(empty)}`,

  sizes: 'Sources de stockage par taille',
  whole: 'les sources représentées',
  noSizes: 'Aucune source ici ne communique une taille supérieure à 0.',
  sizesAbout: 'Surface selon la taille, par projet.',
  notDrawn: (count) =>
    plural(count, {
      one: '# source sans taille ou de taille 0 n’est pas représentée.',
      other: '# sources sans taille ou de taille 0 ne sont pas représentées.',
    }),
};
