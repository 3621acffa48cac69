import type { Publication } from '#contract/exports/publication.ts';

export type Party = NonNullable<Publication['parties']>[number];

/** A party as typed: nothing is required of it until it is sent. */
export const NO_PARTY: Party = { roles: [] };

/** A publication as it is sent: texts without spaces around them, and nothing that is empty. */
export function sentPublication({ parties, ...fields }: Publication): Publication {
  const named = (parties ?? []).map(filled).filter((one) => Object.keys(one).some((name) => name !== 'roles'));
  return { ...filled(fields), ...(named.length > 0 && { parties: named }) };
}

function filled<Fields extends object>(fields: Fields): Fields {
  const trimmed = Object.entries(fields).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.trim() : (value as unknown),
  ]);
  const isGiven = ([name, value]: unknown[]) =>
    value !== undefined && value !== '' && (name === 'roles' || !Array.isArray(value) || value.length > 0);
  return Object.fromEntries(trimmed.filter(isGiven)) as Fields;
}

/** Whether two say the same, whatever the sequence of their fields. */
export function isSamePublication(one: Publication, other: Publication): boolean {
  return canonical(one) === canonical(other);
}

function canonical(value: Publication): string {
  return JSON.stringify(sentPublication(value), (_name, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/** Those without which a package cannot be published. */
const wantedRoles = ['contact', 'creator', 'metadata_provider', 'rights_holder'] as const;

/** What a publisher still has to fill in: fields that are empty, and roles that no person or organisation has. */
export type Missing =
  | (typeof wantedRoles)[number]
  | Exclude<keyof Publication, 'parties' | 'title' | 'media_license' | 'period_gap_days' | 'time_zone' | 'id_prefix'>;

const OF_FORMAT: Readonly<Record<string, readonly Missing[]>> = {
  darwin_core_archive: ['metadata_provider', 'publisher', 'language', 'methods', 'sampling', 'sampling_protocol'],
  camtrap_dp: ['sampling_design', 'capture_method', 'individual_animals'],
};

export function missingOf(written: Publication, format: string): Missing[] {
  const given = sentPublication(written);
  const roles = new Set((given.parties ?? []).flatMap((one) => one.roles));
  const isMissing = (name: Missing) => (isWantedRole(name) ? !roles.has(name) : given[name] === undefined);
  const of: readonly Missing[] = ['contact', 'creator', 'rights_holder', 'license', ...(OF_FORMAT[format] ?? [])];
  return of.filter(isMissing);
}

export function isWantedRole(name: string): name is (typeof wantedRoles)[number] {
  return wantedRoles.some((role) => role === name);
}
