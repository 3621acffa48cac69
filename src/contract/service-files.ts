/**
 * Path at which the dashboard's own server fetches files of the service behind it: `<path>/<list>/<id>?address=<path>`
 * for an address that the record `<id>` of that list names.
 */
export const SERVICE_FILES = '/media/service';
