import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('es');

export const messages: Messages = {
  nightsBefore: (count, year) =>
    plural(count, { one: `# noche anterior a ${year}`, other: `# noches anteriores a ${year}` }),
  nightsAfter: (count) => plural(count, { one: '# noche en el futuro', other: '# noches en el futuro' }),
  perNight: 'sesiones por noche',
  perNights: (nights) => plural(nights, { one: 'sesiones por noche', other: 'sesiones cada # noches' }),
  soFar: (bars, loaded) => `${bars}, de ${loaded} cargadas hasta ahora`,
  countedOf: (some, all) => plural(all, { one: `${some} de # sesión`, other: `${some} de # sesiones` }),
  inNight: (sessions, date) => `${sessions}, noche del ${date}`,
  inNights: (sessions, nights, date) =>
    `${sessions}, ${plural(nights, { one: '# noche', other: '# noches' })} desde el ${date}`,
  totalsOf: (some, all) => `Totales de ${some} de ${all} sesiones`,
  totalsLoading: (some, all) => `Totales de ${some} de ${all} sesiones…`,
  totalsPart: (some, all) => `Totales de ${some} de ${all} sesiones; las demás no están cargadas`,
  unlisted: (count) =>
    plural(count, {
      one: '# despliegue de sesiones no está en la lista de despliegues',
      other: '# despliegues de sesiones no están en la lista de despliegues',
    }),
  totalsMean: {
    deployment: 'La cámara trampa; abre sus sesiones.',
    project: 'El proyecto del despliegue.',
    sessions: 'Sesiones de seguimiento del despliegue.',
    nights:
      'Noches-trampa: noches en las que funcionó al menos una sesión, también las posteriores de una sesión larga.',
    captures: 'Imágenes de todas sus sesiones.',
    capturesPerNight: 'Capturas divididas entre las noches.',
    capturesPerHour: 'Capturas divididas entre las horas de todas sus sesiones.',
    occurrences: 'Individuos de todas sus sesiones, seguidos de una captura a otra, cada uno con una determinación.',
    occurrencesPerNight:
      'Registros biológicos divididos entre las noches, de las noches con todas las imágenes procesadas.',
    firstNight: 'La noche de su primera sesión.',
    lastNight: 'La última noche en que funcionó una sesión.',
  },
  rateUnknown: 'sin sesiones, o desconocido para algunas',
};
