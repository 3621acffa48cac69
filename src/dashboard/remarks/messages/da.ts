import type { Messages } from './en.ts';

export const messages: Messages = {
  star: 'Stjerne',
  starMeans: 'Markeret af dig med en stjerne. Gemt kun i denne browser.',
  starOf: (name) => `Stjerne: ${name}`,
  starTheImage: 'Giv dette billede en stjerne',

  note: 'Note',
  noteMeans: 'Din note. Gemt kun i denne browser. Søgningen finder dens ord.',
  yours: 'Din stjerne og note',
  addNote: 'Tilføj note',
  editNote: 'Rediger note',
  noteOnImage: 'Note til dette billede',
  onlyHere: 'Gemt kun i denne browser og aldrig sendt.',
  noteKeys: 'Ctrl+Enter gemmer, Esc fortryder ændringen.',
  changedAt: (time) => `Ændret ${time}`,
  bothKept: 'Noten blev også ændret i en anden fane. Begge tekster er bevaret.',
  withKey: (label, key) => `${label} (${key})`,

  notStored: {
    full: 'Ikke gemt: browserens lager for denne adresse er fuldt. Ændringen varer, til siden lukkes. Eksportér dine noter og stjerner under Indstillinger, og ryd så andre gemte data.',
    blocked:
      'Ikke gemt: browseren lader ikke denne adresse gemme noget. Ændringen varer, til siden lukkes. Eksportér dine noter og stjerner under Indstillinger.',
  },
};
