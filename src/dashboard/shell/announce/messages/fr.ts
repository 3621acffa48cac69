import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('fr');

export const messages: Messages = {
  exportEnded: { SUCCESS: 'Export terminé', FAILURE: 'Échec de l’export', REVOKED: 'Export annulé' },
  exportOther: (status) => `Export ${status}`,
  exportsFinished: (count) => plural(count, { one: '# export terminé', other: '# exports terminés' }),
  exportsFailed: (count) => plural(count, { one: '# export en échec', other: '# exports en échec' }),
  exportsCancelled: (count) => plural(count, { one: '# export annulé', other: '# exports annulés' }),
  exportsOther: (count, status) => plural(count, { one: `# export ${status}`, other: `# exports ${status}` }),
  showExport: 'Afficher',
  close: (name) => `Fermer : ${name}`,
};
