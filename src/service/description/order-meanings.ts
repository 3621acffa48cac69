import type { exportFilterNames, exportOptionNames } from '#contract/exports/export-field-names.ts';

/** What the filters and the options of an order for an export mean. */
export const orderMeanings: {
  filters: Readonly<Record<(typeof exportFilterNames)[number], string>>;
  options: Readonly<Record<(typeof exportOptionNames)[number], string>>;
} = {
  filters: {
    collection_id: 'the id of a set of captures, as text',
    deployment: 'the id of a deployment',
    deployments: 'ids of deployments',
    sites: 'ids of research sites: all their deployments',
    event: 'the id of a session',
    first_night:
      'the date of its evening, `YYYY-MM-DD`; a session that starts before noon belongs to the evening before',
    last_night: 'the date of its evening, `YYYY-MM-DD`; the night is included',
    taxon: 'the id of a taxon: its occurrences and those of all taxa below it',
    lowest_score: 'of determinations, from 0 to 1; occurrences without a score are left out',
  },
  options: {
    time_zone:
      'the zone of the traps’ clocks, a name of the IANA database such as `America/New_York`: for `camtrap_dp` and ' +
      '`darwin_core_archive`, whose times then have an offset; without it a Camtrap DP says that its times have issues',
    coordinate_digits:
      'decimal places of a degree that coordinates are rounded to, also those in names; exact without it',
  },
};
