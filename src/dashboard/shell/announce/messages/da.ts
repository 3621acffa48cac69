import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('da');

export const messages: Messages = {
  exportEnded: { SUCCESS: 'Eksport færdig', FAILURE: 'Eksport mislykket', REVOKED: 'Eksport annulleret' },
  exportOther: (status) => `Eksport ${status}`,
  exportsFinished: (count) => plural(count, { one: '# eksport færdig', other: '# eksporter færdige' }),
  exportsFailed: (count) => plural(count, { one: '# eksport mislykket', other: '# eksporter mislykkede' }),
  exportsCancelled: (count) => plural(count, { one: '# eksport annulleret', other: '# eksporter annullerede' }),
  exportsOther: (count, status) => plural(count, { one: `# eksport ${status}`, other: `# eksporter ${status}` }),
  showExport: 'Vis',
  close: (name) => `Luk: ${name}`,
};
