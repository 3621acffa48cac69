import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('fr');

export const messages: Messages = {
  title: 'Espèces',
  nouns: { one: 'taxon', many: 'taxons' },
  columns: {
    taxon: 'Taxon',
    rank: 'Rang',
    occurrences: 'Occurrences',
    nights: 'Nuits',
    lookedAt: 'Examinées',
    bestScore: 'Meilleur score',
    first: 'Première',
    last: 'Dernière',
    bestCapture: 'Meilleure capture',
    bestSession: 'Session de la meilleure capture',
  },
  means: {
    taxon:
      'La détermination des occurrences, telle que le serveur la nomme. Ouvre la page du taxon. Les taxons inférieurs ont leurs propres lignes.',
    rank: 'Le rang, dans le mot du serveur. Le tri va du règne à l’espèce, les autres mots suivent.',
    occurrences:
      'Individus déterminés comme exactement ce taxon, suivis d’une capture à l’autre. Les taxons inférieurs n’y sont pas.',
    nights:
      'Nuits avec au moins une de ces occurrences, à la date du soir. Le même soir à plusieurs pièges compte pour une nuit.',
    lookedAt:
      'Combien de ces occurrences une personne a déterminées, par une identification qui n’est pas retirée, sur combien au total.',
    bestScore:
      'Le score le plus élevé qu’un modèle a donné à sa détermination, de 0 à 1, arrondi vers le bas. « une personne » : déterminé par des personnes seules, sans score.',
    first: 'Quand apparaît la première de ces occurrences, à l’horloge du piège.',
    last: 'Quand la dernière de ces occurrences est vue pour la dernière fois, à l’horloge du piège.',
    bestCapture:
      'Quand apparaît l’occurrence au meilleur score, à l’horloge du piège. Ouvre cette capture, ou sa session.',
    bestSession: 'L’identifiant de la session où se trouve l’occurrence au meilleur score.',
  },
  lookedAtOf: (some, all) => `${some} sur ${all}`,
  notSaidWho: 'Le serveur ne dit pas qui a déterminé ces occurrences.',
  person: 'une personne',
  personMeans: 'Déterminé par des personnes, sans score d’un modèle',
  noScore: 'aucun score communiqué',
  noTime: 'aucune heure communiquée',
  others: (count) => plural(count, { one: 'et # autre', other: 'et # autres' }),
  othersMean: (count) =>
    plural(count, { one: '# autre occurrence a le même score', other: '# autres occurrences ont le même score' }),

  shows: 'Afficher',
  views: { table: 'Tableau', accumulation: 'Accumulation' },
  ranks: 'Rangs',
  groups: { species: 'Espèces', higher: 'Rangs supérieurs', unknown: 'Inconnu', all: 'Tous' },
  lowestScore: 'Score minimal',
  lowestScoreMeans:
    'Ne compte que les occurrences qu’un modèle a déterminées avec au moins ce score, et toutes celles qu’une personne a déterminées.',
  anyScore: 'tous',
  atLeast: (score) => `${score} ou plus`,

  ofSessions: (sessions, nights) =>
    plural(nights, { one: `De ${sessions} en # nuit.`, other: `De ${sessions} en # nuits.` }),
  counted: (count) => plural(count, { one: '# occurrence', other: '# occurrences' }),
  left: {
    species: (taxa, occurrences) =>
      plural(taxa, { one: `# espèce (${occurrences})`, other: `# espèces (${occurrences})` }),
    higher: (taxa, occurrences) =>
      plural(taxa, {
        one: `# taxon de rang supérieur (${occurrences})`,
        other: `# taxons de rang supérieur (${occurrences})`,
      }),
    unknown: (taxa, occurrences) =>
      plural(taxa, {
        one: `# taxon de rang inconnu (${occurrences})`,
        other: `# taxons de rang inconnu (${occurrences})`,
      }),
  },
  undetermined: (count) =>
    plural(count, { one: '# occurrence non déterminée', other: '# occurrences non déterminées' }),
  belowScore: (count, score) =>
    plural(count, {
      one: `# occurrence de score inférieur à ${score}`,
      other: `# occurrences de score inférieur à ${score}`,
    }),
  withoutScore: (count) => plural(count, { one: '# occurrence sans score', other: '# occurrences sans score' }),
  notShown: (parts) => `Non affichés : ${parts}.`,

  none: 'Il n’y a aucune occurrence.',
  noneOfRanks: 'Aucun taxon n’est de ces rangs.',
  showAllRanks: 'Afficher tous les rangs',
  mustLoadAll: (total) => `Il y a ${total} occurrences. Chargez-les toutes pour les compter par taxon.`,
  occurrencesNoun: 'occurrences',
  inSessions: 'Choisir des nuits et des filtres',
  exportTheseMeans:
    'Ouvre le formulaire d’export avec ces nuits, ce déploiement et les filtres d’occurrences. Les taxons de tous les rangs sont inclus.',
};
