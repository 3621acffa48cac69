import { describe, expect, test } from 'vitest';
import { exportDictionary } from '#contract/exports/export-dictionary.ts';

const namesOf = (format: string) =>
  exportDictionary(format).map(({ file, columns }) => [file, columns.map(({ name }) => name)]);
const meaningOf = (format: string, name: string, file: string | null = null) =>
  exportDictionary(format)
    .find((table) => table.file === file)
    ?.columns.find((column) => column.name === name);

describe('the dictionary of an export', () => {
  test('has one table without a name for a file that is a table', () => {
    expect(namesOf('captures_csv')).toEqual([
      [
        null,
        [
          'capture_id',
          'timestamp',
          'detections',
          'image',
          'width',
          'height',
          'file_size',
          'event_id',
          'night',
          'deployment_id',
          'deployment_name',
          'site',
        ],
      ],
    ]);
  });

  test('has a table for each file of a package', () => {
    const files = (format: string) => exportDictionary(format).map(({ file }) => file);
    expect(files('camtrap_dp')).toEqual(['deployments.csv', 'media.csv', 'observations.csv']);
    expect(files('darwin_core_archive')).toEqual(['event.csv', 'occurrence.csv']);
    expect(namesOf('darwin_core_archive')[1]).toEqual([
      'occurrence.csv',
      [
        'eventID',
        'occurrenceID',
        'basisOfRecord',
        'occurrenceStatus',
        'individualCount',
        'eventDate',
        'scientificName',
        'taxonRank',
        'identificationRemarks',
        'kingdom',
        'phylum',
        'class',
        'order',
        'family',
        'genus',
        'verbatimIdentification',
        'identifiedBy',
        'identificationVerificationStatus',
        'associatedMedia',
        'dynamicProperties',
        'lifeStage',
        'sex',
        'behavior',
        'dateIdentified',
        'occurrenceRemarks',
      ],
    ]);
  });

  test('names the coordinates of a point once, after the properties', () => {
    expect(namesOf('deployments_geojson')).toEqual([
      [
        null,
        [
          'deployment_id',
          'deployment_name',
          'site',
          'device',
          'coordinate_uncertainty_m',
          'first_event_start',
          'last_event_start',
          'sessions',
          'duration_s',
          'captures',
          'occurrences',
          'trap_nights',
          'location_note',
          'longitude, latitude',
        ],
      ],
    ]);
    expect(meaningOf('deployments_geojson', 'longitude, latitude')).toEqual({
      name: 'longitude, latitude',
      meaning: 'Coordinates of the point, WGS 84. A deployment without a location has no point.',
      unit: 'degrees',
    });
  });

  test.each(['xlsx', '', 'occurrences_api_json'])('has no table for a format that we do not know: "%s"', (format) => {
    expect(exportDictionary(format)).toEqual([]);
  });

  test('says what a column means, and the unit of those that have one', () => {
    expect(meaningOf('sessions_csv', 'duration_s')).toEqual({
      name: 'duration_s',
      meaning: 'Time that the session ran.',
      unit: 's',
    });
    expect(meaningOf('sessions_csv', 'captures')).toStrictEqual({
      name: 'captures',
      meaning: 'Images that were taken.',
    });
    expect(meaningOf('camtrap_dp', 'latitude', 'deployments.csv')).toEqual({
      name: 'latitude',
      meaning: 'Latitude, WGS 84.',
      unit: 'degrees',
    });
    expect(meaningOf('camtrap_dp', 'mediaID', 'media.csv')).toStrictEqual({
      name: 'mediaID',
      meaning: 'Id of the capture: that of the package that it came with.',
    });
  });

  test('says that a column may be empty only where some records have no such value', () => {
    expect(meaningOf('sessions_csv', 'event_id')?.meaning).toBe('Id of the session.');
    expect(meaningOf('captures_csv', 'event_id')?.meaning).toBe('Id of the session. Empty where it has none.');
  });
});
