/** Before the address parameters of the table of species on a record's page: `species_selected=<taxon id>`. */
export const SPECIES_PREFIX = 'species_';
