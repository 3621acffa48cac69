import { peopleFormOf } from '#contract/exports/people-forms.ts';
import { MOST_MISSED_NIGHTS, type partyRoles } from '#contract/exports/publication-values.ts';
import { boxAround, type Box } from '#service/exports/formats/box-around.ts';
import type { ExportScope } from '#service/exports/formats/export-format.ts';
import type { OrderParts } from '#service/exports/formats/order-parts.ts';
import type { OrderStatement } from '#service/exports/formats/order-statement.ts';
import {
  nameOfParty,
  NOT_NAMED,
  statedPublication,
  type StatedPublication,
} from '#service/exports/formats/stated-publication.ts';
import { peopleText } from '#service/exports/formats/written-people.ts';
import type { CamtrapDeployment, CamtrapDeployments } from './camtrap-deployments.ts';
import { effortOf, effortRemark } from './camtrap-effort.ts';
import type { CamtrapLeftOut } from './camtrap-left-out.ts';
import { periodGap } from './period-gap.ts';
import { periodsOf } from './periods-of.ts';
import type { PeriodGap } from './run-periods.ts';
import type { SeenTaxa } from './camtrap-observations.ts';

const STANDARD = 'https://raw.githubusercontent.com/tdwg/camtrap-dp/1.0.2';
const TABLES = ['deployments', 'media', 'observations'] as const;
/** The ranks that `taxonomic.taxonRank` may have. */
const RANKS = new Set(['kingdom', 'phylum', 'class', 'order', 'family', 'genus', 'species', 'subspecies']);
/** Those of higher taxa, which `taxonomic` has a place for. */
const HIGHER = ['kingdom', 'phylum', 'class', 'order', 'family', 'genus'] as const;

/** What the interface has and the standard has no place for. */
const NOT_IN_PACKAGE = [
  'Sessions: their start, end and duration, and the effort of nights without captures.',
  'When deployments were set up and taken down, where their source did not declare it: deploymentStart is the start of the first selected session of a period, deploymentEnd the end of the last.',
  'Deployments without a location, and those without a session in the nights ordered of which no declared period covers these: a night without a session is no night without animals (deploymentsLeftOut).',
  'Captures without a time or a deployment, and occurrences without a session or a deployment: the standard requires them (mediaLeftOut, observationsLeftOut).',
  'Parents of taxa whose rank is none of kingdom, phylum, class, order, family and genus.',
  'Sizes of images.',
  'Which images were processed and had no animal, but for those that came as blank in a package. sessionsNotAllProcessed is the number of sessions whose images were not all processed; the CSV of sessions has the number of processed images of each (processed_captures).',
  'Of observations of loaded packages that are of level media what they say besides the animal, where an observation of level event is of the same one: its classification, position and comments.',
  'Observations of loaded packages that are of no animal, where an order has a taxon, a lowest score, a choice of who looked, a sex, life stage or behaviour, but for blank ones; where an order has nights, those of no session.',
  'Fractions of a second. Observations of several animals, which are a line each.',
  'Web addresses of contributors, and of the data set and its citation.',
  'What the descriptor of a package that was loaded said besides: its version, citation, keywords, references and related identifiers, acronym and number of its project, numbers and vernacular names of taxa.',
  'Columns of loaded packages that the standard does not have, and values that it does not allow.',
  'What a model said where a person determined, the score of such a determination, and identifications that were withdrawn or of which a later one stands.',
  'Start and end of the events of loaded observations of animals: an event is the appearance of the animal.',
];

/** Tools compute effort from start and end. */
function periodsRemark(gap: PeriodGap): string {
  const begins =
    gap === null
      ? `where the nights without a session in it would be more than ${MOST_MISSED_NIGHTS} (periodMissedNights)`
      : `after more than ${gap === 1 ? '1 day' : `${gap} days`} without a session (periodGapDays)`;
  return `Nights without a session within a deployment. A trap has one deployment for each period in which it ran: another one begins ${begins}. The first has the ID of the trap, later ones append a number that stays the same in later packages (deploymentPeriods). A trap of which its source declared start and end is one deployment with these, within the nights ordered (declaredPeriods). The tag trapNights of a deployment is the number of nights on which a session ran.`;
}

interface DescribedOrder {
  parts: OrderParts;
  statement: OrderStatement;
  /** occurrences that the taxon and the score leave out */
  filteredOut: number;
  /** says that no deployment has a location, and so none is in the package; null where one has */
  noneLocated: string | null;
  /** the package that the project came with first; null where it came with none */
  dataset: string | null;
  /** sessions of which not all images were processed */
  unprocessed: number;
}

/** `datapackage.json` (Camtrap DP 1.0.2, "Metadata"). */
export function camtrapDescriptor(
  { exportId, project, options, orderedAt }: ExportScope,
  { usable, leftOut }: CamtrapDeployments,
  seen: SeenTaxa,
  rowsLeftOut: CamtrapLeftOut,
  { parts, statement, filteredOut, noneLocated, dataset, unprocessed }: DescribedOrder,
): string {
  const { coordinate_digits: digits } = options;
  const gap = periodGap({ options });
  const stated = statedPublication(options);
  // The coarsest of the order's and of those that deployments came with.
  const precision = usable.reduce(
    (coarsest, { keptValues }) => Math.max(coarsest, Number(keptValues.coordinatePrecision ?? 0)),
    digits === undefined ? 0 : 10 ** -digits,
  );
  const { license, mediaLicense, missing } = stated;
  const contributors = contributorsOf(stated);
  const { values, placeholders } = ofProject(stated);
  const title = project.name || `Project ${project.id}`;
  const written = periodsOf(usable);
  const days = written.flatMap(({ period }) => [period.start, period.end]).toSorted();
  const effort = effortOf(written.map(({ period }) => period));
  const dayOf = (time = orderedAt) => time.slice(0, 'YYYY-MM-DD'.length);
  const about = [project.description, stated.sampling, stated.methods].filter((text) => Boolean(text)).join('\n\n');
  const ofLeftOut = leftOut.reduce((sum, { occurrences }) => sum + occurrences, 0);
  const descriptor = {
    resources: TABLES.map((name) => ({
      name,
      path: `${name}.csv`,
      profile: 'tabular-data-resource',
      format: 'csv',
      mediatype: 'text/csv',
      encoding: 'utf-8',
      schema: `${STANDARD}/${name}-table-schema.json`,
    })),
    profile: `${STANDARD}/camtrap-dp-profile.json`,
    name: `noctuary-project-${project.id}-export-${exportId}`,
    title: stated.title ?? title,
    created: new Date().toISOString().replace(/\.\d+Z$/, 'Z'),
    description: [
      ...[project.description, statement.whole ?? '', statement.absence ?? '', noneLocated ?? ''].filter(
        (text) => text !== '',
      ),
      timesText(usable, options),
      peopleText(options),
      ...(placeholders.length === 0
        ? []
        : [`These values of the project are placeholders, because none was given: ${placeholders.join(', ')}.`]),
      ...(ofLeftOut === 0 ? [] : [`Occurrences left out with their deployments: ${ofLeftOut}.`]),
      ...effortRemark(effort, written.length),
      ...(unprocessed === 0
        ? []
        : [
            `Sessions whose images are not all processed: ${unprocessed}. That nothing was observed in them is no absence.`,
          ]),
      ...(missing === null ? [] : [missing]),
    ].join(' '),
    // A data package has at least one.
    contributors: contributors.length > 0 ? contributors : [{ title: NOT_NAMED, role: 'contributor' }],
    // The profile has none, or one for each of both.
    ...(license !== null &&
      mediaLicense !== null && {
        licenses: [
          { name: license.id, path: license.url, scope: 'data' },
          { name: mediaLicense.id, path: mediaLicense.url, scope: 'media' },
        ],
      }),
    sources: [{ title: 'Noctuary' }],
    project: {
      id: String(project.id),
      title,
      ...(about !== '' && { description: about }),
      ...values,
      observationLevel: ['media', 'event'],
    },
    ...(precision > 0 && { coordinatePrecision: precision }),
    spatial: boundsOf(usable),
    temporal: { start: dayOf(days[0]), end: dayOf(days.at(-1)) },
    taxonomic: [...seen]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([scientificName, taxon]) => ({
        scientificName,
        ...(taxon.taxonRank !== null && RANKS.has(taxon.taxonRank) && { taxonRank: taxon.taxonRank }),
        ...Object.fromEntries(HIGHER.flatMap((rank) => (taxon[rank] === null ? [] : [[rank, taxon[rank]]]))),
      })),
    noctuary: {
      // A load makes the same ids of sessions from it.
      ...(dataset !== null && { dataset }),
      // What the package was filtered by, to read by program; null for the whole project.
      filters: statement.whole === null ? null : parts,
      absence: statement.absence,
      people: peopleFormOf(options),
      deploymentComment: deploymentComment(statement),
      occurrencesFilteredOut: filteredOut,
      notInPackage: [...NOT_IN_PACKAGE, periodsRemark(gap)],
      deploymentsLeftOut: leftOut,
      occurrencesLeftOutWithDeployments: ofLeftOut,
      placeholders: placeholders.map((name) => `project.${name}`),
      declaredPeriods: usable.filter(({ isDeclared }) => isDeclared).map(({ key }) => key),
      // Why timestampIssues is true: the first of an order without a time zone.
      zonesNotKnown: usable.filter((one) => isZoneUnknown(one, options)).map(({ key }) => key),
      timesInDoubt: usable.filter(({ keptValues }) => keptValues.timestampIssues === 'true').map(({ key }) => key),
      // Which deployments of the package are one trap: a load makes one deployment of them.
      periodGapDays: gap,
      periodMissedNights: gap === null ? MOST_MISSED_NIGHTS : null,
      ...effort,
      deploymentNames: usable
        .filter(({ key, deployment_name: name }) => name !== '' && name !== key)
        .map(({ key, deployment_name: name }) => ({ deploymentID: key, name })),
      deploymentPeriods: written
        .filter(({ period }) => period.isOneOfSeveral)
        .map(({ one, period: { deploymentID, number } }) => ({ deploymentID, periodOf: one.key, number })),
      mediaLeftOut: rowsLeftOut.media,
      observationsLeftOut: rowsLeftOut.observations,
      sessionsNotAllProcessed: unprocessed,
    },
  };
  return `${JSON.stringify(descriptor, null, 2)}\n`;
}

/** The roles that the standard has. */
const CAMTRAP_ROLES: Partial<Record<(typeof partyRoles)[number], string>> = {
  contact: 'contact',
  rights_holder: 'rightsHolder',
  principal_investigator: 'principalInvestigator',
  contributor: 'contributor',
};

/** Whether the times of a deployment may be off: their offset from UTC is not known, or their source says so. */
export function hasTimeIssues(one: CamtrapDeployment, options: ExportScope['options']): boolean {
  return isZoneUnknown(one, options) || one.keptValues.timestampIssues === 'true';
}

function isZoneUnknown({ keptValues }: CamtrapDeployment, { time_zone: zone }: ExportScope['options']): boolean {
  return zone === undefined && keptValues.startOffset === undefined;
}

function timesText(usable: readonly CamtrapDeployment[], options: ExportScope['options']): string {
  const unclear = usable.filter(({ keptValues }) => keptValues.timestampIssues === 'true').length;
  const mayBeWrong = `Of ${unclear} deployments the source says that times may be wrong: timestampIssues is true.`;
  return unclear === 0 ? zoneText(usable, options) : `${zoneText(usable, options)} ${mayBeWrong}`;
}

function zoneText(usable: readonly CamtrapDeployment[], options: ExportScope['options']): string {
  if (options.time_zone !== undefined) return `Times are the traps’ clocks in the zone ${options.time_zone}.`;
  const known = usable.filter(({ keptValues }) => keptValues.startOffset !== undefined).length;
  if (known > 0 && known === usable.length) return 'Times have the offsets from UTC that their source gave them.';
  const text =
    'The time zone of the traps’ clocks is not known: times are wall-clock times, although they end in Z, and timestampIssues is true.';
  return known === 0 ? text : `Of ${usable.length - known} of ${usable.length} deployments: ${text}`;
}

/** What each deployment says of its order. */
export function deploymentComment({ line, absence }: Pick<OrderStatement, 'line' | 'absence'>): string {
  return [line, absence].filter((text) => text !== null).join(' ');
}

/** People and organisations with their roles, as far as the standard has them; the others contribute. */
function contributorsOf({ parties, publisher }: StatedPublication) {
  const named = parties.flatMap((one) => {
    const { organization, email, roles } = one;
    const more = {
      ...(email !== undefined && { email }),
      ...(one.surname !== undefined && organization !== undefined && { organization }),
    };
    const known = roles.flatMap((role) => CAMTRAP_ROLES[role] ?? []);
    return (known.length > 0 ? known : ['contributor']).map((role) => ({ title: nameOfParty(one), role, ...more }));
  });
  return [...named, ...(publisher === undefined ? [] : [{ title: publisher, role: 'publisher' }])];
}

/** The values that the standard requires of a project, and the names of those that were not given. */
function ofProject({ sampling_design, capture_method, individual_animals }: StatedPublication) {
  const given = {
    samplingDesign: sampling_design,
    captureMethod: capture_method,
    individualAnimals: individual_animals,
  };
  const values = {
    samplingDesign: sampling_design ?? 'opportunistic',
    captureMethod: capture_method ?? ['timeLapse'],
    individualAnimals: individual_animals ?? false,
  };
  const names = Object.keys(given) as (keyof typeof given)[];
  return { values, placeholders: names.filter((name) => given[name] === undefined) };
}

/**
 * The box around the deployments as GeoJSON: a point where all are at one, and a line where they are on one meridian or
 * parallel, since a ring without an area is no polygon. Across the antimeridian it is cut there in two (RFC 7946, 3.1.9).
 * None of them is an empty collection.
 */
function boundsOf(deployments: readonly { latitude: number; longitude: number }[]): object {
  const box = boxAround(deployments);
  if (box === null) return { type: 'FeatureCollection', features: [] };
  const { west, south, east, north } = box;
  const bbox = [west, south, east, north];
  if (west === east && south === north) return { type: 'Point', bbox, coordinates: [west, south] };
  const parts = west > east ? [cornersOf(west, 180, box), cornersOf(-180, east, box)] : [cornersOf(west, east, box)];
  const kind = west === east || south === north ? 'LineString' : 'Polygon';
  const shapes = parts.map((corners) => (kind === 'Polygon' ? [corners] : [corners[0], corners[2]]));
  return shapes.length === 1
    ? { type: kind, bbox, coordinates: shapes[0] }
    : { type: `Multi${kind}`, bbox, coordinates: shapes };
}

/** The ring around a part of a box, from its south-west corner to the east. */
function cornersOf(west: number, east: number, { south, north }: Box) {
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
}
