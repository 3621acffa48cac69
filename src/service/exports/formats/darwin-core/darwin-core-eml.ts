import XMLBuilder from 'fast-xml-builder';
import { ROUNDING_M } from '#contract/exports/rounding.ts';
import type { ExportScope, LeftOutDeployment } from '#service/exports/formats/export-format.ts';
import type { OrderStatement } from '#service/exports/formats/order-statement.ts';

const builder = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: '@', format: true });

/** Numbers of occurrences that are left out, and the deployments. */
interface LeftOut {
  withoutEvent: number;
  withoutTaxon: number;
  /** by the taxon and the score of the order */
  filteredOut: number;
  deployments: readonly LeftOutDeployment[];
  /** says that no deployment has a location; null where one has */
  noneLocated: string | null;
}

/** `eml.xml`: what the archive is (EML 2.2), and what it leaves out. A publisher adds contacts and a licence, which the service does not know. */
export function darwinCoreEml(
  { exportId, project, options, orderedAt }: ExportScope,
  { whole, absence, occurrences }: OrderStatement,
  leftOut: LeftOut,
): string {
  const title = project.name || `Project ${project.id}`;
  const party = { organizationName: title };
  const { time_zone: zone, coordinate_digits: digits } = options;
  const notes = [
    project.description,
    whole ?? '',
    `Events are the sessions (nights) of light traps with cameras, also those without occurrences${occurrences === null ? '' : ` of ${occurrences}`}.`,
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
  ];
  return builder.build({
    '?xml': { '@version': '1.0', '@encoding': 'UTF-8' },
    'eml:eml': {
      '@xmlns:eml': 'https://eml.ecoinformatics.org/eml-2.2.0',
      '@packageId': `noctuary-project-${project.id}-export-${exportId}`,
      '@system': 'Noctuary',
      dataset: {
        title,
        creator: party,
        metadataProvider: party,
        pubDate: orderedAt.slice(0, 'YYYY-MM-DD'.length),
        language: 'eng',
        abstract: { para: notes.filter((note) => note !== '') },
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
