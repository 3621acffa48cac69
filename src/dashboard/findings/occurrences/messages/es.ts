import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('es');

export const messages: Messages = {
  loading: 'Cargando registros biológicos…',
  notLoaded: 'No se pudieron cargar los registros biológicos.',
  cancelled: 'Se canceló la carga.',
  inTurn: (count) =>
    plural(count, {
      one: 'Este servidor da los registros biológicos de un proyecto cada vez: se consulta su # proyecto.',
      other:
        'Este servidor da los registros biológicos de un proyecto cada vez: se consultan sus # proyectos uno tras otro.',
    }),
  many: 'registros biológicos',
  basedOnAll: (count) =>
    plural(count, { one: 'Según # registro biológico.', other: 'Según todos los # registros biológicos.' }),
  basedOnAllOfProject: (count) =>
    plural(count, {
      one: 'Según # registro biológico del proyecto elegido.',
      other: 'Según todos los # registros biológicos del proyecto elegido.',
    }),
  basedOn: (loaded, total) => `Según ${loaded} de ${total} registros biológicos.`,
  basedOnOfProject: (loaded, total) => `Según ${loaded} de ${total} registros biológicos del proyecto elegido.`,
  loaded: (loaded, total) => `${loaded} de ${total} registros biológicos cargados`,
  cancel: 'Cancelar',
  loadAgain: 'Cargar de nuevo',
  resume: 'Continuar la carga',
  missing: (count) => `Faltan ${count}`,
  stoppedAt: (loaded, total) => `Detenido en ${loaded} de ${total}`,
  stoppedBecause: (loaded, total, reason) => `Detenido en ${loaded} de ${total}: ${reason}`,
  leftOut: (count) =>
    plural(count, {
      one: '# registro no válido no se incluye.',
      other: '# registros no válidos no se incluyen.',
    }),
};
