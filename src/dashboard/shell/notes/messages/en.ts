export const messages = {
  newBuild: 'A new version of Noctuary is available.',
  newService: 'This address now shows the data of another server. What you see was loaded before.',
};

export type Messages = typeof messages;
