import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('fr');

export const messages: Messages = {
  compareThese: (count) => `Comparer ces ${count} déploiements`,
  tooManyCompared: (most) => `La comparaison montre au plus ${most} déploiements. Sélectionnez-en moins.`,
  sessionsOf: (count) => plural(count, { one: 'Sessions de ce déploiement', other: 'Sessions de ces # déploiements' }),
  speciesOf: (count) => plural(count, { one: 'Espèces de ce déploiement', other: 'Espèces de ces # déploiements' }),
  tooManyDeployments: (most) => `Une adresse contient ${most} déploiements au plus. Sélectionnez-en moins.`,
};
