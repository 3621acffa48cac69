export const messages = {
  noExample: 'No example capture',
  imageNotLoaded: 'The image could not be loaded',
  noImage: (reason: string) => `No image: ${reason}`,
  addressNotUsed: (reason: string) => `No image: its address cannot be used. ${reason}`,
  noAddress: 'No image: the server reports no address',
  noTime: 'no time',
  capture: 'Capture',
  captureAt: (time: string) => `Capture at ${time}`,
};

export type Messages = typeof messages;
