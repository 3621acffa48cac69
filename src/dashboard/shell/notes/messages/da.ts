import type { Messages } from './en.ts';

export const messages: Messages = {
  newBuild: 'Der er en ny version af Noctuary.',
  newService: 'Denne adresse viser nu data fra en anden server. Det, du ser, blev indlæst før.',
};
