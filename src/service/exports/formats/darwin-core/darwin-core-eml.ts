import XMLBuilder from 'fast-xml-builder';
import { ROUNDING_M } from '#contract/exports/rounding.ts';
import type { ExportScope, LeftOutDeployment } from '#service/exports/formats/export-format.ts';
import type { IncludedDeployment } from '#service/exports/formats/ordered-deployments.ts';
import {
  NOT_NAMED,
  paragraphsOf,
  statedPublication,
  type StatedLicense,
  type StatedParty,
  type StatedPublication,
} from '#service/exports/formats/stated-publication.ts';
import { peopleText } from '#service/exports/formats/written-people.ts';
import type { OrderStatement } from '#service/exports/formats/order-statement.ts';
import { archiveCoverage, extentText, type ArchiveTaxa } from './archive-coverage.ts';

const builder = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: '@', format: true });

const TRAP_NIGHTS =
  'A trap-night in samplingEffort is a night of one trap on which a session ran, from noon to noon by the trap’s clock. A session counts in the night that it starts in and in each later night whose midnight it contains. Each trap-night counts once: where several sessions ran in it, for the first of them.';

/** Words for trap and camera where the project has none: GBIF requires a sampling protocol. */
export const PLACEHOLDER_PROTOCOL = 'light trap with camera';

/** What the archive has. */
interface Contents {
  deployments: readonly IncludedDeployment[];
  taxa: ArchiveTaxa;
}

/** Numbers of occurrences that are left out, and the deployments. */
interface LeftOut {
  withoutEvent: number;
  withoutTaxon: number;
  /** by the taxon and the score of the order */
  filteredOut: number;
  /** of which it is not known whether a person or a machine determined them; they are not left out */
  withoutMethod: number;
  deployments: readonly LeftOutDeployment[];
  /** says that no deployment has a location; null where one has */
  noneLocated: string | null;
}

/**
 * `eml.xml`: what the archive is (EML 2.2, GBIF's profile 1.3), and what it leaves out. Creator and contact, which the profile
 * requires, have a placeholder as their position where the order has no name. Its language is that of the data, where it was
 * given. The language of the notes is left out, because users typed some of them.
 */
export function darwinCoreEml(
  { exportId, project, options, orderedAt }: ExportScope,
  statement: OrderStatement,
  leftOut: LeftOut,
  contents: Contents,
): string {
  const stated = statedPublication(options);
  const { title = project.name || `Project ${project.id}`, publisher, license, mediaLicense, missing } = stated;
  const notes = [
    project.description,
    ...ofEvents(stated, statement),
    ...ofOccurrences(options, leftOut),
    ...ofLeftOut(leftOut),
    license !== null && mediaLicense !== null && mediaLicense.id !== license.id
      ? `The images are licensed under ${mediaLicense.name}, ${mediaLicense.url}`
      : '',
    missing ?? '',
  ];
  const coverage = archiveCoverage(contents.deployments, contents.taxa);
  return builder.build({
    '?xml': { '@version': '1.0', '@encoding': 'UTF-8' },
    'eml:eml': {
      '@xmlns:eml': 'https://eml.ecoinformatics.org/eml-2.2.0',
      '@packageId': `noctuary-project-${project.id}-export-${exportId}`,
      '@system': 'Noctuary',
      // The profile requires it: the packageId is one of that system.
      '@scope': 'system',
      dataset: {
        title,
        creator: partiesOr(stated.having('creator')),
        ...withParties('metadataProvider', stated.having('metadata_provider')),
        ...associatedParties(stated),
        pubDate: orderedAt.slice(0, 'YYYY-MM-DD'.length),
        ...(stated.language !== undefined && { language: stated.language }),
        abstract: { para: notes.filter((note) => note !== '') },
        ...(license !== null && rightsOf(license)),
        ...(coverage !== null && { coverage }),
        contact: partiesOr(stated.having('contact')),
        ...(publisher !== undefined && { publisher: { organizationName: publisher } }),
        ...methodsOf(stated, contents.deployments),
      },
    },
  });
}

/** The notes on the events. A note that does not apply is an empty text. */
function ofEvents(stated: StatedPublication, { whole, absence, occurrences }: OrderStatement): string[] {
  return [
    whole ?? '',
    stated.sampling_protocol === undefined
      ? `samplingProtocol of the events, “${PLACEHOLDER_PROTOCOL}”, is a placeholder: the project did not say how it samples.`
      : '',
    `Events are the sessions of the traps, also those without occurrences${occurrences === null ? '' : ` of ${occurrences}`}.`,
    TRAP_NIGHTS,
    absence ?? '',
  ];
}

function ofOccurrences(options: ExportScope['options'], leftOut: LeftOut): string[] {
  const { time_zone: zone, coordinate_digits: digits } = options;
  return [
    leftOut.filteredOut === 0
      ? ''
      : `Occurrences of these deployments and nights that the filters leave out: ${leftOut.filteredOut}.`,
    'An occurrence is one animal, followed across the captures of a session, and determined by the image.',
    zone === undefined
      ? 'Times are the traps’ clocks, without a time zone.'
      : `Times are the traps’ clocks in the zone ${zone}.`,
    leftOut.noneLocated === null ? '' : `${leftOut.noneLocated} Events have no coordinates.`,
    `${peopleText(options)} dateIdentified is by the clock of the source.`,
    digits === undefined ? '' : roundingText(digits as 1 | 2 | 3),
  ];
}

function ofLeftOut({ deployments, withoutEvent, withoutTaxon, withoutMethod }: LeftOut): string[] {
  const occurrences = deployments.reduce((sum, one) => sum + one.occurrences, 0);
  return [
    deployments.length === 0
      ? ''
      : 'Deployments left out, since a night without a session is no night without animals: ' +
        `${deployments.map(leftOutText).join('; ')}.`,
    occurrences === 0 ? '' : `Occurrences of these deployments, left out with them: ${occurrences}.`,
    withoutEvent === 0
      ? ''
      : `Occurrences without a session are left out: ${withoutEvent}${occurrences === 0 ? '' : ', these among them'}.`,
    withoutTaxon === 0 ? '' : `Occurrences without a determination are left out: ${withoutTaxon}.`,
    withoutMethod === 0
      ? ''
      : `Occurrences of which it is not known whether a person or a machine determined them: ${withoutMethod}.`,
  ];
}

/** "Gate (deployment:7): no session, 12 occurrences". */
function leftOutText({ id, name, why, occurrences }: LeftOutDeployment): string {
  return `${name} (deployment:${id}): ${why}, ${occurrences} ${occurrences === 1 ? 'occurrence' : 'occurrences'}`;
}

function roundingText(digits: 1 | 2 | 3): string {
  const { movedBy, uncertainty } = ROUNDING_M[digits];
  return `Coordinates are rounded to ${10 ** -digits} of a degree, which moves a location by ${movedBy} m at most. coordinateUncertaintyInMeters is ${uncertainty}, as Georeferencing Best Practices gives for this precision, and that of the location where it is known.`;
}

/** GBIF reads the licence from the link, and the later profile from `licensed`. */
function rightsOf({ id, name, url }: StatedLicense) {
  return {
    intellectualRights: {
      para: { '#text': 'This work is licensed under', ulink: { '@url': url, citetitle: name } },
    },
    licensed: { licenseName: name, url, identifier: id },
  };
}

/** A person has an individualName, and an organization too where it is known. */
function partyOf({ given_name, surname, organization, email }: StatedParty) {
  return {
    ...(surname !== undefined && {
      individualName: { ...(given_name !== undefined && { givenName: given_name }), surName: surname },
    }),
    ...(organization !== undefined && { organizationName: organization }),
    ...(email !== undefined && { electronicMailAddress: email }),
  };
}

function partiesOr(parties: readonly StatedParty[]) {
  return parties.length === 0 ? { positionName: NOT_NAMED } : parties.map(partyOf);
}

function withParties(element: string, parties: readonly StatedParty[]) {
  return parties.length === 0 ? {} : { [element]: parties.map(partyOf) };
}

/** Those whose roles have no element of their own, by their role in GBIF's list of roles. */
function associatedParties({ having }: StatedPublication) {
  const roles = {
    rights_holder: 'owner',
    principal_investigator: 'principalInvestigator',
    contributor: 'contentProvider',
  } as const;
  const parties = (['rights_holder', 'principal_investigator', 'contributor'] as const).flatMap((name) =>
    having(name).map((one) => ({ ...partyOf(one), role: roles[name] })),
  );
  return parties.length === 0 ? {} : { associatedParty: parties };
}

/** The profile has no sampling without a step. */
function methodsOf({ methods, sampling }: StatedPublication, deployments: readonly IncludedDeployment[]) {
  const steps = paragraphsOf(methods ?? sampling);
  if (steps.length === 0) return {};
  const words = paragraphsOf(sampling).join(' ');
  return {
    methods: {
      methodStep: { description: { para: steps } },
      ...(methods !== undefined &&
        sampling !== undefined && {
          sampling: {
            studyExtent: { description: { para: extentText(deployments) } },
            samplingDescription: { para: words },
          },
        }),
    },
  };
}
