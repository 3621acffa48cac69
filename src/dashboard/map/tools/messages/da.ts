import type { Messages } from './en.ts';

export const messages: Messages = {
  tools: 'Kortværktøjer',
  drawBox: 'Tegn en firkant at filtrere til',
  drawRing: 'Tegn et område at filtrere til',
  useView: 'Filtrér til dette udsnit',
  measure: 'Mål en afstand',
  fullScreen: 'Fuld skærm',
  leaveFullScreen: 'Forlad fuld skærm',
  print: 'Udskriv kortet',
  how: {
    box: 'Træk en firkant på kortet. Escape annullerer.',
    ring: 'Træk rundt om et område på kortet. Escape annullerer.',
    distance: 'Klik på steder på kortet. Escape afslutter.',
  },
  distance: (text) => `Afstand: ${text}`,
  addMiddle: 'Tilføj kortets midtpunkt',
  end: 'Afslut',
};
