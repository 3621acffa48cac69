import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('fr');

export const messages: Messages = {
  names: { sex: 'Sexe', life_stage: 'Stade de vie', behavior: 'Comportement' },
  mean: {
    sex: 'Compte seulement les occurrences de ce sexe, tel que leur source l’indique.',
    life_stage: 'Compte seulement les occurrences de ce stade de vie, tel que leur source l’indique.',
    behavior: 'Compte seulement les occurrences avec ce comportement, dans les mots de leur source.',
  },
  values: {
    sex: { female: 'femelle', male: 'mâle' },
    life_stage: { adult: 'adulte', subadult: 'subadulte', juvenile: 'juvénile' },
    behavior: {},
  },
  any: 'tous',
  notGiven: 'non indiqué',
  looked: {
    name: 'Détermination',
    mean: 'Compte seulement les occurrences déterminées par une personne, par un modèle seul, ou par les deux avec des taxons différents. Les identifications retirées ne comptent pas.',
    values: {
      person: 'Examinée par une personne',
      model: 'Par un modèle seul',
      disagree: 'Personne et modèle en désaccord',
    },
    ofThese: (count) => `Une personne a examiné ${count} de ces occurrences.`,
    ofThoseThatSay: (count, said) =>
      `Une personne a examiné ${count} de ces occurrences, sur les ${said} qui indiquent qui les a déterminées.`,
    neverSaid: 'Le serveur ne dit pas qui a déterminé ces occurrences : ce filtre n’en garde aucune.',
  },
  asked: (name, value) => `${name} : ${value}`,
  others: (count, asked) =>
    plural(count, { one: `# occurrence écartée par ${asked}`, other: `# occurrences écartées par ${asked}` }),
  only: (asked) => `Comptées seulement avec ${asked}.`,
  leftOut: (count) =>
    plural(count, {
      one: '# autre occurrence n’est pas comptée.',
      other: '# autres occurrences ne sont pas comptées.',
    }),
  neverGiven: (names) => `Aucune de ces occurrences n’a de valeur pour ce filtre : ${names}.`,
};
