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

/** Who set up a trap is a person; the others may have names in them, and EXIF data that of the camera's owner. */
const MAY_NAME_PEOPLE: ReadonlySet<string> = new Set([
  'setupBy',
  'deploymentComments',
  'mediaComments',
  'observationComments',
  'exifData',
]);

/** What a source said, by the columns of Camtrap DP, without what may name people. */
export function withoutPeople<Values extends object>(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([column]) => !MAY_NAME_PEOPLE.has(column))) as Values;
}
