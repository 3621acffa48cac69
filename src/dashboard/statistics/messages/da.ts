import type { Messages } from './en.ts';

export const messages: Messages = {
  title: 'Hvad tallene betyder',
  inEnglish: 'Denne tekst er på engelsk.',
  sections: 'Afsnit',
};
