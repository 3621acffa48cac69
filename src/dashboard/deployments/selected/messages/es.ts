import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('es');

export const messages: Messages = {
  zoom: 'Acercar al despliegue',
  itsSessions: 'Sesiones',
  itsPage: 'Detalles',
  drag: 'Arrastre hacia abajo para cerrar',

  allDays: 'Todos los días',
  daysFrom: (day) => `Desde el ${day}`,
  daysTo: (day) => `Hasta el ${day}`,
  days: (from, to) => `Del ${from} al ${to}`,
  counting: 'Cargando sus sesiones…',
  notCounted: (reason) => `No se pudieron cargar sus sesiones: ${reason}`,
  tooMany: (count) => `Los recuentos son de todos los días: ${count} sesiones son demasiadas para cargarlas aquí.`,
  noSessions: 'Ninguna sesión',
  noSessionsInDays: 'Ninguna sesión en estos días',
  nights: 'Noches',
  nightsMean: 'Noches en las que funcionó al menos una sesión.',
  perHour: 'Capturas/h',
  perHourMeans: 'Capturas por hora, sobre la duración de todas las sesiones.',
  perNight: 'Reg. biol./noche',
  perNightMeans: 'Registros biológicos por noche con sesión, de las noches con todas las imágenes procesadas.',
  ofDays: 'Solo se cuentan estas noches. No se conocen los recuentos de una sesión que va más allá de ellas.',
  capturesByNight: (from, to, most, night) =>
    `Capturas por noche, del ${from} al ${to}. Máximo: ${most}, noche del ${night}.`,
  capturesByNights: (nights, from, to, most, night) =>
    plural(nights, {
      one: `Capturas por noche, media de # noche por barra, del ${from} al ${to}. Máximo: ${most}, noche del ${night}.`,
      other: `Capturas por noche, media de # noches por barra, del ${from} al ${to}. Máximo: ${most}, noche del ${night}.`,
    }),
  capturesUnknown: 'Capturas por noche: no indicadas',

  latest: 'Última sesión',
  latestOfDays: 'Última de estas sesiones',
  capture: 'Captura',
  captureAt: (time) => `Captura de las ${time}`,
  noImage: 'Sin imagen',

  copy: 'Copiar las coordenadas',
  copied: 'Copiado',
  notCopied: 'No se pudo copiar',

  sameSpot: 'En la misma ubicación',
  near: 'A menos de 1 km',
  alone: 'Ninguna otra trampa a menos de 1 km',
  more: (count) => plural(count, { one: '# más', other: '# más' }),
};
