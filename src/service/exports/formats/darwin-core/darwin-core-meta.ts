import XMLBuilder from 'fast-xml-builder';
import type { ExportOptions } from '#contract/exports/export-request.ts';
import { statedPublication } from '#service/exports/formats/stated-publication.ts';
import { darwinCoreTerms, termAddress } from './darwin-core-terms.ts';

const builder = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: '@', format: true });

const DCTERMS = 'http://purl.org/dc/terms/';

/**
 * `meta.xml`: which file has which terms in which columns (Darwin Core text guide). What is stated of rights is the same
 * for every record: a default without a column.
 */
export function darwinCoreMeta(options: ExportOptions): string {
  const { rightsHolder, license } = statedPublication(options);
  const defaults = [
    ...(rightsHolder === null ? [] : [{ '@default': rightsHolder, '@term': `${DCTERMS}rightsHolder` }]),
    ...(license === null ? [] : [{ '@default': license.url, '@term': `${DCTERMS}license` }]),
  ];
  const { event, occurrence } = darwinCoreTerms;
  return builder.build({
    '?xml': { '@version': '1.0', '@encoding': 'UTF-8' },
    archive: {
      '@xmlns': 'http://rs.tdwg.org/dwc/text/',
      '@metadata': 'eml.xml',
      core: table(event, 'id', defaults),
      extension: table(occurrence, 'coreid', defaults),
    },
  });
}

function table(
  { rowType, file, terms }: (typeof darwinCoreTerms)['event' | 'occurrence'],
  id: 'id' | 'coreid',
  defaults: readonly object[],
) {
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
    field: [
      ...terms
        .map((term, index) => ({ '@index': String(index), '@term': termAddress(term) }))
        .slice(id === 'coreid' ? 1 : 0),
      ...defaults,
    ],
  };
}
