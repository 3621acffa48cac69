import type { Messages } from './en.tsx';

export const messages: Messages = {
  retry: 'Reintentar',
  reload: 'Recargar',
  partMissing: 'No se pudo cargar esta parte de la página.',
  mayBeRemoved: 'Puede que se haya eliminado, o que la dirección tenga un error.',

  notReported: 'no indicado por el servidor',
  serverWords: 'Texto del servidor; no indica ningún número',
  serverWordsRead: (text) => `«${text}», texto del servidor; no indica ningún número`,
  named: (name) => `nombre ${name}`,
  orRead: (reading) => `o bien: ${reading}`,
  quoted: (text) => `«${text}»`,
  asSent: (time) => `${time}, tal como lo envió el servidor`,
  rounded: ({ step, moved }) =>
    `Las coordenadas están redondeadas a ${step}: cada lugar se desplaza ${moved} como máximo.`,
  howComputed: 'Cómo se calcula',
  howOf: (figure: string) => `${figure}: cómo se calcula`,

  unitsOfSizes: 'Unidades de tamaño',
  decimalUnits: (bytes) => `Decimales: 1 GB son ${bytes}`,
  binaryUnits: (bytes) => `Binarias: 1 GiB son ${bytes}`,
  coordinates: 'Coordenadas',
  coordinatesAbout:
    'Redondea las coordenadas en pantalla y en los archivos, para que no sirvan para encontrar las trampas',
  exact: 'Coordenadas: exactas',
  roundedTo: (step) => `Coordenadas: a ${step}`,
  view: 'Vista',
  removeFilter: (filter) => `Quitar el filtro ${filter}`,

  previous: '← Anterior',
  next: 'Siguiente →',
  partOf: (whole) => `Parte ${whole}`,
  share: (percent, whole) => (
    <>
      {percent} {whole}
    </>
  ),

  status: {
    CREATED: 'En cola',
    PENDING: 'En cola',
    STARTED: 'En curso',
    SUCCESS: 'Terminado',
    FAILURE: 'Fallido',
    REVOKED: 'Cancelado',
  },
  noStatus: 'sin estado indicado',
};
