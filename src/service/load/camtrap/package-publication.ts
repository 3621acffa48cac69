import { licenseIds, licenses, type LicenseId } from '#contract/exports/licenses.ts';
import { captureMethods, samplingDesigns } from '#contract/exports/publication-values.ts';
import { publication, type Publication } from '#contract/exports/publication.ts';
import type { CamtrapDescriptor } from './camtrap-package.ts';

type Party = NonNullable<Publication['parties']>[number];
type Role = Party['roles'][number];
type Contributor = CamtrapDescriptor['contributors'][number];

/** By the standard's name of a role, which versions before 1.0 write with spaces. */
const ROLES: Readonly<Record<string, Role>> = {
  contact: 'contact',
  rightsholder: 'rights_holder',
  principalinvestigator: 'principal_investigator',
};

/** What a package says of its project, and which of it has no place here. */
export interface PackagePublication {
  publication: Publication;
  /** the names of what was left out, with the reason */
  leftOut: readonly string[];
}

/**
 * What the descriptor of a Camtrap DP says of its project, for the packages that are made of it later: its contributors,
 * licences and methods (Camtrap DP 1.0, "Metadata"). Values that a package of ours calls placeholders are none.
 */
export function packagePublication(descriptor: CamtrapDescriptor): PackagePublication {
  const { contributors, licenses: rights, project = {} } = descriptor;
  const leftOut: string[] = [];
  const licenseFor = (scope: string) => {
    const found = rights.find((one) => (one.scope ?? 'data') === scope);
    if (found === undefined) return undefined;
    const id = licenseIdOf(found);
    if (id === undefined)
      leftOut.push(
        `the licence "${found.name ?? found.path ?? ''}" of the ${scope}: it is none of ${licenseIds.join(', ')}`,
      );
    return id;
  };
  const isGiven = (name: string) => descriptor.noctuary?.placeholders.includes(`project.${name}`) !== true;
  const [publisher, ...others] = contributors.filter(({ role }) => roleText(role) === 'publisher');
  const all: Publication = {
    publisher: publisher === undefined ? undefined : nameOf(publisher) || undefined,
    license: licenseFor('data'),
    media_license: licenseFor('media'),
    ...(isGiven('samplingDesign') && { sampling_design: oneOf(samplingDesigns, project.samplingDesign) }),
    ...(isGiven('captureMethod') && { capture_method: captureMethodsOf(project.captureMethod) }),
    ...(isGiven('individualAnimals') && { individual_animals: project.individualAnimals }),
  };
  const words = {
    samplingDesign: [samplingDesigns, [project.samplingDesign ?? []].flat()],
    captureMethod: [captureMethods, [project.captureMethod ?? []].flat()],
  } as const;
  for (const [name, [known, given]] of Object.entries(words))
    for (const text of given)
      if (text !== '' && oneOf<string>(known, text) === undefined)
        leftOut.push(`${name} "${text}": the standard does not have it`);
  for (const one of others) leftOut.push(`the publisher "${nameOf(one)}": a package has one`);
  const parties = partiesOf(contributors).filter((one) => {
    const isUsable = publication.safeParse({ parties: [one] }).success;
    if (!isUsable)
      leftOut.push(`the contributor "${one.organization ?? one.surname}": its name or its address is none`);
    return isUsable;
  });
  const given = Object.entries({ ...all, ...(parties.length > 0 && { parties }) }).filter(([name, value]) => {
    const isUsable = value !== undefined && publication.safeParse({ [name]: value }).success;
    if (value !== undefined && !isUsable) leftOut.push(`${name} of the descriptor: it is none, or too long`);
    return isUsable;
  });
  return { publication: publication.parse(Object.fromEntries(given)), leftOut };
}

/** People and organisations, each once with all roles. A name beside an organisation is a person's. */
function partiesOf(contributors: readonly Contributor[]): Party[] {
  const parties = new Map<string, Party>();
  for (const { title: named, role, organization, email } of contributors) {
    const title = nameOf({ title: named, organization });
    if (title === '' || title.startsWith('Not named in ') || roleText(role) === 'publisher') continue;
    const isPerson = organization !== undefined && organization !== title;
    const key = JSON.stringify([title, organization, email]);
    const party: Party = parties.get(key) ?? {
      ...(isPerson ? { ...personOf(title), organization } : { organization: title }),
      ...(Boolean(email) && { email }),
      roles: [],
    };
    const ours = ROLES[roleText(role)] ?? 'contributor';
    parties.set(key, { ...party, roles: [...new Set([...party.roles, ours])] });
  }
  return [...parties.values()];
}

/** The title, which the standard requires, or else the organisation; empty where a contributor has neither. */
function nameOf({ title, organization }: Pick<Contributor, 'title' | 'organization'>): string {
  return title || organization || '';
}

/** The last word of a name is the surname. */
function personOf(name: string): { given_name?: string; surname: string } {
  const at = name.lastIndexOf(' ');
  return at === -1 ? { surname: name } : { given_name: name.slice(0, at), surname: name.slice(at + 1) };
}

function roleText(role = ''): string {
  return role.replaceAll(/[\s_-]/g, '').toLowerCase();
}

/** By its name, or the address of its text, whatever the form of either. */
function licenseIdOf({ name = '', path = '' }: CamtrapDescriptor['licenses'][number]): LicenseId | undefined {
  const folded = (text: string) => text.toLowerCase().replaceAll(/[\s_]+/g, '-');
  const address = (text: string) => /creativecommons\.org\/(.*?\d\.\d)/.exec(text.toLowerCase())?.[1];
  return licenseIds.find(
    (id) =>
      [id, licenses[id].label].some((one) => folded(one) === folded(name)) ||
      (address(path) !== undefined && address(path) === address(licenses[id].url)),
  );
}

/** Versions before 1.0 write "systematic random" and "motion detection". */
function oneOf<Value extends string>(values: readonly Value[], text = ''): Value | undefined {
  return values.find((value) => value.toLowerCase() === roleText(text).replace(/^motion/, 'activity'));
}

function captureMethodsOf(given: string | readonly string[] = []): Publication['capture_method'] {
  const found = [given].flat().flatMap((text) => oneOf(captureMethods, text) ?? []);
  return found.length === 0 ? undefined : [...new Set(found)];
}
