/** A value as the standard writes it; null where it does not allow it. */
type Rule = (text: string) => string | null;

const anything: Rule = (text) => text;
const where =
  (isAllowed: (text: string) => boolean): Rule =>
  (text) =>
    isAllowed(text) ? text : null;
/** In any letter case, and as versions before 1.0 have it: "water source", "motion detection". */
const oneOf =
  (...values: readonly string[]): Rule =>
  (text) => {
    const plain = text
      .replaceAll(/[\s_-]/g, '')
      .toLowerCase()
      .replace(/^motion/, 'activity');
    return values.find((value) => value.toLowerCase() === plain) ?? null;
  };
const isNumber = (text: string, least: number, most: number) =>
  /^-?\d+(\.\d+)?$/.test(text) && Number(text) >= least && Number(text) <= most;
const numberFrom = (least: number, most = Infinity): Rule => where((text) => isNumber(text, least, most));
const wholeFrom = (least: number, most = Infinity): Rule =>
  where((text) => !text.includes('.') && isNumber(text, least, most));
/** As Table Schema has them. */
const YES_OR_NO: ReadonlyMap<string, string> = new Map([
  ['true', 'true'],
  ['1', 'true'],
  ['false', 'false'],
  ['0', 'false'],
]);
const yesOrNo: Rule = (text) => YES_OR_NO.get(text.toLowerCase()) ?? null;
const offset = where((text) => /^(Z|[+-]\d\d:\d\d)$/.test(text));
const ZONED = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|[+-]\d\d:?\d\d)$/;

/**
 * Columns of Camtrap DP 1.0.2 that no column of ours has, with what the standard allows in them: their values are stored as
 * they came, in the spelling of the standard, and are the same in later packages.
 */
export const keptColumns = {
  deployments: {
    setupBy: anything,
    cameraID: anything,
    cameraModel: anything,
    cameraDelay: wholeFrom(0),
    cameraHeight: numberFrom(0),
    cameraDepth: numberFrom(0),
    cameraTilt: wholeFrom(-90, 90),
    cameraHeading: wholeFrom(0, 360),
    detectionDistance: numberFrom(0),
    timestampIssues: yesOrNo,
    baitUse: yesOrNo,
    featureType: oneOf(
      'roadPaved',
      'roadDirt',
      'trailHiking',
      'trailGame',
      'roadUnderpass',
      'roadOverpass',
      'roadBridge',
      'culvert',
      'burrow',
      'nestSite',
      'carcass',
      'waterSource',
      'fruitingTree',
    ),
    habitat: anything,
    deploymentGroups: anything,
    deploymentTags: anything,
    deploymentComments: anything,
    // Of the descriptor: how coarse the coordinates of all deployments are, in degrees.
    coordinatePrecision: numberFrom(0, 360),
    // Of its times, from UTC: `Z` or `+02:00`.
    startOffset: offset,
    endOffset: offset,
  },
  media: {
    captureMethod: oneOf('activityDetection', 'timeLapse'),
    exifData: anything,
    favorite: yesOrNo,
    mediaComments: anything,
    // Of its time, where that is not UTC.
    offset,
  },
  observations: {
    cameraSetupType: oneOf('setup', 'calibration'),
    lifeStage: oneOf('adult', 'subadult', 'juvenile'),
    sex: oneOf('female', 'male'),
    behavior: anything,
    individualID: anything,
    individualPositionRadius: numberFrom(0),
    individualPositionAngle: numberFrom(-90, 90),
    individualSpeed: numberFrom(0),
    classificationTimestamp: where((text) => ZONED.test(text)),
    observationTags: anything,
    observationComments: anything,
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Rule>>>>;

export type KeptTable = keyof typeof keptColumns;
/** Values by column; those that are not known are missing. */
export type KeptValues<Table extends KeptTable> = Partial<Record<keyof (typeof keptColumns)[Table], string>>;

/** What a column `kept` holds. @param text of `_table`'s rows, as `keptText` wrote it */
export function readKept<Table extends KeptTable>(_table: Table, text: string | null): KeptValues<Table> {
  return text === null ? {} : (JSON.parse(text) as KeptValues<Table>);
}

/** The same with each text written as a file may have it, without the coordinates that may be in it. */
export function writtenKept<Values extends object>(values: Values, write: (text: string) => string): Values {
  const written = Object.entries(values).map(([column, text]) => [column, write(String(text))]);
  return Object.fromEntries(written) as Values;
}

/** As the database has it; null where there are no values. */
export function keptText(values: Readonly<Record<string, string>>): string | null {
  return Object.keys(values).length === 0 ? null : JSON.stringify(values);
}
