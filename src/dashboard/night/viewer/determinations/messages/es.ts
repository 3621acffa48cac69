import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('es');

export const messages: Messages = {
  title: 'Determinaciones',
  boxes: 'Recuadros',
  boxesKey: 'Mostrar u ocultar los recuadros sobre la imagen (B)',
  score: 'Puntuación',
  scoreMeans: 'La puntuación de la determinación, de 0 a 1',
  here: (score) => `${score} en esta captura`,
  person: 'persona',
  by: { person: 'por una persona', model: 'por un modelo' },
  byName: { person: (name) => `por ${name}`, model: (name) => `por el modelo ${name}` },
  modelSaid: (taxon) => `el modelo dijo ${taxon}`,
  modelSaidWith: (taxon, score) => `el modelo dijo ${taxon} (${score})`,
  noTaxon: 'Sin determinar',
  individual: (id: string) => `individuo ${id}`,
  withoutBox: 'sin recuadro',
  noBoxes: 'El servidor no da recuadros de esta captura.',
  fewerSent: (some, all) =>
    plural(all, { one: `Detección enviada: ${some} de #.`, other: `Detecciones enviadas: ${some} de #.` }),
  none: 'Ninguna detección en esta captura.',
  loading: 'Cargando…',
  whilePlaying: 'Se muestran cuando se detiene la reproducción.',
  notLoaded: (reason) => `No se pudieron cargar: ${reason}`,
  notServed: 'El servidor no da las determinaciones de una sola captura.',
  around: 'A la vista hacia esta hora. El servidor no da las determinaciones de una sola captura.',
  someListed: (some, all) => `Se muestran ${some} de ${all}, primero las de mayor puntuación.`,
};
