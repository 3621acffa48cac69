const DWC = 'http://rs.tdwg.org/dwc/terms/';

/** The tables of the archive: their terms of Darwin Core, in the order of their columns; the first is the id of the event. */
export const darwinCoreTerms = {
  event: {
    rowType: `${DWC}Event`,
    file: 'event.csv',
    terms: [
      'eventID',
      'eventDate',
      'samplingProtocol',
      'samplingEffort',
      'sampleSizeValue',
      'sampleSizeUnit',
      'locationID',
      'locality',
      'decimalLatitude',
      'decimalLongitude',
      'geodeticDatum',
      'coordinateUncertaintyInMeters',
      'eventRemarks',
    ],
  },
  occurrence: {
    rowType: `${DWC}Occurrence`,
    file: 'occurrence.csv',
    terms: [
      'eventID',
      'occurrenceID',
      'basisOfRecord',
      'occurrenceStatus',
      'individualCount',
      'eventDate',
      'scientificName',
      'taxonRank',
      'identificationRemarks',
      'kingdom',
      'phylum',
      'class',
      'order',
      'family',
      'genus',
      'verbatimIdentification',
      'identifiedBy',
      'identificationVerificationStatus',
      'associatedMedia',
      'dynamicProperties',
      'lifeStage',
      'sex',
      'behavior',
      'dateIdentified',
      'occurrenceRemarks',
    ],
  },
} as const;

/** The address of a term. */
export function termAddress(term: string): string {
  return DWC + term;
}
