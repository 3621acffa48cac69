/**
 * How a file names people: by their names, by initials, or not at all. Comments, which may have names in them, are only in
 * files with names.
 */
export const peopleForms = ['names', 'initials', 'none'] as const;
export type PeopleForm = (typeof peopleForms)[number];

/** How the file of an order names people. An order that does not say it names them, but not where it is made to be shared. */
export function peopleFormOf(options: {
  people?: PeopleForm | undefined;
  coordinate_digits?: number | undefined;
}): PeopleForm {
  return options.people ?? (options.coordinate_digits === undefined ? 'names' : 'none');
}
