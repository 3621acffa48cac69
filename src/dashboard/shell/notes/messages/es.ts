import type { Messages } from './en.ts';

export const messages: Messages = {
  newBuild: 'Hay una nueva versión de Noctuary.',
  newService: 'Esta dirección muestra ahora los datos de otro servidor. Lo que ve se cargó antes.',
};
