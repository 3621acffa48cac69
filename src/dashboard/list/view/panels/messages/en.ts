import { pluralIn } from '#dashboard/ui/language/plural-in.ts';

const plural = pluralIn('en');

export const messages = {
  numbersOf: (count: string, many: string) => `Numbers here are of the ${count} ${many} loaded so far.`,
  numbersOfAll: (count: string, many: string, all: string) =>
    `Numbers here are of the ${count} ${many} loaded so far; a filter asks to load all ${all} first.`,
  otherFilters: 'Other filters set',
  filtersOf: (many: string) => `Of ${many}`,
  counting: 'Counting …',
  yes: 'Yes',
  no: 'No',
  notReported: 'Not reported',
  searchValues: (column: string) => `Search ${column}`,
  searchAmong: (count: string) => `Search ${count} values`,
  noValue: (text: string) => `No value matches ${text}.`,
  noValueLoaded: (text: string) => `No loaded value matches ${text}.`,
  moreValues: (count: number) => plural(count, { one: 'And # more.', other: 'And # more.' }),
  month: 'Month',
  season: 'Season',
  thisMonth: 'This month',
  monthOf: (column: string) => `${column}: month`,
  seasonOf: (column: string) => `${column}: season`,
  from: (column: string) => `${column} from`,
  to: (column: string) => `${column} to`,
  between: 'to',
  firstDay: (column: string) => `Calendar for ${column}, first day`,
  lastDay: (column: string) => `Calendar for ${column}, last day`,
  backwards: 'Nothing matches: the first value is above the second.',
  noNumber: (typed: string, column: string, whole: string, decimal: string) =>
    `Not a number: ${typed}. Write ${column} like ${whole} or ${decimal}.`,
  noDate: (typed: string, column: string) =>
    `Not a date: ${typed}. Write ${column} as a day with its year, like 2025-07-14 or 14 Jul 2025, or as a month, like Jul 2025.`,

  columns: 'Columns',
  reset: 'Reset',
  rows: 'Rows',
  comfortable: 'Comfortable',
  compact: 'Compact',
  widths: 'Widths are in pixels; in the table, drag a header’s edge, or use Shift with ← and → on the header.',
  moveUp: (column: string) => `Move ${column} up`,
  moveDown: (column: string) => `Move ${column} down`,
  widthOf: (column: string) => `Width of ${column} in pixels`,
  movedTo: (column: string, at: string, all: string) => `${column} is now column ${at} of ${all}`,

  download: 'Download',
  rowsAsShown: (rows: number, noun: { one: string; many: string }, columns: string) =>
    plural(rows, {
      one: `# ${noun.one} as the table shows it, in ${columns} columns with the id. Dates are ISO 8601, unknown values are empty.`,
      other: `# ${noun.many} as the table shows and sorts them, in ${columns} columns with the ids. Dates are ISO 8601, unknown values are empty.`,
    }),
  firstRows: 'Only the first rows are loaded.',
  rounded: ({ step, moved }: { step: string; moved: string }) =>
    `Coordinates are rounded to ${step}, moved by at most ${moved}; the file’s name says so.`,
  noneLocated: 'None of these rows has a location: their coordinates are empty, and a map of them shows nothing.',
  notWhole: (rows: string, all: string) => `This is not the whole collection: ${rows} of ${all} were loaded.`,
  stillLoading: 'The list is still loading. Wait for its end, or cancel to use what is loaded.',
  stillSorting: 'The list is still being sorted.',
  noRows: 'There is nothing to download.',
  forExcel: 'CSV for Excel',
  forExcelMeans:
    'For Excel in the language of your numbers, with a mark without which it misreads é and ø. Other programs read the plain CSV.',
  commas: 'CSV: commas between values, decimal points',
  semicolons: 'CSV: semicolons between values, decimal commas',
  asFile: (format: string) => `Download as ${format}`,
  partAsFile: (rows: string, all: string, format: string) => `Download ${rows} of ${all} as ${format}`,
  describe: 'Columns of this file',
  describeMeans: 'A CSV file that describes each column: what it contains, its unit, and its source',

  views: 'Views',
  viewsMean: (many: string) =>
    `A view stores columns, order, filters and search of the ${many} in this browser. Share it by its link.`,
  viewsAreHere: 'Stored in this browser. Share a view by its link.',
  linkCopied: (view: string) => `The link of ${view} was copied.`,
  deleted: (view: string) => `${view} was deleted.`,
  saved: (view: string) => `${view} was saved.`,
  viewName: 'Name of the view',
  viewNameHint: 'Name for the current view',
  save: 'Save',
  replace: 'Replace',
  shown: 'shown',
  newName: (view: string) => `New name of ${view}`,
  nameTaken: 'Another view has this name.',
  copyLink: (view: string) => `Copy link of ${view}`,
  rename: (view: string) => `Rename ${view}`,
  delete: (view: string) => `Delete ${view}`,
};

export type Messages = typeof messages;
