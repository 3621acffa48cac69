import type { Messages } from './en.ts';

export const messages: Messages = {
  tools: 'Herramientas del mapa',
  drawBox: 'Dibujar un rectángulo para filtrar',
  drawRing: 'Dibujar un área para filtrar',
  useView: 'Filtrar por esta vista',
  measure: 'Medir una distancia',
  fullScreen: 'Pantalla completa',
  leaveFullScreen: 'Salir de pantalla completa',
  print: 'Imprimir el mapa',
  how: {
    box: 'Arrastre un rectángulo en el mapa. Escape cancela.',
    ring: 'Rodee un área en el mapa. Escape cancela.',
    distance: 'Haga clic en lugares del mapa. Escape termina.',
  },
  distance: (text) => `Distancia: ${text}`,
  addMiddle: 'Añadir el centro del mapa',
  end: 'Terminar',
};
