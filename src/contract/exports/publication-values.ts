/** The fields of a publication, and the values of those that have some: apart from their schemas, so that a page reads them without these. */
export const publicationFields = [
  'title',
  'publisher',
  'parties',
  'license',
  'media_license',
  'language',
  'methods',
  'sampling',
  'sampling_protocol',
  'sampling_design',
  'capture_method',
  'individual_animals',
  'period_gap_days',
  'time_zone',
  'id_prefix',
] as const;

export const partyRoles = [
  'contact',
  'creator',
  'metadata_provider',
  'rights_holder',
  'principal_investigator',
  'contributor',
] as const;

/** Those of Camtrap DP 1.0.2 (`project.samplingDesign`, `project.captureMethod`). */
export const samplingDesigns = [
  'simpleRandom',
  'systematicRandom',
  'clusteredRandom',
  'experimental',
  'targeted',
  'opportunistic',
] as const;
export const captureMethods = ['activityDetection', 'timeLapse'] as const;

/**
 * Nights without a session that a period of a trap in a Camtrap DP has at most, where a publication names no days: programs that
 * count the nights from start to end are wrong by no more.
 */
export const MOST_MISSED_NIGHTS = 2;
/** Larger than every pause within a season. */
export const LARGEST_GAP_DAYS = 365;
