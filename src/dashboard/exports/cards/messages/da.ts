import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('da');

export const messages: Messages = {
  ofFile: 'Fil',
  checking: 'Kontrollerer filen …',
  checkAgain: 'Kontrollér igen',
  notChecked: (reason) => `Filen kunne ikke kontrolleres. ${reason}`,
  fileMissing: (status) => `Filen mangler: serveren svarede ${status}.`,
  fileRefused: (status) =>
    `Serveren tillader dig ikke at læse filen (${status}). Du kan indtaste en adgangsnøgle i Indstillinger.`,
  fileDifferences: 'Forskelle i filen',
  fileDiffers: '✕ filen afviger fra eksporten',
  fileAgreesWhole: (size) => `✓ kontrolsum stemmer (${size})`,
  fileAgrees: (size) => `✓ fil kontrolleret: ${size}`,
  fileHas: (size) => `Filen har ${size}; eksporten oplyser ikke alle disse tal.`,
  rowsAndBytes: (rows, bytes) => plural(rows, { one: `# række, ${bytes}`, other: `# rækker, ${bytes}` }),
  tooLargeToHash: (size) => `Kontrolsummen blev ikke sammenlignet: browsere beregner den for filer op til ${size}.`,
  noHashing: 'Kontrolsummen blev ikke sammenlignet: browsere beregner den kun over HTTPS.',

  cancelTitle: (name) => `Annuller ${name}?`,
  cancelAsk: 'Annuller denne eksport? Den ufuldstændige fil slettes.',
  cancelConfirm: 'Annuller eksporten',
  keep: 'Behold eksporten',
  notCancelled: (reason) => `Eksporten blev ikke annulleret. ${reason}`,
};
