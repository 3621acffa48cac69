import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.tsx';

const plural = pluralIn('es');
const requests = (count: number) => plural(count, { one: '# solicitud', other: '# solicitudes' });

export const messages: Messages = {
  reading: 'Cargando…',
  notKnown: (reason) => `No se conoce el estado de la copia: ${reason}`,
  notRefreshed: (reason) => `No se pudo actualizar: ${reason}`,

  address: 'Dirección',
  copied: 'Se copia',
  allProjects: 'Todos los proyectos',
  someProjects: (ids) => `Proyectos con estos identificadores: ${ids}`,
  state: 'Estado',
  phases: {
    filling: 'Se llena por primera vez. Faltan registros hasta que termine.',
    looking: 'Busca cambios',
    comparing: 'Compara todos los registros con el origen',
    waiting: 'Espera la próxima comprobación',
    paused: 'En pausa. Los cambios del origen no llegan aquí hasta que continúe.',
    asking: 'Detenida hasta que se responda a su pregunta',
    not_running: 'Ningún proceso sigue el origen en este momento. Otro empieza en un minuto.',
  },
  doneOf: (done, of, list) => `${done} de ${of} ${list}`,
  timeLeft: (progress, left) => `${progress}, quedan unos ${left}`,
  reach: 'Origen',
  awaySince: (time) => `Sin respuesta desde ${time}. Las páginas muestran lo que se copió antes.`,
  refusedSince: (time) => `El origen rechaza la lectura desde ${time}. Las páginas muestran lo que se copió antes.`,
  decision: 'Decisión',
  kept: 'Conservada como está, por decisión.',
  keptAsOf: (time) => `Conservada, estado de ${time}, por decisión.`,
  keptMeans: (time) =>
    `Decidido (${time}): los cambios del origen no llegan aquí hasta que esta diferencia desaparezca o sea otra.`,
  projectKeptMeans: (time) => `Decidido (${time}): queda aquí como está, y los demás proyectos se copian.`,
  filled: 'Completa desde',
  notFilled: 'aún incompleta',
  lastLook: 'Última comprobación',
  noLook: 'ninguna completa todavía',
  nextLook: 'Próxima comprobación',
  onlyWhenTold: 'solo cuando se pide',
  every: (span) => `cada ${span}`,
  nextAt: (time, every) => `${time}, ${every}`,
  compared: 'Última comparación',
  notCompared: 'ninguna todavía',
  pace: 'Ritmo',
  requests: (count, atATime) => `${requests(count)}, como máximo ${atATime} a la vez`,
  requestsAndMean: (count, atATime, mean) =>
    `${requests(count)}, como máximo ${atATime} a la vez; duración media de una respuesta: ${mean}`,

  lookNow: 'Comprobar ahora',
  pause: 'Pausar',
  goOn: 'Continuar',
  mayNotChange: 'Su token no permite comprobar ahora ni pausar la copia.',
  notDone: (reason) => `No se hizo. ${reason}`,

  lists: 'Listas de la copia',
  scrolls: 'Listas de la copia, se desplaza',
  list: 'Lista',
  here: 'Aquí',
  hereMeans: 'Registros de esta copia.',
  there: 'En el origen',
  thereMeans: 'Registros que el origen contó en la última comprobación.',
  notCounted: 'el origen no tiene esta lista, o aún no se le ha preguntado',
  difference: 'Diferencia',
  differenceMeans: 'Sin los registros apartados.',
  differs: (more) => {
    if (more === 0) return 'ninguna';
    const missing = { one: 'falta # aquí', other: 'faltan # aquí' };
    return plural(Math.abs(more), more > 0 ? { one: '# más aquí', other: '# más aquí' } : missing);
  },
  setAside: 'Apartados',
  setAsideMeans: 'Registros que vinieron del origen y no se pudieron usar.',

  failures: 'Fallos',
  noFailures: 'Ninguna solicitud al origen ha fallado.',
  notCopied: (things) => `No se copia: ${things}.`,
  commandLine: (command) => <>Lo mismo en la línea de comandos: {command}</>,

  questions: {
    other_service:
      '¿Es otro servicio? Lo que responde en la dirección del origen no tiene los proyectos de esta copia.',
    project_gone: 'Un proyecto de esta copia ya no está en el origen. ¿Se elimina también aquí?',
  },
  muchChanged: (list) =>
    list === null
      ? 'Mucho ha cambiado en el origen. ¿Cambia también la copia?'
      : `Gran parte de la lista de ${list} ha cambiado en el origen. ¿Cambia también la copia?`,
  answersMean:
    'Aquí no se ha cambiado nada. Si toma el estado actual, lo que el origen ya no tiene se elimina aquí. Si conserva la copia, queda como está, y solo vuelve a preguntar si la diferencia cambia.',
  projectGoneMeans:
    'Aquí no se ha cambiado nada. Si toma el estado actual, el proyecto se elimina aquí también. Si lo conserva, queda aquí como está, y la copia sigue con los demás proyectos.',
  take: 'Tomar el estado actual del origen',
  keep: 'Conservar la copia como está',
  mayNotAnswer: 'Su token no permite responder.',
};
