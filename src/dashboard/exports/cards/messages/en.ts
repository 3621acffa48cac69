import { pluralIn } from '#dashboard/ui/language/plural-in.ts';

const plural = pluralIn('en');

export const messages = {
  ofFile: 'File',
  checking: 'Checking the file …',
  checkAgain: 'Check again',
  notChecked: (reason: string) => `The file could not be checked. ${reason}`,
  fileMissing: (status: number) => `The file is missing: the server answered ${status}.`,
  fileRefused: (status: number) =>
    `The server does not allow you to read the file (${status}). You can enter a token in Settings.`,
  fileDifferences: 'Differences in the file',
  fileDiffers: '✕ the file differs from the export',
  fileAgreesWhole: (size: string) => `✓ checksum agrees (${size})`,
  fileAgrees: (size: string) => `✓ file checked: ${size}`,
  fileHas: (size: string) => `The file has ${size}; the export does not report all of these numbers.`,
  rowsAndBytes: (rows: number, bytes: string) => plural(rows, { one: `# row, ${bytes}`, other: `# rows, ${bytes}` }),
  tooLargeToHash: (size: string) => `The checksum was not compared: browsers compute it of files up to ${size}.`,
  noHashing: 'The checksum was not compared: browsers compute it over HTTPS only.',

  cancelTitle: (name: string) => `Cancel ${name}?`,
  cancelAsk: 'Cancel this export? The partial file will be deleted.',
  cancelConfirm: 'Cancel export',
  keep: 'Keep export',
  notCancelled: (reason: string) => `The export was not cancelled. ${reason}`,
};

export type Messages = typeof messages;
