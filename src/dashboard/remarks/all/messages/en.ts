import { pluralIn } from '#dashboard/ui/language/plural-in.ts';

const plural = pluralIn('en');
const records = (count: number) => plural(count, { one: '# record', other: '# records' });

export const messages = {
  none: 'No notes or stars yet. Add them on the pages of sessions and deployments and in the image viewer.',
  counts: (stars: number, notes: number) =>
    `${plural(stars, { one: '# star', other: '# stars' })}, ${plural(notes, { one: '# note', other: '# notes' })}`,
  table: 'Notes and stars',
  scrolls: 'Notes and stars, scrolls',
  find: 'Find in notes and names',
  noneFound: (typed: string) => `No notes or names match “${typed}”.`,
  newest: (shown: string, all: string) => `The newest ${shown} of ${all}. The search finds all of them.`,
  record: 'Record',
  kinds: { session: 'Session', deployment: 'Deployment', capture: 'Capture' },
  star: 'Star',
  starred: 'starred',
  note: 'Note',
  changed: 'Changed',
  deleteOne: (name: string) => `Delete the star and the note: ${name}`,

  export: (count: number) => plural(count, { one: 'Export # record as CSV', other: 'Export # records as CSV' }),
  import: 'Import a file …',
  deleteAll: 'Delete all …',
  deleteQuestion: (count: number) => `Delete the stars and notes of ${records(count)}?`,
  confirm: 'Delete',
  cancel: 'Cancel',
  deleted: (count: number) => `The stars and notes of ${records(count)} were deleted.`,
  undo: 'Undo',
  undone: 'Undone: stars and notes are as they were.',
  notUndone: 'Not undone: the browser does not store anything more.',

  reading: 'Reading the file …',
  imported: (added: number, changed: number, unchanged: number) =>
    `Imported: ${records(added)} added, ${records(changed)} changed, ${records(unchanged)} unchanged (the same, or newer here).`,
  refusedLines: (count: number) =>
    plural(count, { one: '# line was not imported:', other: '# lines were not imported:' }),
  moreLines: (count: number) => plural(count, { one: '# more line', other: '# more lines' }),
  lineFaults: {
    columns: (line: string, count: string) => `Line ${line} has ${count} fields; the first line has another number.`,
    kind: (line: string, text: string) => `Line ${line}: kind is “${text}”; it must be session, deployment or capture.`,
    id: (line: string, text: string) => `Line ${line}: id is “${text}”; it must be a number.`,
    session_id: (line: string, text: string) => `Line ${line}: session_id is “${text}”; it must be a number.`,
    star: (line: string, text: string) => `Line ${line}: star is “${text}”; it must be yes or no.`,
    note: (line: string, most: string) => `Line ${line}: the note is longer than ${most} characters.`,
    time: (line: string, column: string, text: string) =>
      `Line ${line}: ${column} is “${text}”; it must be a time in UTC, such as 2026-12-01T20:15:03Z.`,
    service: (line: string) => `Line ${line}: the service is missing.`,
  },
  ofOthers: (count: number, services: string) =>
    `${plural(count, { one: '# line is of another server and was left out', other: '# lines are of another server and were left out' })}: ${services}. The same ids may be other records here.`,
  importOthers: 'Import these too',
  tooLarge: (size: string, most: string) =>
    `The file has ${size}, and a file of notes at most ${most}. Nothing was imported.`,
  notText: 'The file is not text in UTF-8. Nothing was imported.',
  notRemarks: (columns: string) =>
    `This is not a file of notes and stars: its first line does not name ${columns}. Nothing was imported.`,
  noLines: 'The file has no notes or stars.',
  notImported: {
    full: 'Nothing was imported: this browser’s storage for this address has no room for it.',
    blocked: 'Nothing was imported: this browser does not allow this address to store anything.',
  },

  unstored: (count: number) =>
    `${plural(count, { one: '# change is not stored', other: '# changes are not stored' })}, because this browser’s storage is full or blocked, and will be lost when the page is closed. Export the notes and stars now.`,
  unreadable: (count: number) =>
    plural(count, {
      one: '# stored entry cannot be read. Another version of Noctuary may have written it.',
      other: '# stored entries cannot be read. Another version of Noctuary may have written them.',
    }),
  removeUnreadable: 'Remove what cannot be read',
};

export type Messages = typeof messages;
