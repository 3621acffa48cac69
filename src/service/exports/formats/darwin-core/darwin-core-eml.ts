import XMLBuilder from 'fast-xml-builder';
import { ROUNDING_M } from '#contract/exports/rounding.ts';
import type { ExportScope, LeftOutDeployment } from '#service/exports/formats/export-format.ts';
import { namedRights, NOT_NAMED } from '#service/exports/formats/named-rights.ts';
import type { OrderStatement } from '#service/exports/formats/order-statement.ts';

const builder = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: '@', format: true });

const TRAP_NIGHTS =
  'A trap-night in samplingEffort is a night of one trap on which a session ran, from noon to noon by the trap’s clock. A session counts in the night that it starts in and in each later night whose midnight it contains. Each trap-night counts once: where several sessions ran in it, for the first of them.';

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
 * requires, have a placeholder as position where the order names none.
 */
export function darwinCoreEml(
  { exportId, project, options, orderedAt }: ExportScope,
  { whole, absence, occurrences }: OrderStatement,
  leftOut: LeftOut,
): string {
  const title = project.name || `Project ${project.id}`;
  const { rightsHolder, creator, license, missing } = namedRights(options);
  const party = creator === null ? { positionName: NOT_NAMED } : { organizationName: creator };
  const { time_zone: zone, coordinate_digits: digits } = options;
  const notes = [
    project.description,
    whole ?? '',
    `Events are the sessions of light traps with cameras, also those without occurrences${occurrences === null ? '' : ` of ${occurrences}`}.`,
    TRAP_NIGHTS,
    absence ?? '',
    leftOut.filteredOut === 0
      ? ''
      : `Occurrences of these deployments and nights that the filters leave out: ${leftOut.filteredOut}.`,
    'An occurrence is one animal, followed across the captures of a session, and determined by the image.',
    zone === undefined
      ? 'Times are the traps’ clocks, without a time zone.'
      : `Times are the traps’ clocks in the zone ${zone}.`,
    leftOut.noneLocated === null ? '' : `${leftOut.noneLocated} Events have no coordinates.`,
    digits === undefined ? '' : roundingText(digits as 1 | 2 | 3),
    leftOut.deployments.length === 0
      ? ''
      : 'Deployments left out, since a night without a session is no night without animals: ' +
        `${leftOut.deployments.map(leftOutText).join('; ')}.`,
    leftOut.withoutEvent === 0 ? '' : `Occurrences without a session are left out: ${leftOut.withoutEvent}.`,
    leftOut.withoutTaxon === 0 ? '' : `Occurrences without a determination are left out: ${leftOut.withoutTaxon}.`,
    leftOut.withoutMethod === 0
      ? ''
      : `Occurrences of which it is not known whether a person or a machine determined them: ${leftOut.withoutMethod}.`,
    missing ?? '',
  ];
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
        creator: party,
        // Of the roles that GBIF knows, that of who holds the rights.
        ...(rightsHolder !== null && { associatedParty: { organizationName: rightsHolder, role: 'owner' } }),
        pubDate: orderedAt.slice(0, 'YYYY-MM-DD'.length),
        language: 'eng',
        abstract: { para: notes.filter((note) => note !== '') },
        // GBIF reads the licence from the link, and the later profile from `licensed`.
        ...(license !== null && {
          intellectualRights: {
            para: { '#text': 'This work is licensed under', ulink: { '@url': license.url, citetitle: license.name } },
          },
          licensed: { licenseName: license.name, url: license.url, identifier: license.id },
        }),
        contact: party,
      },
    },
  });
}

/** "Gate (deployment:7): no session, 12 occurrences". */
function leftOutText({ id, name, why, occurrences }: LeftOutDeployment): string {
  return `${name} (deployment:${id}): ${why}, ${occurrences} ${occurrences === 1 ? 'occurrence' : 'occurrences'}`;
}

function roundingText(digits: 1 | 2 | 3): string {
  const { movedBy, uncertainty } = ROUNDING_M[digits];
  return `Coordinates are rounded to ${10 ** -digits} of a degree, which moves a location by ${movedBy} m at most. coordinateUncertaintyInMeters is ${uncertainty}, as Georeferencing Best Practices gives for this precision.`;
}
