import type { ExportOptions } from '#contract/exports/export-request.ts';
import { licenses, type LicenseId } from '#contract/exports/licenses.ts';
import type { Publication } from '#contract/exports/publication.ts';

export type StatedParty = NonNullable<Publication['parties']>[number];
type Role = StatedParty['roles'][number];

/**
 * What a package says of its project: the publication of the order, with the rights that the order names besides in place of
 * its own. What is null or empty is not known, and nothing is assumed.
 */
export function statedPublication({ publication = {}, rights_holder, creator, license }: ExportOptions) {
  const named = namedParties(publication.parties ?? [], { rights_holder, creator });
  const having = (role: Role) => named.filter(({ roles }) => roles.includes(role));
  const ofData = license ?? publication.license;
  const ofMedia = license ?? publication.media_license ?? ofData;
  const missing = [
    ...(having('rights_holder').length === 0 ? ['a rights holder'] : []),
    ...(having('creator').length === 0 ? ['a creator'] : []),
    ...(having('contact').length === 0 ? ['a contact'] : []),
    ...(ofData === undefined ? ['a licence'] : []),
  ];
  const last = missing.pop();
  const list = missing.length === 0 ? last : `${missing.join(', ')} or ${last}`;
  return {
    ...publication,
    parties: named,
    having,
    /** the names of all that hold the rights, in a text; null where there are none */
    rightsHolder: having('rights_holder').map(nameOfParty).join(' | ') || null,
    license: ofData === undefined ? null : { id: ofData, ...licenses[ofData] },
    mediaLicense: ofMedia === undefined ? null : { id: ofMedia, ...licenses[ofMedia] },
    /** what the package does not name, in a sentence; null where it names all */
    missing: last === undefined ? null : `The order of this export did not name ${list}, and neither does the package.`,
  };
}

export type StatedPublication = ReturnType<typeof statedPublication>;
export type StatedLicense = (typeof licenses)[LicenseId] & { id: LicenseId };

/** In place of a name, where a standard requires one. */
export const NOT_NAMED = 'Not named in the order of this export';

/** "Bo Person"; of an organisation its name. */
export function nameOfParty({ given_name, surname, organization = '' }: StatedParty): string {
  return surname === undefined ? organization : [given_name, surname].filter((part) => part !== undefined).join(' ');
}

/** Paragraphs of a text as it was typed. */
export function paragraphsOf(text: string | undefined): string[] {
  return (text ?? '')
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** The parties with those that the order names besides: it does not say of these what else they are. */
function namedParties(
  parties: readonly StatedParty[],
  { rights_holder, creator }: Pick<ExportOptions, 'rights_holder' | 'creator'>,
): StatedParty[] {
  const replaced = new Set<Role>([
    ...(creator === undefined ? [] : (['creator', 'contact'] as const)),
    ...(rights_holder === undefined ? [] : (['rights_holder'] as const)),
  ]);
  const others = parties.map((one) => ({ ...one, roles: one.roles.filter((role) => !replaced.has(role)) }));
  return [
    ...(creator === undefined ? [] : [{ organization: creator, roles: ['creator', 'contact'] satisfies Role[] }]),
    ...(rights_holder === undefined
      ? []
      : [{ organization: rights_holder, roles: ['rights_holder'] satisfies Role[] }]),
    ...others.filter(({ roles }) => roles.length > 0),
  ];
}
