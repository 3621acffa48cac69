import type { Messages } from './en.ts';

export const messages: Messages = {
  newBuild: 'Une nouvelle version de Noctuary est disponible.',
  newService: 'Cette adresse montre maintenant les données d’un autre serveur. Ce que vous voyez a été chargé avant.',
};
