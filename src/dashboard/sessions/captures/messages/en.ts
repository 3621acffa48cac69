export const messages = {
  noExample: 'No example capture',
  imageNotLoaded: 'The image could not be loaded',
  noImage: (reason: string) => `No image: ${reason}`,
  addressNotUsed: (reason: string) => `No image: its address cannot be used. ${reason}`,
  captureAt: (time: string) => `Capture at ${time}`,
};

export type Messages = typeof messages;
