import { AS_IT_CAME, type ExportColumn } from './export-columns.ts';

const PARENT = 'The taxon or its parent of this rank. Empty where there is none.';

/** Columns by name, in the order of the file. */
function columns(
  meanings: Readonly<Record<string, string | readonly [meaning: string, unit: string]>>,
): ExportColumn[] {
  return Object.entries(meanings).map(([name, meaning]) =>
    typeof meaning === 'string' ? { name, meaning } : { name, meaning: meaning[0], unit: meaning[1] },
  );
}

/** The columns of the tables of packages, by format and file: what they mean in the packages of this service. */
export const packageColumns: Readonly<Record<string, Readonly<Record<string, readonly ExportColumn[]>>>> = {
  camtrap_dp: {
    'deployments.csv': columns({
      deploymentID:
        'Id of the deployment in the package that it came with; else its name, with its number where several of the project have the same. A trap has a line for each period in which it ran: the first has that id, the others append a number that stays the same in later packages.',
      locationID: 'Id of the research site, as it came; empty where there is none.',
      locationName: 'Name of the research site; empty where there is none.',
      latitude: ['Latitude, WGS 84.', 'degrees'],
      longitude: ['Longitude, WGS 84.', 'degrees'],
      coordinateUncertainty: [
        'Uncertainty of the location: its own, and that of rounded coordinates, as Georeferencing Best Practices gives for their precision. Empty where neither is known.',
        'm',
      ],
      deploymentStart:
        'Start of the first selected session of the period; where its source declared a start and an end, that start within the nights ordered.',
      deploymentEnd:
        'End of the last selected session of the period; where its source declared a start and an end, that end within the nights ordered.',
      setupBy: 'As the package says that it came with; else empty. The order says how people are named.',
      cameraID: 'As the package says that it came with, else the name of the device; empty where there is none.',
      cameraModel: AS_IT_CAME,
      cameraDelay: AS_IT_CAME,
      cameraHeight: AS_IT_CAME,
      cameraDepth: AS_IT_CAME,
      cameraTilt: AS_IT_CAME,
      cameraHeading: AS_IT_CAME,
      detectionDistance: AS_IT_CAME,
      timestampIssues:
        'Whether times are uncertain: true where neither the order nor the source named an offset, or where the source says so.',
      baitUse: AS_IT_CAME,
      featureType: AS_IT_CAME,
      habitat: AS_IT_CAME,
      deploymentGroups:
        'Groups of the package that it came with; trap: and the deploymentID of the first period, where a trap has several.',
      deploymentTags:
        'Tags of the package that it came with; trapNights: and the number of nights on which a selected session ran.',
      deploymentComments:
        'What the package was filtered by, and of what absence holds, where it is not a whole project; then the comments of the package that it came with, if the order names people.',
    }),
    'media.csv': columns({
      mediaID: 'Id of the capture: that of the package that it came with.',
      deploymentID: 'Its deployment.',
      captureMethod: AS_IT_CAME,
      timestamp: 'When it was taken, with the offset from UTC that the order or its source named; else it ends in Z.',
      filePath:
        'Public address of the image. Of an image that was indexed the path of its file, from the folder that was indexed, or its address in the bucket. Of one that came with a package the path there, which this package does not have. A path at which nothing is where it has none.',
      filePublic: 'Whether filePath is a public address.',
      fileName: 'Name of the file, of an image that was indexed, or as the package that it came with says.',
      fileMediatype: 'Type of the image, by the end of its address; image/jpeg where that says nothing.',
      exifData:
        'As the package says that it came with, if the order names people and has exact coordinates; else empty.',
      favorite: AS_IT_CAME,
      mediaComments: 'As the package says that it came with, if the order names people; else empty.',
    }),
    'observations.csv': columns({
      observationID:
        'Id of the occurrence (level event) or of the detection (level media), or that of a blank image with #blank behind it: that of the package that it came with. The animals of an observation of several have a number behind it, from #2.',
      deploymentID: 'Its deployment.',
      mediaID: 'The capture of a detection; empty at level event.',
      eventID: 'The event that the occurrence came with, else the occurrence: the same for all its detections.',
      eventStart: 'First capture of the occurrence; without detections the start of its session.',
      eventEnd: 'Last capture of the occurrence; without detections the end of its session.',
      observationLevel:
        'event for an occurrence, media for a detection of it on one capture; media alone where it came so.',
      observationType:
        'animal; unclassified for an occurrence without a determination; blank for an image that was processed and has no animal.',
      cameraSetupType: AS_IT_CAME,
      scientificName:
        'Name of the taxon that the occurrence is determined as. Where the determination is no taxon, such as “Unidentifiable”, the lowest taxon among its parents, else Animalia. Empty where it is not determined.',
      count: 'Always 1: an occurrence is one animal.',
      lifeStage: AS_IT_CAME,
      sex: AS_IT_CAME,
      behavior: AS_IT_CAME,
      individualID: AS_IT_CAME,
      individualPositionRadius: AS_IT_CAME,
      individualPositionAngle: AS_IT_CAME,
      individualSpeed: AS_IT_CAME,
      bboxX: 'Left edge of the box around the animal, as a share of the image’s width. Empty where it is not known.',
      bboxY: 'Upper edge of the box, as a share of the image’s height. Empty where it is not known.',
      bboxWidth: 'Width of the box, as a share of the image’s width. Empty where it is not known.',
      bboxHeight: 'Height of the box, as a share of the image’s height. Empty where it is not known.',
      classificationMethod: 'human or machine: what determined it. Empty where that is not known.',
      classifiedBy:
        'The person, as the order says, or the model that determined it. Empty where that is not known, and for a person where the order asks for no names.',
      classificationTimestamp:
        'When it was determined: as the package says that it came with; else by the clock of the source, with the offset of the other times. Empty where that is not known.',
      classificationProbability:
        'Score from 0 to 1 of a model, or where it is not known what determined it. Empty where none was given, and where a person determined it.',
      observationTags:
        'The determination as it is, where it is no taxon, as verbatimIdentification:<name> (in it %7C for | and %25 for %); of a detection whose occurrence came with an event the observation of that occurrence, as eventObservation:<observationID>. Else empty.',
      observationComments:
        'As the package says that it came with, else the comment of the person who determined it, if the order names people; else empty.',
    }),
  },
  darwin_core_archive: {
    'event.csv': columns({
      eventID:
        'Id of the session, after the prefix of the project where it has one: of a package its name, the deployment and the night; else event:<number>. Id of the deployment where that had no session in its declared period.',
      eventDate: 'Start and end of the session or period, with the offset from UTC where the order named a time zone.',
      samplingProtocol:
        'How the project samples, in its words, else “light trap with camera”, a placeholder; and which of its occurrences were ordered.',
      samplingEffort:
        'The trap-nights of the session, without those of an earlier session of the same trap and night, the hours that it ran, and its captures. Empty without a session.',
      sampleSizeValue: ['Time that the session ran. Empty where it is 0 or there is no session.', 'hours'],
      sampleSizeUnit: 'Always hour; empty without a value.',
      locationID: 'Id of the deployment: that of the package that it came with, else deployment:<number>.',
      locality: 'Name of the deployment, and of its research site where it has one.',
      decimalLatitude: ['Latitude of the deployment. Empty without a location.', 'degrees'],
      decimalLongitude: ['Longitude of the deployment. Empty without a location.', 'degrees'],
      geodeticDatum: 'Always EPSG:4326 (WGS 84). Empty without a location.',
      coordinateUncertaintyInMeters: [
        'Uncertainty of the location: its own, and that of rounded coordinates, as Georeferencing Best Practices gives for their precision. Empty where neither is known.',
        'm',
      ],
      eventRemarks:
        'What the archive was filtered by, and of what absence holds; whether the event is a declared period. Else empty.',
    }),
    'occurrence.csv': columns({
      eventID: 'Id of the session.',
      occurrenceID:
        'Id of the occurrence, after the prefix of the project where it has one: the observationID of the package that it came with, with a number from the second animal of an observation on; else occurrence:<number>. One animal, followed across the captures of a session.',
      basisOfRecord: 'Always MachineObservation.',
      occurrenceStatus: 'Always present.',
      individualCount: 'Always 1.',
      eventDate: 'Times of its first and last capture; without detections those of the session.',
      scientificName:
        'Name of the taxon that it is determined as. Where the determination is no taxon, such as “Unidentifiable”, the lowest taxon among its parents, else Animalia.',
      taxonRank: 'Rank of that taxon, in lower case. Empty where it is not known.',
      identificationRemarks:
        'Score of a model’s determination, from 0 to 1. Of a person’s the comment, if the order names people, and the name and score of the best model. Empty where there is none.',
      kingdom: 'Always Animalia, unless a parent of the taxon says otherwise.',
      phylum: PARENT,
      class: PARENT,
      order: PARENT,
      family: PARENT,
      genus: PARENT,
      verbatimIdentification: 'The determination as it is, where it is no taxon. Else empty.',
      identifiedBy:
        'The person, as the order says, or the model that determined it. Empty where that is not known, and for a person where the order asks for no names.',
      identificationVerificationStatus:
        'unverified where a machine determined it, “verified using recorded media” where a person did without a score of their own below 1. Else empty: not known.',
      associatedMedia:
        'Public addresses of the captures that it was detected on, by their time, with “ | ” between them. Empty where none has one.',
      dynamicProperties: 'The eventID that it came with, as {"eventID":"<id>"}. Empty where it had none.',
      lifeStage: AS_IT_CAME,
      sex: AS_IT_CAME,
      behavior: AS_IT_CAME,
      dateIdentified:
        'When it was determined, as the package says that it came with, else by the clock of the source. Empty where that is not known.',
      occurrenceRemarks: 'Comments of the package that it came with, if the order names people; else empty.',
    }),
  },
};
