import type { Messages } from './en.ts';

export const messages: Messages = {
  title: 'Solicitar en el origen',
  about: (host) =>
    `Las exportaciones de esta página se hacen aquí, a partir de la copia. Una solicitud en ${host} crea allí un archivo de un proyecto entero, que no figura aquí.`,
  project: 'Proyecto',
  format: 'Formato en el origen',
  order: 'Solicitar allí',
  needsToken: (host) => `${host} solo acepta solicitudes con un token suyo.`,
  token: (host) => `Su token para ${host}`,
  takeToken: 'Usar este token',
  orLogIn: (host) => `O inicie sesión en ${host} con su cuenta de allí:`,
  tokenInvalid: 'Un token es una sola palabra de letras, cifras y signos.',
  tokenStored: (host) => `Su token para ${host} se guarda hasta que se cierre esta pestaña y solo se envía allí.`,
  removeToken: 'Eliminar el token',
  offerFailed: (reason) => `No se sabe qué se puede solicitar allí. ${reason}`,
  refused: (reason) => `El origen no aceptó la solicitud. ${reason}`,
  ordered: 'El origen ha aceptado la solicitud.',
  orderedAs: (id) => `El origen ha aceptado la solicitud, como exportación ${id}.`,
  exportsThere: (host) => `Exportaciones en ${host} (en JSON)`,
};
