import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('es');
const captures = (count: number) => plural(count, { one: '# captura', other: '# capturas' });

export const messages: Messages = {
  flags: {
    long: 'más de 24 h',
    zero: 'duración cero',
    single: 'una sola captura',
    overlap: 'solapamiento',
    empty: 'sin registros biológicos',
    far: 'número de capturas inusual',
  },
  long: (duration) => `Dura ${duration}, más de una noche.`,
  zero: 'Empieza y termina en el mismo segundo.',
  single: 'Tiene una sola captura.',
  overlap: (night) => `Se solapa con la sesión ${night} de este despliegue.`,
  empty: (count) =>
    `${captures(count)} sin registros biológicos: no hubo actividad o las imágenes aún no se han procesado.`,
  above: (count, median, sessions, spread) =>
    `${captures(count)}, muy por encima de la mediana de ${median} de las ${sessions} sesiones de este despliegue (${spread}).`,
  below: (count, median, sessions, spread) =>
    `${captures(count)}, muy por debajo de la mediana de ${median} de las ${sessions} sesiones de este despliegue (${spread}).`,
  mad: (value) => `desviación absoluta mediana ${value}`,
  meanDeviation: (value) => `desviación media ${value}`,

  silent: (days) =>
    `La última captura es al menos ${days} días anterior a las de al menos la mitad de las trampas del proyecto que no han terminado.`,
  current: 'Ni sin actividad ni terminado.',
  ended: (days, season) =>
    `El proyecto no tiene capturas en los ${days} días hasta hoy, o la última captura es más de ${season} días anterior a la más reciente de su proyecto: el proyecto o la temporada ha terminado.`,
  endedAt: (days, season, newest) =>
    `El proyecto no tiene capturas en los ${days} días hasta el ${newest}, fecha de la captura más reciente de todos los proyectos, o la última captura es más de ${season} días anterior a la más reciente de su proyecto: el proyecto o la temporada ha terminado.`,
  noCaptures: 'El servidor no indica la fecha de la última captura.',
};
