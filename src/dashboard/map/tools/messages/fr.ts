import type { Messages } from './en.ts';

export const messages: Messages = {
  tools: 'Outils de la carte',
  drawBox: 'Tracer un rectangle pour filtrer',
  drawRing: 'Tracer une zone pour filtrer',
  useView: 'Filtrer sur cette vue',
  measure: 'Mesurer une distance',
  fullScreen: 'Plein écran',
  leaveFullScreen: 'Quitter le plein écran',
  print: 'Imprimer la carte',
  how: {
    box: 'Tracez un rectangle sur la carte. Échap annule.',
    ring: 'Entourez une zone sur la carte. Échap annule.',
    distance: 'Cliquez des lieux sur la carte. Échap termine.',
  },
  distance: (text) => `Distance : ${text}`,
  addMiddle: 'Ajouter le centre de la carte',
  end: 'Terminer',
};
