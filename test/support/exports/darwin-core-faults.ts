import { XMLParser } from 'fast-xml-parser';
import { SyntaxValidator } from 'fast-xml-validator';
import { csvRecords } from './csv-records.ts';
import { darwinCoreTermNames } from './darwin-core-term-names.ts';

const DWC = 'http://rs.tdwg.org/dwc/terms/';
/** Terms of Dublin Core that Darwin Core has for records. */
const DEFAULTS = new Set(['license', 'rightsHolder'].map((name) => `http://purl.org/dc/terms/${name}`));
const TIME = String.raw`\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(Z|[+-]\d{2}:\d{2})?`;
const INTERVAL = new RegExp(`^${TIME}/${TIME}$`);

interface Table {
  '@rowType': string;
  files: { location: string };
  id?: { '@index': string };
  coreid?: { '@index': string };
  /** a column, or one value for all lines */
  field: ({ '@index': string; '@term': string } | { '@default': string; '@term': string })[];
}

/** What is wrong with a Darwin Core archive with an event core, by the rules of the text guide; empty where nothing is. */
export function darwinCoreFaults(files: Readonly<Record<string, string>>): string[] {
  const [meta = '', eml = ''] = [files['meta.xml'], files['eml.xml']];
  const faults = [meta, eml].flatMap((xml) => {
    const read: unknown = SyntaxValidator.validate(xml);
    return read === true ? [] : [`XML: ${JSON.stringify(read)}`];
  });
  const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '@' });
  const { archive } = parser.parse(meta) as { archive: { core: Table; extension: Table } };
  const { dataset, '@scope': scope } = (
    parser.parse(eml) as { 'eml:eml': { '@scope'?: string; dataset: Record<string, unknown> } }
  )['eml:eml'];
  if (scope !== 'system') faults.push('eml.xml has no scope');
  for (const name of ['title', 'creator', 'pubDate', 'abstract', 'contact']) {
    if (dataset[name] === undefined) faults.push(`eml.xml has no ${name}`);
  }
  const { core, extension } = archive;
  if (core['@rowType'] !== `${DWC}Event` || extension['@rowType'] !== `${DWC}Occurrence`)
    faults.push('wrong row types');
  const tables = [core, extension].map((table) => {
    const text = files[table.files.location] ?? '';
    const header = text.split('\r\n', 1)[0]?.split(',') ?? [];
    for (const field of table.field) {
      const term = field['@term'];
      if ('@default' in field) {
        if (field['@default'] === '' || !DEFAULTS.has(term)) faults.push(`${term} is no term with one value for all`);
        continue;
      }
      const index = field['@index'];
      const name = term.replace(DWC, '');
      if (!darwinCoreTermNames.has(name)) faults.push(`${term} is no known term`);
      if (header[Number(index)] !== name) faults.push(`column ${index} of ${table.files.location} is not ${name}`);
    }
    return { id: header[Number((table.id ?? table.coreid)?.['@index'])] ?? '', records: csvRecords(text) };
  });
  return [...faults, ...recordFaults(tables)];
}

interface Records {
  /** the column with the event's id */
  id: string;
  records: readonly Record<string, string>[];
}

function recordFaults(tables: readonly Records[]): string[] {
  const idsIn = ({ id, records }: Records) => records.map((record) => record[id] ?? '');
  const [ids = [], refersTo = []] = tables.map(idsIn);
  const [events = [], occurrences = []] = tables.map(({ records }) => records);
  const own = occurrences.map(({ occurrenceID = '' }) => occurrenceID);
  const known = new Set(ids);
  const dates = tables.flatMap(({ records }) => records.map(({ eventDate = '' }) => eventDate));
  return [
    ...(known.size === ids.length ? [] : ['ids of events are not unique']),
    ...(new Set(own).size === own.length ? [] : ['ids of occurrences are not unique']),
    ...refersTo.filter((id) => !known.has(id)).map((id) => `there is no event ${id}`),
    ...occurrences
      .filter(({ basisOfRecord }) => basisOfRecord !== 'MachineObservation')
      .map(({ occurrenceID }) => `${occurrenceID} has another basis`),
    ...occurrences
      .filter(({ taxonRank }) => taxonRank === 'unknown')
      .map(({ occurrenceID }) => `${occurrenceID} has an unknown rank`),
    ...events
      .filter(({ parentEventID = '' }) => parentEventID !== '' && !known.has(parentEventID))
      .map(({ parentEventID }) => `there is no parent event ${parentEventID}`),
    ...events
      .filter(({ sampleSizeValue: value = '', sampleSizeUnit: unit = '' }) =>
        value === '' ? unit !== '' : unit === '' || !(Number(value) > 0),
      )
      .map(({ eventID, sampleSizeValue }) => `${eventID} has the sample size ${sampleSizeValue}`),
    ...dates.filter((date) => !INTERVAL.test(date)).map((date) => `${date} is no interval`),
  ];
}
