import type { Messages } from './en.ts';

export const messages: Messages = {
  noConnection: 'Der er ingen forbindelse til serveren, og dette er ikke indlæst før.',
  notReached: 'Serveren kunne ikke nås.',
  cancelled: 'Serveren svarede ikke, og ventetiden blev afbrudt.',
  silent: (seconds) => `Serveren svarede ikke inden for ${seconds} sekunder.`,
  stopped: (seconds) => `Svaret gik i stå: der kom ikke flere data i ${seconds} sekunder.`,
  tooLong: (seconds) => `Svaret var ikke komplet efter ${seconds} sekunder.`,
  triedTwice: (reason) => `${reason} Forespørgslen blev sendt to gange.`,
  cutOff: (address, size) => `Svaret på ${address} blev afbrudt efter ${size}.`,
  status: (status) => `Serveren svarede ${status}.`,
  statusBecause: (status, reason) => `Serveren svarede ${status}: ${reason}`,
  wrongAnswer: (address, details) =>
    `Serveren svarede på ${address} med noget, der ikke er JSON (${details}). Der er måske en loginside eller en proxy foran den: åbn adressen i en ny fane, eller spørg serverens ejer.`,
  wrongForm: (address, faults) => `Svaret på ${address} har ikke grænsefladens form. ${faults}`,
  noAuthToken: 'Serveren godtog det, men sendte ingen adgangsnøgle.',

  addressTooLong: 'Den er for lang.',
  addressControl: 'Den indeholder kontroltegn.',
  addressScheme: 'Den begynder ikke med http:// eller https://.',
  addressUser: 'Den indeholder et brugernavn eller en adgangskode.',
  addressInvalid: 'Det er ikke en gyldig adresse.',

  lists: {
    captures: 'optagelser',
    occurrences: 'forekomster',
    schema: 'serverens beskrivelse',
  },
  allOccurrences: 'Alle forekomster',
  roundedTo: (step) => `afrundet til ${step}`,
  wholeProject: 'Hele projektet',
  filtersUnknown: 'Filtre ikke oplyst',
};
