import { expect, test } from 'vitest';
import { exportOffer } from '#contract/exports/export-offer.ts';

test('our service offers each format with what it is for and what an order of it may name', () => {
  expect(exportOffer.formats.map(({ name, label }) => [name, label])).toEqual([
    ['occurrences_simple_csv', 'Occurrences (CSV)'],
    ['sessions_csv', 'Sessions (CSV)'],
    ['deployments_csv', 'Deployments (CSV)'],
    ['deployments_geojson', 'Deployments (GeoJSON)'],
    ['captures_csv', 'Captures (CSV)'],
    ['camtrap_dp', 'Camtrap DP 1.0.2 (zip)'],
    ['darwin_core_archive', 'Darwin Core archive (zip)'],
  ]);
  expect(exportOffer.formats[3]).toEqual({
    name: 'deployments_geojson',
    label: 'Deployments (GeoJSON)',
    about: 'One point per deployment, for a GIS. Records are deployments.',
    extension: 'geojson',
    records: 'deployments',
    hasOccurrences: false,
    hasCoordinates: true,
    hasOffsets: false,
    hasRights: false,
  });
  expect(exportOffer.formats.flatMap(({ name, hasRights }) => (hasRights ? [name] : []))).toEqual([
    'camtrap_dp',
    'darwin_core_archive',
  ]);
});
