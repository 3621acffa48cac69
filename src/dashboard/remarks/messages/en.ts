export const messages = {
  star: 'Star',
  starMeans: 'Starred by you. Stored in this browser only.',
  starOf: (name: string) => `Star: ${name}`,
  starTheImage: 'Star this image',

  note: 'Note',
  noteMeans: 'Your note. Stored in this browser only. The search finds its words.',
  yours: 'Your star and note',
  addNote: 'Add note',
  editNote: 'Edit note',
  noteOnImage: 'Note on this image',
  onlyHere: 'Stored in this browser only and never sent.',
  noteKeys: 'Ctrl+Enter saves, Escape discards the change.',
  changedAt: (time: string) => `Changed ${time}`,
  bothKept: 'The note was changed in another tab too. Both texts are kept.',
  withKey: (label: string, key: string) => `${label} (${key})`,

  notStored: {
    full: 'Not stored: this browser’s storage for this address is full. The change lasts until the page is closed. In Settings, export your notes and stars, then clear other stored data.',
    blocked:
      'Not stored: this browser does not allow this address to store anything. The change lasts until the page is closed. Export your notes and stars in Settings.',
  },
};

export type Messages = typeof messages;
