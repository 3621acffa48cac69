/** Constraints of a field of a table schema (Frictionless Table Schema). */
export interface CamtrapField {
  required?: true;
  unique?: true;
  type?: 'integer' | 'number' | 'boolean' | 'datetime';
  minimum?: number;
  maximum?: number;
  enum?: readonly string[];
  pattern?: RegExp;
}

const EMPTY: CamtrapField = {};
const TIME: CamtrapField = { required: true, type: 'datetime' };
const POSITIVE: CamtrapField = { type: 'number', minimum: 0 };
const SHARE: CamtrapField = { type: 'number', minimum: 0, maximum: 1 };

/** The table schemas of Camtrap DP 1.0.2: all fields in their order, with their types and constraints. */
export const camtrapSchemas: Readonly<
  Record<'deployments' | 'media' | 'observations', Readonly<Record<string, CamtrapField>>>
> = {
  deployments: {
    deploymentID: { required: true, unique: true },
    locationID: EMPTY,
    locationName: EMPTY,
    latitude: { required: true, type: 'number', minimum: -90, maximum: 90 },
    longitude: { required: true, type: 'number', minimum: -180, maximum: 180 },
    coordinateUncertainty: { type: 'integer', minimum: 1 },
    deploymentStart: TIME,
    deploymentEnd: TIME,
    setupBy: EMPTY,
    cameraID: EMPTY,
    cameraModel: EMPTY,
    cameraDelay: { type: 'integer', minimum: 0 },
    cameraHeight: POSITIVE,
    cameraDepth: POSITIVE,
    cameraTilt: { type: 'integer', minimum: -90, maximum: 90 },
    cameraHeading: { type: 'integer', minimum: 0, maximum: 360 },
    detectionDistance: POSITIVE,
    timestampIssues: { type: 'boolean' },
    baitUse: { type: 'boolean' },
    featureType: {
      enum: [
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
      ],
    },
    habitat: EMPTY,
    deploymentGroups: EMPTY,
    deploymentTags: EMPTY,
    deploymentComments: EMPTY,
  },
  media: {
    mediaID: { required: true, unique: true },
    deploymentID: { required: true },
    captureMethod: { enum: ['activityDetection', 'timeLapse'] },
    timestamp: TIME,
    filePath: { required: true, pattern: /^(?=^[^./~])(^((?!\.{2}).)*$).*$/ },
    filePublic: { required: true, type: 'boolean' },
    fileName: EMPTY,
    fileMediatype: { required: true, pattern: /^(image|video|audio)\/.*$/ },
    exifData: EMPTY,
    favorite: { type: 'boolean' },
    mediaComments: EMPTY,
  },
  observations: {
    observationID: { required: true, unique: true },
    deploymentID: { required: true },
    mediaID: EMPTY,
    eventID: EMPTY,
    eventStart: TIME,
    eventEnd: TIME,
    observationLevel: { required: true, enum: ['media', 'event'] },
    observationType: { required: true, enum: ['animal', 'human', 'vehicle', 'blank', 'unknown', 'unclassified'] },
    cameraSetupType: { enum: ['setup', 'calibration'] },
    scientificName: EMPTY,
    count: { type: 'integer', minimum: 1 },
    lifeStage: { enum: ['adult', 'subadult', 'juvenile'] },
    sex: { enum: ['female', 'male'] },
    behavior: EMPTY,
    individualID: EMPTY,
    individualPositionRadius: POSITIVE,
    individualPositionAngle: { type: 'number', minimum: -90, maximum: 90 },
    individualSpeed: POSITIVE,
    bboxX: SHARE,
    bboxY: SHARE,
    bboxWidth: { type: 'number', minimum: 1e-15, maximum: 1 },
    bboxHeight: { type: 'number', minimum: 1e-15, maximum: 1 },
    classificationMethod: { enum: ['human', 'machine'] },
    classifiedBy: EMPTY,
    classificationTimestamp: { type: 'datetime' },
    classificationProbability: SHARE,
    observationTags: EMPTY,
    observationComments: EMPTY,
  },
};
