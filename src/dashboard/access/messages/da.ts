import type { Messages } from './en.ts';

export const messages: Messages = {
  orLogIn: 'Eller log ind her:',
  email: 'E-mail',
  password: 'Adgangskode',
  stay: 'Forbliv logget ind, når fanen er lukket',
  logIn: 'Log ind',
  tokenUnusable: 'Serveren sendte en adgangsnøgle, der ikke kan bruges.',
};
