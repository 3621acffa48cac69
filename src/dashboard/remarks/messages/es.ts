import type { Messages } from './en.ts';

export const messages: Messages = {
  star: 'Estrella',
  starMeans: 'Marcado por usted con una estrella. Se guarda solo en este navegador.',
  starOf: (name) => `Estrella: ${name}`,
  starTheImage: 'Marcar esta imagen con una estrella',

  note: 'Nota',
  noteMeans: 'Su nota. Se guarda solo en este navegador. La búsqueda encuentra sus palabras.',
  yours: 'Su estrella y su nota',
  addNote: 'Añadir una nota',
  editNote: 'Editar la nota',
  noteOnImage: 'Nota sobre esta imagen',
  onlyHere: 'Se guarda solo en este navegador y nunca se envía.',
  noteKeys: 'Ctrl+Intro guarda, Escape descarta el cambio.',
  changedAt: (time) => `Modificada: ${time}`,
  bothKept: 'La nota también se cambió en otra pestaña. Se conservan los dos textos.',
  withKey: (label, key) => `${label} (${key})`,

  notStored: {
    full: 'No se guardó: el almacenamiento de este navegador para esta dirección está lleno. El cambio dura hasta que se cierre la página. En Ajustes, exporte sus notas y estrellas y después elimine otros datos guardados.',
    blocked:
      'No se guardó: este navegador no permite que esta dirección guarde datos. El cambio dura hasta que se cierre la página. Exporte sus notas y estrellas en Ajustes.',
  },
};
