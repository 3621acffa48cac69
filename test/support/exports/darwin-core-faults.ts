import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { csvRecords } from './csv-records.ts';

/** The terms of Darwin Core that our archives have, by the list of http://rs.tdwg.org/dwc/terms/. */
const TERMS = new Set([
  'basisOfRecord',
  'coordinateUncertaintyInMeters',
  'decimalLatitude',
  'decimalLongitude',
  'eventDate',
  'eventID',
  'geodeticDatum',
  'identificationRemarks',
  'individualCount',
  'locality',
  'locationID',
  'occurrenceID',
  'occurrenceStatus',
  'parentEventID',
  'sampleSizeUnit',
  'sampleSizeValue',
  'samplingEffort',
  'samplingProtocol',
  'scientificName',
  'taxonRank',
]);
const DWC = 'http://rs.tdwg.org/dwc/terms/';
const TIME = String.raw`\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(Z|[+-]\d{2}:\d{2})?`;
const INTERVAL = new RegExp(`^${TIME}/${TIME}$`);

interface Table {
  '@rowType': string;
  files: { location: string };
  id?: { '@index': string };
  coreid?: { '@index': string };
  field: { '@index': string; '@term': string }[];
}

/** What is wrong with a Darwin Core archive with an event core, by the rules of the text guide; empty where nothing is. */
export function darwinCoreFaults(files: Readonly<Record<string, string>>): string[] {
  const [meta = '', eml = ''] = [files['meta.xml'], files['eml.xml']];
  const faults = [meta, eml].flatMap((xml, index) =>
    XMLValidator.validate(xml) === true ? [] : [`${['meta', 'eml'][index]}.xml is not well-formed`],
  );
  const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '@' });
  const { archive } = parser.parse(meta) as { archive: { core: Table; extension: Table } };
  const dataset = (parser.parse(eml) as { 'eml:eml': { dataset: Record<string, unknown> } })['eml:eml'].dataset;
  for (const name of ['title', 'creator', 'pubDate', 'abstract', 'contact']) {
    if (dataset[name] === undefined) faults.push(`eml.xml has no ${name}`);
  }
  const { core, extension } = archive;
  if (core['@rowType'] !== `${DWC}Event` || extension['@rowType'] !== `${DWC}Occurrence`)
    faults.push('wrong row types');
  const tables = [core, extension].map((table) => {
    const text = files[table.files.location] ?? '';
    const header = text.split('\r\n', 1)[0]?.split(',') ?? [];
    for (const { '@index': index, '@term': term } of table.field) {
      const name = term.replace(DWC, '');
      if (!TERMS.has(name)) faults.push(`${term} is no known term`);
      if (header[Number(index)] !== name) faults.push(`column ${index} of ${table.files.location} is not ${name}`);
    }
    return { id: header[Number((table.id ?? table.coreid)?.['@index'])] ?? '', records: csvRecords(text) };
  });
  const [events, occurrences] = tables;
  const ids = (events?.records ?? []).map((record) => record[events?.id ?? ''] ?? '');
  const known = new Set(ids);
  if (known.size !== ids.length) faults.push('ids of events are not unique');
  const own = (occurrences?.records ?? []).map(({ occurrenceID = '' }) => occurrenceID);
  if (new Set(own).size !== own.length) faults.push('ids of occurrences are not unique');
  for (const record of occurrences?.records ?? []) {
    if (!known.has(record[occurrences?.id ?? ''] ?? '')) faults.push(`${record['occurrenceID']} has no event`);
    if (record['basisOfRecord'] !== 'MachineObservation') faults.push(`${record['occurrenceID']} has another basis`);
  }
  for (const { eventDate = '' } of tables.flatMap(({ records }) => records)) {
    if (!INTERVAL.test(eventDate)) faults.push(`${eventDate} is no interval`);
  }
  return faults;
}
