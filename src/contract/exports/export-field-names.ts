/** The filters that an order may have, and its options: apart from their schemas, so that a page reads them without these. */
export const exportFilterNames = [
  'collection_id',
  'deployment',
  'deployments',
  'sites',
  'event',
  'first_night',
  'last_night',
  'taxon',
  'lowest_score',
  'sex',
  'life_stage',
  'behavior',
  'looked',
] as const;
export const exportOptionNames = [
  'time_zone',
  'coordinate_digits',
  'people',
  'rights_holder',
  'creator',
  'license',
  'publication',
] as const;
