import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('es');

export const messages: Messages = {
  exportEnded: { SUCCESS: 'Exportación terminada', FAILURE: 'Exportación fallida', REVOKED: 'Exportación cancelada' },
  exportOther: (status) => `Exportación ${status}`,
  exportsFinished: (count) => plural(count, { one: '# exportación terminada', other: '# exportaciones terminadas' }),
  exportsFailed: (count) => plural(count, { one: '# exportación fallida', other: '# exportaciones fallidas' }),
  exportsCancelled: (count) => plural(count, { one: '# exportación cancelada', other: '# exportaciones canceladas' }),
  exportsOther: (count, status) =>
    plural(count, { one: `# exportación ${status}`, other: `# exportaciones ${status}` }),
  showExport: 'Mostrar',
  close: (name) => `Cerrar: ${name}`,
};
