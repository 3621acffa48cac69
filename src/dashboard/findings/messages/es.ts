import type { Messages } from './en.ts';

export const messages: Messages = {
  silent: (days) =>
    `La última captura es al menos ${days} días anterior a las de al menos la mitad de las trampas del proyecto que no han terminado.`,
  current: 'Ni sin actividad ni terminado.',
  ended: (days, season) =>
    `El proyecto no tiene capturas en los ${days} días hasta hoy, o la última captura es más de ${season} días anterior a la más reciente de su proyecto: el proyecto o la temporada ha terminado.`,
  endedAt: (days, season, newest) =>
    `El proyecto no tiene capturas en los ${days} días hasta el ${newest}, fecha de la captura más reciente de todos los proyectos, o la última captura es más de ${season} días anterior a la más reciente de su proyecto: el proyecto o la temporada ha terminado.`,
  noCaptures: 'El servidor no indica la fecha de la última captura.',
};
