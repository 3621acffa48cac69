import type { ExportOptions } from '#contract/exports/export-request.ts';
import { licenses } from '#contract/exports/licenses.ts';

/** Rights holder, creator and licence that the order of a package names; null where it names none: none is assumed. */
export function namedRights({ rights_holder, creator, license }: ExportOptions) {
  const missing = [
    ...(rights_holder === undefined ? ['a rights holder'] : []),
    ...(creator === undefined ? ['a creator'] : []),
    ...(license === undefined ? ['a licence'] : []),
  ];
  const last = missing.pop();
  const list = missing.length === 0 ? last : `${missing.join(', ')} or ${last}`;
  return {
    rightsHolder: rights_holder ?? null,
    creator: creator ?? null,
    license: license === undefined ? null : { id: license, ...licenses[license] },
    /** what the package does not name, in a sentence; null where it names all */
    missing: last === undefined ? null : `The order of this export did not name ${list}, and neither does the package.`,
  };
}

/** In place of a name, where a standard requires one. */
export const NOT_NAMED = 'Not named in the order of this export';
