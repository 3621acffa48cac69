/** A column of an export's table: its header, what it means, and the unit of a number. */
export interface ExportColumn {
  name: string;
  meaning: string;
  unit?: string;
}

function column<const Name extends string>(name: Name, meaning: string, unit?: string): ExportColumn & { name: Name } {
  return { name, meaning, ...(unit !== undefined && { unit }) };
}

/** Of values that a Camtrap DP may bring. */
export const AS_IT_CAME = 'As the package says that it came with; else empty.';
const WALL_CLOCK = 'By the trap’s clock, without a time zone.';
const LATITUDE = column('latitude', 'Latitude of the deployment, WGS 84. Empty without a location.', 'degrees');
const LONGITUDE = column('longitude', 'Longitude of the deployment, WGS 84. Empty without a location.', 'degrees');
const UNCERTAINTY = column(
  'coordinate_uncertainty_m',
  'Uncertainty of the location: its own, and that of rounded coordinates. Empty where neither is known.',
  'm',
);
const LOCATION_NOTE = column('location_note', '“no location” where the deployment has none, otherwise empty.');
const DEPLOYMENT_ID = column('deployment_id', 'Id of the deployment.');
const DEPLOYMENT_NAME = column('deployment_name', 'Name of the deployment.');
const SITE = column('site', 'Name of the research site; empty where there is none.');
const EVENT_ID = column('event_id', 'Id of the session.');
const EVENT_START = column('event_start', `Start of the session. ${WALL_CLOCK}`);
const EVENT_END = column('event_end', `End of the session. ${WALL_CLOCK}`);
/** A column of records of which some have no such value. */
function orEmpty<Column extends ExportColumn>(one: Column): Column {
  return { ...one, meaning: `${one.meaning} Empty where it has none.` };
}
const UNPROCESSED = 'Empty where no image was processed.';
const NIGHT = column(
  'night',
  'Date of the evening that the night began; a session that starts before noon belongs to the evening before.',
);

/**
 * The columns of the exports that are one table, in the sequence of the file. A reader who takes columns by their position
 * relies on it: new ones come last.
 */
export const exportColumns = {
  occurrences_simple_csv: [
    column('occurrence_id', 'Id of the occurrence: one animal, followed across the captures of a session.'),
    orEmpty(column('determination', 'Name of the taxon that it is determined as.')),
    column('rank', 'Rank of the taxon, in the service’s own word. Empty without a determination.'),
    column(
      'determination_score',
      'Score of the determination, from 0 to 1. Empty where none was given, and where a person determined it.',
    ),
    orEmpty(EVENT_ID),
    orEmpty(EVENT_START),
    orEmpty(EVENT_END),
    orEmpty(DEPLOYMENT_ID),
    orEmpty(DEPLOYMENT_NAME),
    LATITUDE,
    LONGITUDE,
    column('first_appearance', `Time of the first capture that it was detected on. ${WALL_CLOCK}`),
    column('last_appearance', `Time of the last capture that it was detected on. ${WALL_CLOCK}`),
    SITE,
    UNCERTAINTY,
    LOCATION_NOTE,
    column('life_stage', AS_IT_CAME),
    column('sex', AS_IT_CAME),
    column('behavior', AS_IT_CAME),
    column('individual_id', AS_IT_CAME),
    column(
      'identified_by',
      'The person who determined it, as people_names says, or the model. Empty where that is not known.',
    ),
    column('identification_method', 'human or machine: what determined it. Empty where that is not known.'),
    column('looked_at_time', 'When a person determined it, by the clock of the source. Empty where that is not known.'),
    column('model', 'Name of the best model that is known, also where a person determined it. Empty without one.'),
    column('model_version', 'Version of that model. Empty where it is not known.'),
    column('model_determination', 'Name of the taxon that the model gave. Empty where that is not known.'),
    column('model_score', 'Score that the model gave, from 0 to 1. Empty where none is known.'),
    column('agreed', 'true where a person gave the name of the model, false where another. Empty without both.'),
    column('people_names', 'names, initials or none: how this file names people.'),
  ],
  sessions_csv: [
    EVENT_ID,
    NIGHT,
    EVENT_START,
    EVENT_END,
    column('duration_s', 'Time that the session ran.', 's'),
    column('captures', 'Images that were taken.'),
    column('detections', `Animals found on captures. ${UNPROCESSED}`),
    column('occurrences', `Animals, followed across captures. ${UNPROCESSED}`),
    column('taxa', `Different determinations, of any rank, also names that are no taxon. ${UNPROCESSED}`),
    DEPLOYMENT_ID,
    DEPLOYMENT_NAME,
    SITE,
    LATITUDE,
    LONGITUDE,
    UNCERTAINTY,
    column(
      'last_night',
      'Date of the evening of its last night: a session also counts in each later night whose midnight it contains.',
    ),
    LOCATION_NOTE,
    column('processed_captures', 'Images that were processed. Empty where that is not known.'),
  ],
  deployments_csv: [
    DEPLOYMENT_ID,
    DEPLOYMENT_NAME,
    SITE,
    column('device', 'Name of the device; empty where there is none.'),
    LATITUDE,
    LONGITUDE,
    UNCERTAINTY,
    column('first_event_start', `Start of the first selected session. ${WALL_CLOCK}`),
    column('last_event_start', `Start of the last selected session. ${WALL_CLOCK}`),
    column('sessions', 'Selected sessions of the deployment.'),
    column('duration_s', 'Time that the selected sessions ran.', 's'),
    column('captures', 'Images of the selected sessions.'),
    column('occurrences', 'Animals of the selected sessions, followed across captures.'),
    column(
      'trap_nights',
      'Nights on which at least one of the selected sessions ran; several sessions of a night are one.',
    ),
    LOCATION_NOTE,
  ],
  captures_csv: [
    column('capture_id', 'Id of the capture.'),
    column('timestamp', `When it was taken. ${WALL_CLOCK} Empty where that is not known.`),
    column('detections', 'Animals found on it.'),
    column('image', 'Public address of the image; empty where it has none.'),
    column('width', 'Width of the image; empty where it was not measured.', 'px'),
    column('height', 'Height of the image; empty where it was not measured.', 'px'),
    column('file_size', 'Size of the image; empty where it was not measured.', 'bytes'),
    orEmpty(EVENT_ID),
    orEmpty(NIGHT),
    orEmpty(DEPLOYMENT_ID),
    orEmpty(DEPLOYMENT_NAME),
    SITE,
  ],
} as const satisfies Record<string, readonly ExportColumn[]>;
