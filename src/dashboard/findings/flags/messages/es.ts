import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('es');
const captures = (count: number) => plural(count, { one: '# captura', other: '# capturas' });

export const messages: Messages = {
  early: (year) => `Su fecha es anterior a ${year}: es probable que el reloj de la cámara se reiniciara.`,
  future: 'Su fecha está en el futuro: el reloj de la cámara es incorrecto.',
  outside: (period) =>
    `Queda fuera de las fechas propias del despliegue, ${period}: una de las dos es incorrecta, o hay imágenes de otro despliegue.`,
  long: (duration, nights) =>
    `Dura ${duration} y cuenta como ${plural(nights, { one: '# noche-trampa', other: '# noches-trampa' })}.`,
  longest: (duration, nights) =>
    `Termina ${duration} después de empezar; la fecha puede ser errónea. Cuenta como ${plural(nights, { one: '# noche-trampa', other: '# noches-trampa' })}, el máximo de una sesión.`,
  zero: 'Empieza y termina en el mismo segundo.',
  single: 'Tiene una sola captura.',
  overlap: (night) => `Se solapa con la sesión ${night} de este despliegue.`,
  empty: (count) =>
    `${captures(count)} sin registros biológicos: no hubo actividad o las imágenes aún no se han procesado.`,
  emptyProcessed: (count) =>
    `${captures(count)} sin registros biológicos, procesado completo: no hubo actividad, o falló la luz o el procesado.`,
  unprocessed: (count, processed) =>
    `Procesado: ${processed} de ${captures(count)}. Lo que no se encontró es desconocido, no 0.`,
  above: (count, median, sessions, spread) =>
    `${captures(count)}, muy por encima de la mediana de ${median} de las ${sessions} sesiones de este despliegue (${spread}).`,
  below: (count, median, sessions, spread) =>
    `${captures(count)}, muy por debajo de la mediana de ${median} de las ${sessions} sesiones de este despliegue (${spread}).`,
  mad: (value) => `desviación absoluta mediana ${value}`,
  meanDeviation: (value) => `desviación media ${value}`,
};
