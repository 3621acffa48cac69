import type { Messages } from './en.ts';

export const messages: Messages = {
  star: 'Étoile',
  starMeans: 'Marqué par vous d’une étoile. Conservé dans ce navigateur seulement.',
  starOf: (name) => `Étoile : ${name}`,
  starTheImage: 'Marquer cette image d’une étoile',

  note: 'Note',
  noteMeans: 'Votre note. Conservée dans ce navigateur seulement. La recherche trouve ses mots.',
  yours: 'Votre étoile et votre note',
  addNote: 'Ajouter une note',
  editNote: 'Modifier la note',
  noteOnImage: 'Note sur cette image',
  onlyHere: 'Conservée dans ce navigateur seulement, jamais envoyée.',
  noteKeys: 'Ctrl+Entrée enregistre, Échap abandonne la modification.',
  changedAt: (time) => `Modifiée : ${time}`,
  bothKept: 'La note a aussi été modifiée dans un autre onglet. Les deux textes sont conservés.',
  withKey: (label, key) => `${label} (${key})`,

  notStored: {
    full: 'Non conservé : l’espace de stockage de ce navigateur pour cette adresse est plein. La modification dure jusqu’à la fermeture de la page. Dans les Paramètres, exportez vos notes et étoiles, puis supprimez d’autres données conservées.',
    blocked:
      'Non conservé : ce navigateur ne permet pas à cette adresse de conserver des données. La modification dure jusqu’à la fermeture de la page. Exportez vos notes et étoiles dans les Paramètres.',
  },
};
