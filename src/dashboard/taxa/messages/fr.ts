import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('fr');

export const messages: Messages = {
  title: 'Taxons',
  nouns: { one: 'taxon', many: 'taxons' },
  search: 'Rechercher des taxons par nom',
  noMatch: (text) => `Aucun taxon ne correspond à « ${text} ».`,
  table: 'Tableau',
  tree: 'Arbre',
  models: 'Modèles',
  loading: 'Chargement des taxons…',

  name: 'Nom',
  nameMeans: 'Le nom du taxon, tel que le serveur l’écrit.',
  rank: 'Rang',
  rankMeans:
    'Le rang, dans le mot du serveur. Trie du règne (KINGDOM) à l’espèce (SPECIES), les autres mots ensuite. UNKNOWN : un nom du projet, pas de la biologie.',
  parent: 'Parent',
  parentMeans: 'Le taxon au-dessus. L’enregistrement n’a que son identifiant ; son nom est cherché dans cette liste.',
  parentElsewhere: (id) => `taxon ${id}, absent de cette liste`,
  noParent: 'sans parent : tout en haut',
  occurrences: 'Occurrences',
  occurrencesMean:
    'Les occurrences déterminées exactement comme ce taxon, d’après le serveur ; les taxons en dessous ne sont pas compris. Si un projet est choisi, certains serveurs comptent quand même tous les projets. La barre compare avec le plus grand nombre de la liste.',
  lookedAt: 'Examinées',
  lookedAtMeans:
    'Parmi les occurrences, celles qu’une personne a déterminées. Les identifications retirées ne comptent pas. Les serveurs les comptent pour un projet à la fois.',
  lookedAtUnsaid: 'compté quand un projet est choisi, si le serveur l’indique',
  lookedAtOf: (some, all) => `${some} sur ${all}`,
  updated: 'Mis à jour',
  updatedMeans: 'Quand le serveur a modifié en dernier l’enregistrement du taxon.',

  treeLabel: 'Taxons par parent',
  treeNameMeans: 'Sous chaque taxon se trouvent les taxons dont il est le parent. Cliquez pour trier par nom.',
  treeRankMeans: 'Le rang, dans le mot du serveur.',
  own: 'Propres',
  ownMeans:
    'Les occurrences déterminées exactement comme ce taxon, d’après le serveur. Si un projet est choisi, certains serveurs comptent quand même tous les projets.',
  sum: 'Avec descendants',
  sumMeans:
    'Les occurrences propres et celles de tous les taxons en dessous dans cette liste. La barre compare avec la plus grande branche. Cliquez pour trier ainsi.',
  rankUnknown: 'rang non communiqué',
  ownUnknown: 'occurrences propres non communiquées',
  ownCount: (count) => plural(count, { one: '# propre', other: '# propres' }),
  sumUnknown: 'somme inconnue',
  sumCount: (count) => `${numberText(count)} avec descendants`,
  unreported: (count) =>
    plural(count, {
      one: '# taxon de la branche ne communique pas de nombre et n’est pas dans la somme.',
      other: '# taxons de la branche ne communiquent pas de nombre et ne sont pas dans la somme.',
    }),
  elsewhere: 'absent de la liste de ce projet',
  circle: 'ses parents forment une boucle',
  parentMissing: (id) => `son parent, le taxon ${id}, est absent de cette liste`,
  parentNotLoaded: 'son parent n’est pas encore chargé',
  found: (count) =>
    plural(count, { one: '# trouvé, affiché avec ses parents', other: '# trouvés, affichés avec leurs parents' }),
  foundSoFar: (count) =>
    plural(count, {
      one: '# trouvé jusqu’ici, affiché avec ses parents',
      other: '# trouvés jusqu’ici, affichés avec leurs parents',
    }),
  counts: (taxa, roots) =>
    plural(taxa, {
      one: `# taxon, ${numberText(roots)} tout en haut`,
      other: `# taxons, ${numberText(roots)} tout en haut`,
    }),
  countsSoFar: (taxa, roots) =>
    plural(taxa, {
      one: `# taxon chargé jusqu’ici, ${numberText(roots)} tout en haut`,
      other: `# taxons chargés jusqu’ici, ${numberText(roots)} tout en haut`,
    }),
  printed: (rows) => `Imprimé : les ${rows} premières lignes.`,

  panel: 'Taxon choisi',
  selectInTable: 'Choisissez un taxon dans le tableau pour voir où il a été trouvé.',
  selectInTree: 'Choisissez un taxon dans l’arbre pour voir où il a été trouvé.',
  noSuchTaxon: (id) => `Aucun taxon de cette liste n’a l’identifiant ${id}.`,
  loadingTaxon: (id) => `Chargement du taxon ${id}…`,
  clear: 'Annuler le choix',
  notShown: 'Ne fait pas partie des taxons affichés.',
  elsewhereMeans: 'Absent de la liste de ce projet. Il est montré comme parent de taxons de la liste.',
  ownOccurrences: 'Occurrences propres',
  sumAbout: 'Les occurrences propres et celles de tous les taxons en dessous dans cette liste.',
  children: 'Juste en dessous',
  childrenMean: 'Les taxons dont ce taxon est le parent.',
  season: 'Saison et lieux',
  above: 'Taxons au-dessus',
  gbif: (taxon) => `GBIF sur ${taxon}, ouvre www.gbif.org`,
  gbifMeans: 'Recherche le nom sur www.gbif.org, hors de Noctuary',
  where: 'Où il a été trouvé',
  noneOwn: 'Le serveur ne compte aucune occurrence de ce taxon exactement.',
  noneOwnButBelow:
    'Le serveur ne compte aucune occurrence de ce taxon exactement. La somme est celle des taxons en dessous.',

  withoutDeployment: (count) =>
    plural(count, {
      one: '# d’entre elles n’a pas de déploiement.',
      other: '# d’entre elles n’ont pas de déploiement.',
    }),
  mustLoadAll: (total) => `Il y a ${total} occurrences. Chargez-les toutes pour les compter par déploiement.`,
  recordCounts: (count) => `L’enregistrement du taxon en compte ${count}, à un autre moment ou d’une autre façon.`,
  recordCountsAll: (count) =>
    `L’enregistrement du taxon en compte ${count}, dans tous les projets ou à un autre moment.`,

  mapLabel: (taxon) => `Où ${taxon} a été trouvé`,
  mapSummary: 'La liste ci-dessous les contient tous.',
  unlocated: (count, all) => `${numberText(count)} déploiements sur ${numberText(all)} sans localisation.`,
  notOnMap: (count, all) =>
    `${numberText(count)} déploiements sur ${numberText(all)} sans localisation, absents de la carte.`,
  deploymentsOf: (taxon) => `Déploiements où ${taxon} a été trouvé`,
  showAll: (count) => `Afficher les ${count} déploiements`,
};
