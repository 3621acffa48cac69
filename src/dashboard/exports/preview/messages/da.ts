import { pluralIn } from '#dashboard/ui/language/plural-in.ts';
import type { Messages } from './en.ts';

const plural = pluralIn('da');

export const messages: Messages = {
  copy: 'Kopiér',
  copied: 'Kopieret',
  previewOf: (name) => `Forhåndsvisning af ${name}`,
  firstRows: (shown) => plural(shown, { one: 'Den første række', other: 'De første # rækker' }),
  columnsOf: 'Kolonner (beskrivelser på engelsk)',
  column: 'Kolonne',
  meaning: 'Betydning',
  noPreview: 'Filen har ingen tabel at vise.',
  loadingPreview: 'Indlæser …',
  filesOf: 'Arkivets filer',
  closePreview: 'Luk',
  previewFailed: (reason) => `Forhåndsvisningen kunne ikke indlæses. ${reason}`,
};
