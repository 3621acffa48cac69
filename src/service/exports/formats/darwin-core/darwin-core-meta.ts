import XMLBuilder from 'fast-xml-builder';
import { darwinCoreTerms, termAddress } from './darwin-core-terms.ts';

const builder = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: '@', format: true });

/** `meta.xml`: which file has which terms in which columns (Darwin Core text guide). */
export function darwinCoreMeta(): string {
  const { event, occurrence } = darwinCoreTerms;
  return builder.build({
    '?xml': { '@version': '1.0', '@encoding': 'UTF-8' },
    archive: {
      '@xmlns': 'http://rs.tdwg.org/dwc/text/',
      '@metadata': 'eml.xml',
      core: table(event, 'id'),
      extension: table(occurrence, 'coreid'),
    },
  });
}

function table({ rowType, file, terms }: (typeof darwinCoreTerms)['event' | 'occurrence'], id: 'id' | 'coreid') {
  return {
    '@rowType': rowType,
    '@encoding': 'UTF-8',
    '@fieldsTerminatedBy': ',',
    '@linesTerminatedBy': String.raw`\r\n`,
    '@fieldsEnclosedBy': '"',
    '@ignoreHeaderLines': '1',
    files: { location: file },
    [id]: { '@index': '0' },
    // The core's own eventID is a term as well; in the extension it is the id of the core alone.
    field: terms
      .map((term, index) => ({ '@index': String(index), '@term': termAddress(term) }))
      .slice(id === 'coreid' ? 1 : 0),
  };
}
