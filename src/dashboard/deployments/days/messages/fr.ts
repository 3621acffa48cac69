import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('fr');

export const messages: Messages = {
  beginBefore: (count, year) => plural(count, { one: `# commence avant ${year}`, other: `# commencent avant ${year}` }),
  endAfter: (count) => plural(count, { one: '# finit dans le futur', other: '# finissent dans le futur' }),
  noDates: 'Aucun de ces déploiements n’a de dates à sélectionner.',
  bars: (days) =>
    plural(days, {
      one: 'déploiements actifs, pauses comprises, par jour',
      other: 'déploiements actifs, pauses comprises, par # jours',
    }),
  barsSoFar: (bars, loaded) => `${bars}, sur ${loaded} chargés jusqu’ici`,
  matching: (matching, all) => `${matching} sur ${all}`,
  bin: (count, days, start) =>
    plural(days, {
      one: `Déploiements actifs le ${start} : ${count}`,
      other: `Déploiements actifs sur # jours à partir du ${start} : ${count}`,
    }),
};
