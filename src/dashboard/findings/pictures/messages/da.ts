import type { Messages } from './en.ts';

export const messages: Messages = {
  noExample: 'Intet eksempel på en optagelse',
  imageNotLoaded: 'Billedet kunne ikke indlæses',
  noImage: (reason) => `Intet billede: ${reason}`,
  addressNotUsed: (reason) => `Intet billede: dets adresse kan ikke bruges. ${reason}`,
  noAddress: 'Intet billede: serveren oplyser ingen adresse',
  noTime: 'intet tidspunkt',
  capture: 'Optagelse',
  captureAt: (time) => `Optagelse kl. ${time}`,
};
