import type { Messages } from './en.ts';

export const messages: Messages = {
  title: 'Définition des valeurs calculées',
  inEnglish: 'Ce texte est en anglais.',
  sections: 'Sections',
};
