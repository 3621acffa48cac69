import type { Messages } from './en.ts';

export const messages: Messages = {
  flags: {
    date: 'date invraisemblable',
    long: 'plus de 24 h',
    zero: 'durée nulle',
    single: 'une seule capture',
    overlap: 'chevauchement',
    empty: 'aucune occurrence',
    unprocessed: 'images pas toutes traitées',
    far: 'nombre de captures inhabituel',
  },
};
