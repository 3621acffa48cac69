import type { Messages } from './en.ts';

export const messages: Messages = {
  noExample: 'Aucun exemple de capture',
  imageNotLoaded: 'L’image n’a pas pu être chargée',
  noImage: (reason) => `Aucune image : ${reason}`,
  addressNotUsed: (reason) => `Aucune image : son adresse est inutilisable. ${reason}`,
  noAddress: 'Pas d’image : le serveur n’indique aucune adresse',
  noTime: 'sans heure',
  capture: 'Capture',
  captureAt: (time) => `Capture à ${time}`,
};
