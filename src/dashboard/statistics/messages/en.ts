export const messages = {
  title: 'What the figures are',
  inEnglish: 'This text is in English.',
  sections: 'Sections',
};

export type Messages = typeof messages;
