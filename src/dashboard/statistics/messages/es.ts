import type { Messages } from './en.ts';

export const messages: Messages = {
  title: 'Qué son los valores calculados',
  inEnglish: 'Este texto está en inglés.',
  sections: 'Secciones',
};
