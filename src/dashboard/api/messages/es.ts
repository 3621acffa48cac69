import type { Messages } from './en.ts';

export const messages: Messages = {
  noConnection: 'No hay conexión con el servidor, y esto no se había cargado antes.',
  notReached: 'No se pudo acceder al servidor.',
  cancelled: 'El servidor no respondió y se canceló la espera.',
  silent: (seconds) => `El servidor no respondió en ${seconds} segundos.`,
  stopped: (seconds) => `La respuesta se detuvo: no llegaron más datos durante ${seconds} segundos.`,
  tooLong: (seconds) => `La respuesta no estaba completa después de ${seconds} segundos.`,
  triedTwice: (reason) => `${reason} La solicitud se envió dos veces.`,
  cutOff: (address, size) => `La respuesta a ${address} se cortó después de ${size}.`,
  status: (status) => `El servidor respondió ${status}.`,
  statusBecause: (status, reason) => `El servidor respondió ${status}: ${reason}`,
  wrongAnswer: (address, details) =>
    `El servidor respondió a ${address} con algo que no es JSON (${details}). Puede haber una página de inicio de sesión o un proxy delante: abra esta dirección en otra pestaña o pregunte al operador del servidor.`,
  wrongForm: (address, faults) => `La respuesta a ${address} no tiene la forma de la interfaz. ${faults}`,
  noAuthToken: 'El servidor lo aceptó, pero no envió ningún token.',

  addressTooLong: 'Es demasiado larga.',
  addressControl: 'Contiene caracteres de control.',
  addressScheme: 'No empieza por http:// ni https://.',
  addressUser: 'Contiene un nombre de usuario o una contraseña.',
  addressInvalid: 'No es una dirección válida.',

  lists: {
    captures: 'capturas',
    occurrences: 'registros biológicos',
    schema: 'descripción del servidor',
  },
  allOccurrences: 'Todos los registros biológicos',
  roundedTo: (step) => `redondeado a ${step}`,
  wholeProject: 'Proyecto entero',
  filtersUnknown: 'Filtros no indicados',
};
