/** Texts that the table schemas of Camtrap DP 1.0.2 read as no value (`missingValues`); R and pandas write some of them. */
export const camtrapMissingValues: ReadonlySet<string> = new Set(['', 'NA', 'NaN', 'nan']);
