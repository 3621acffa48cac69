import type { Messages } from './en.ts';

export const messages: Messages = {
  title: 'Bestil hos kilden',
  about: (host) =>
    `Eksporter på denne side laves her, ud fra kopien. En bestilling hos ${host} laver en fil dér af et helt projekt, og den vises ikke her.`,
  project: 'Projekt',
  format: 'Format hos kilden',
  order: 'Bestil dér',
  needsToken: (host) => `${host} tager kun imod bestillinger med din egen adgangsnøgle.`,
  token: (host) => `Din adgangsnøgle til ${host}`,
  takeToken: 'Brug denne adgangsnøgle',
  orLogIn: (host) => `Eller log ind på ${host} med din konto dér:`,
  tokenInvalid: 'En adgangsnøgle er ét ord af bogstaver, cifre og tegn.',
  tokenStored: (host) => `Din adgangsnøgle til ${host} gemmes, indtil denne fane lukkes, og sendes kun dertil.`,
  removeToken: 'Fjern adgangsnøglen',
  offerFailed: (reason) => `Det vides ikke, hvad der kan bestilles dér. ${reason}`,
  refused: (reason) => `Kilden tog ikke imod bestillingen. ${reason}`,
  ordered: 'Kilden har taget imod bestillingen.',
  orderedAs: (id) => `Kilden har taget imod bestillingen som eksport ${id}.`,
  exportsThere: (host) => `Eksporter hos ${host} (som JSON)`,
};
