import type { Messages } from './en.ts';

export const messages: Messages = {
  orLogIn: 'O inicie sesión aquí:',
  email: 'Correo electrónico',
  password: 'Contraseña',
  stay: 'Mantener la sesión al cerrar la pestaña',
  logIn: 'Iniciar sesión',
  tokenUnusable: 'El servidor envió un token que no se puede usar.',
};
