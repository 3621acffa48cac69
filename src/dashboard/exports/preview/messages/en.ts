import { pluralIn } from '#dashboard/ui/language/plural-in.ts';

const plural = pluralIn('en');

export const messages = {
  copy: 'Copy',
  copied: 'Copied',
  previewOf: (name: string) => `Preview of ${name}`,
  firstRows: (shown: number) => plural(shown, { one: 'The first row', other: 'The first # rows' }),
  columnsOf: 'Columns',
  column: 'Column',
  meaning: 'Meaning',
  noPreview: 'This file has no table to preview.',
  loadingPreview: 'Loading …',
  filesOf: 'Files of the archive',
  closePreview: 'Close',
  previewFailed: (reason: string) => `The preview could not be loaded. ${reason}`,
};

export type Messages = typeof messages;
