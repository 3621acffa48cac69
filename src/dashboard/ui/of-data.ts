/**
 * Attributes of an element that has only a name from the data, of a project, deployment, site, taxon or storage source: it is
 * in no language that is known, and is not to be translated.
 */
export const OF_DATA = { lang: '', translate: 'no' } as const;
