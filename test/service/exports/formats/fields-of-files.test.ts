import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { exportDictionary } from '#contract/exports/export-dictionary.ts';
import type { ExportFormatName } from '#contract/exports/export-formats.ts';
import { csvRecords } from '#test/support/exports/csv-records.ts';
import { madeFiles } from '#test/support/exports/made-files.ts';
import { databaseOf, similarDatabases } from '#test/support/sample-databases.ts';

const PROJECT = 2;
/** Periods as SQL parts them here. */
const PERIODS = { options: { publication: { period_gap_days: 14 } } };

type Row = Record<string, string | number | null>;

const text = (value: string | number | null | undefined) => String(value ?? '');

describe.each(similarDatabases)('every field of every file is that of SQL, over $kind:', (sample) => {
  const database = databaseOf(sample);

  const place = (column: string) => `case when d.latitude = 0 and d.longitude = 0 then null else d.${column} end`;
  const evening =
    sample.kind === 'postgres'
      ? `to_char(e.start::timestamp - interval '12 hours', 'YYYY-MM-DD')`
      : `date(e.start, '-12 hours')`;
  const [last, next] =
    sample.kind === 'postgres'
      ? [
          `greatest(${evening}, to_char(e."end"::timestamp - interval '1 day', 'YYYY-MM-DD'))`,
          `to_char(night::date + 1, 'YYYY-MM-DD')`,
        ]
      : [`max(${evening}, date(e."end", '-1 day'))`, `date(night, '+1 day')`];
  /** Each session with each of its nights. */
  const nights = `with recursive nights(id, deployment_id, start, night, last) as (
      select e.id, e.deployment_id, e.start, ${evening}, ${last} from events e where e.project_id = ${PROJECT}
      union all select id, deployment_id, start, ${next}, last from nights where night < last)`;
  const ofDeployment = `d.id as deployment_id, d.name as deployment_name, s.name as site,
    ${place('latitude')} as latitude, ${place('longitude')} as longitude,
    case when d.latitude = 0 and d.longitude = 0 then 'no location' end as location_note`;
  const ofSession = `e.id as event_id, e.start as event_start, e."end" as event_end, ${evening} as night, ${ofDeployment},
    ${last} as last_night`;
  const processed = '(select count(*) from captures c where c.event_id = e.id and c.is_processed = 1)';
  const isPublic = `c.image like 'http%'`;
  const joined = sample.kind === 'postgres' ? `string_agg(image, ' | ')` : `group_concat(image, ' | ')`;
  const deployments = `${nights} select ${ofDeployment}, v.name as device, min(e.start) as first_event_start,
      max(e.start) as last_event_start, count(e.id) as sessions, coalesce(sum(e.duration_seconds), 0) as duration_s,
      coalesce(sum(e.captures_count), 0) as captures, coalesce(sum(e.occurrences_count), 0) as occurrences,
      (select count(distinct night) from nights where nights.deployment_id = d.id) as trap_nights
    from deployments d left join events e on e.deployment_id = d.id left join sites s on s.id = d.site_id
    left join devices v on v.id = d.device_id where d.project_id = ${PROJECT} group by d.id, s.name, v.name order by d.id`;

  /** Those that a Camtrap DP has, with the deploymentID. */
  const placed = `(select * from (select deployments.*, case when count(*) over (partition by name) > 1
      then name || ' #' || id else name end as key from deployments where project_id = ${PROJECT}) as all_of_them
    where (latitude <> 0 or longitude <> 0) and exists (select 1 from events where deployment_id = all_of_them.id))`;
  const days =
    sample.kind === 'postgres'
      ? (from: string, to: string) => `extract(epoch from ${to}::timestamp - ${from}::timestamp) / 86400`
      : (from: string, to: string) => `(julianday(${to}) - julianday(${from}))`;
  /** Each session with the period in which its trap ran: another begins after more than 14 days. */
  const inPeriods = `(select dated.*, sum(case when ${days('before', 'start')} > 14 then 1 else 0 end)
      over (partition by deployment_id order by start, id) + 1 as period
    from (select id, deployment_id, start, "end", max("end") over (partition by deployment_id order by start, id
      rows between unbounded preceding and 1 preceding) as before from events where project_id = ${PROJECT}) as dated)`;
  const periodKey = `case when p.period = 1 then d.key else d.key || ' period ' || p.period end as "deploymentID"`;
  /** Of an occurrence without detections it is the session. */
  const appearance = (end: 'first' | 'last', alias: string) =>
    `coalesce(o.${end}_appearance_timestamp, e.${end === 'first' ? 'start' : '"end"'}) || 'Z' as "${alias}"`;
  // In the sample, what has no rank is no taxon, and is below none.
  /** Of the identification that stands: the last that was not withdrawn. */
  const standing = (column: string) => `(select ${column} from identifications i where i.occurrence_id = o.id
    and i.is_withdrawn = 0 order by i.id desc limit 1)`;
  const byPerson = `o.identification_method = 'human'`;
  const determinedAt = `substr(case when ${byPerson} then ${standing('created_at')} else o.model_at end, 1, 19)`;
  const model = `left join models m on m.id = o.model_id left join taxa said on said.id = o.model_taxon_id`;
  const observed = `${periodKey}, 'occurrence-' || o.id as "eventID",
    case when t.rank = 'UNKNOWN' then 'Animalia' else t.name end as "scientificName",
    case when t.rank = 'UNKNOWN' then 'verbatimIdentification:' || t.name end as "observationTags",
    o.identification_method as "classificationMethod", o.identified_by as "classifiedBy",
    ${determinedAt} || 'Z' as "classificationTimestamp", ${standing('comment')} as "observationComments",
    ${appearance('first', 'eventStart')}, ${appearance('last', 'eventEnd')},
    'animal' as "observationType", 1 as count`;
  const ofOccurrence = `from occurrences o join events e on e.id = o.event_id join ${placed} d on d.id = o.deployment_id
    join ${inPeriods} p on p.id = o.event_id join taxa t on t.id = o.determination_id`;

  /** The lines of a file and what SQL has, both by id. */
  async function fileAndSql(
    format: ExportFormatName,
    file: string | null,
    query: string,
    { options = {}, more = (_row: Row): Row => ({}) } = {},
  ) {
    const found = await sql.raw<Row>(query).execute(database());
    const rows = found.rows.map((row) => ({ ...row, ...more(row) }));
    const { files } = await madeFiles(database(), format, PROJECT, { options });
    // The dictionary has a line for each column of the file, and no other.
    const { columns = [] } = exportDictionary(format).find((table) => table.file === file) ?? {};
    const names = columns.map(({ name }) => name);
    const expected = rows.map((row) => Object.fromEntries(names.map((name) => [name, text(row[name])])));
    const lines = csvRecords(files[file ?? 'file'] ?? '');
    // Of an occurrence the first column is the id of its event.
    const id = names.find((name) => name === 'occurrenceID') ?? names[0] ?? '';
    const byId = (records: typeof lines) => records.toSorted((a, b) => ((a[id] ?? '') < (b[id] ?? '') ? -1 : 1));
    expect(rows.length).toBeGreaterThan(20);
    expect(Object.keys(lines[0] ?? {})).toEqual(names);
    return { lines: byId(lines), expected: byId(expected) };
  }

  test('occurrences_simple_csv', async () => {
    const { lines, expected } = await fileAndSql(
      'occurrences_simple_csv',
      null,
      `select o.id as occurrence_id, t.name as determination, t.rank, ${ofSession},
          case when ${byPerson} then null else o.determination_score end as determination_score,
          o.identified_by, o.identification_method, case when ${byPerson} then ${determinedAt} end as looked_at_time,
          m.name as model, m.version_name as model_version, said.name as model_determination, o.model_score,
          case when ${byPerson} then case when said.id = t.id then 'true' else 'false' end end as agreed,
          'names' as people_names, o.first_appearance_timestamp as first_appearance, o.last_appearance_timestamp as last_appearance
        from occurrences o join events e on e.id = o.event_id join deployments d on d.id = o.deployment_id
        left join sites s on s.id = d.site_id join taxa t on t.id = o.determination_id ${model}
        where o.project_id = ${PROJECT}`,
    );
    expect(lines).toEqual(expected);
    const agreed = (answer: string) => lines.filter((line) => line['agreed'] === answer).length;
    expect([agreed('true'), agreed('false')]).toEqual([509, 196]);
  });

  test('sessions_csv', async () => {
    const { lines, expected } = await fileAndSql(
      'sessions_csv',
      null,
      `select ${ofSession}, e.duration_seconds as duration_s, e.captures_count as captures,
          ${processed} as processed_captures,
          ${['detections', 'occurrences', 'taxa'].map((name) => `case when ${processed} = 0 then null else e.${name}_count end as ${name}`).join(', ')}
        from events e join deployments d on d.id = e.deployment_id left join sites s on s.id = d.site_id
        where e.project_id = ${PROJECT}`,
    );
    expect(lines).toEqual(expected);
    const unknown = lines.filter((line) => line['processed_captures'] === '0');
    expect(unknown.length).toBeGreaterThan(0);
    expect(unknown.length).toBeLessThan(lines.filter(({ occurrences }) => !(Number(occurrences) > 0)).length);
  });

  test('deployments_csv', async () => {
    const { lines, expected } = await fileAndSql('deployments_csv', null, deployments);
    expect(lines).toEqual(expected);
  });

  test('deployments_geojson', async () => {
    const { rows } = await sql.raw<Row>(deployments).execute(database());
    const { files } = await madeFiles(database(), 'deployments_geojson', PROJECT);
    const { features } = JSON.parse(files['file'] ?? '') as {
      features: { id: number; geometry: { coordinates: number[] } | null; properties: Row }[];
    };
    const names = exportDictionary('deployments_geojson')
      .flatMap(({ columns }) => columns)
      .map(({ name }) => name)
      .filter((name) => name !== 'longitude, latitude');
    expect(Object.keys(features[0]?.properties ?? {})).toEqual(names);
    expect(
      features.map(({ id, geometry, properties }) => [
        id,
        geometry?.coordinates ?? null,
        names.map((name) => text(properties[name])),
      ]),
    ).toEqual(
      rows.map((row) => [
        row['deployment_id'],
        row['latitude'] === null ? null : [row['longitude'], row['latitude']],
        names.map((name) => text(row[name])),
      ]),
    );
  });

  test('captures_csv', async () => {
    // In a session of several nights, a capture has that of its own time.
    const [least, greatest, ofCapture] =
      sample.kind === 'postgres'
        ? ['least', 'greatest', `to_char(c.timestamp::timestamp - interval '12 hours', 'YYYY-MM-DD')`]
        : ['min', 'max', `date(c.timestamp, '-12 hours')`];
    const ownNight = `coalesce(${least}(${greatest}(${ofCapture}, ${evening}), ${last}), ${evening})`;
    const { lines, expected } = await fileAndSql(
      'captures_csv',
      null,
      `select c.id as capture_id, c.timestamp, c.detections_count as detections,
          case when ${isPublic} then c.image else null end as image, c.width, c.height, c.size_bytes as file_size,
          ${ofSession.replace(`${evening} as night`, `${ownNight} as night`)}
        from captures c join events e on e.id = c.event_id join deployments d on d.id = c.deployment_id
        left join sites s on s.id = d.site_id where c.project_id = ${PROJECT}`,
    );
    expect(lines).toEqual(expected);
  });

  test('deployments.csv of camtrap_dp', async () => {
    const { lines, expected } = await fileAndSql(
      'camtrap_dp',
      'deployments.csv',
      `${nights} select ${periodKey}, d.site_id as "locationID", s.name as "locationName", d.latitude, d.longitude,
          min(p.start) || 'Z' as "deploymentStart", max(p."end") || 'Z' as "deploymentEnd", v.name as "cameraID",
          'true' as "timestampIssues", 'trapNights:' || count(distinct nights.night) as "deploymentTags",
          case when count(*) over (partition by d.id) > 1 then 'trap:' || d.key end as "deploymentGroups"
        from ${placed} d join ${inPeriods} p on p.deployment_id = d.id join nights on nights.id = p.id
        left join sites s on s.id = d.site_id left join devices v on v.id = d.device_id
        group by d.id, d.key, d.site_id, d.latitude, d.longitude, s.name, v.name, p.period`,
      PERIODS,
    );
    expect(lines).toEqual(expected);
  });

  test('media.csv of camtrap_dp', async () => {
    const { lines, expected } = await fileAndSql(
      'camtrap_dp',
      'media.csv',
      `select c.id as "mediaID", ${periodKey}, c.timestamp || 'Z' as timestamp,
          case when ${isPublic} then c.image else 'not-in-package/' || c.id end as "filePath",
          case when ${isPublic} then 'true' else 'false' end as "filePublic", 'image/jpeg' as "fileMediatype"
        from captures c join ${placed} d on d.id = c.deployment_id join ${inPeriods} p on p.id = c.event_id`,
      PERIODS,
    );
    expect(lines).toEqual(expected);
  });

  test('observations.csv of camtrap_dp', async () => {
    const { lines, expected } = await fileAndSql(
      'camtrap_dp',
      'observations.csv',
      `select 'occurrence-' || o.id as "observationID", null as "mediaID", 'event' as "observationLevel",
          null as "bboxX", null as "bboxY", null as "bboxWidth", null as "bboxHeight",
          case when ${byPerson} then null else o.determination_score end as "classificationProbability", ${observed}
        ${ofOccurrence}
        union all
        select 'detection-' || x.id, cast(x.capture_id as text), 'media', 
          x.box_x, x.box_y, x.box_width, x.box_height,
          case when ${byPerson} then null else x.score end, ${observed}
        ${ofOccurrence} join detections x on x.occurrence_id = o.id`,
      PERIODS,
    );
    expect(lines).toEqual(expected);
  });

  test('event.csv of darwin_core_archive, with rounded coordinates', async () => {
    const [degrees, hours] = [place('latitude'), 'e.duration_seconds / 3600.0'];
    const rounded = (value: string, digits: number) =>
      sample.kind === 'postgres'
        ? `cast(round(cast(${value} as numeric), ${digits}) as double precision)`
        : `round(${value}, ${digits})`;
    const ifPlaced = (value: string) => `case when d.latitude = 0 and d.longitude = 0 then null else ${value} end`;
    const { lines, expected } = await fileAndSql(
      'darwin_core_archive',
      'event.csv',
      `${nights} select 'event:' || e.id as "eventID", e.start || '/' || e."end" as "eventDate",
          'light trap with camera' as "samplingProtocol", 'deployment:' || d.id as "locationID",
          d.name || coalesce(', ' || s.name, '') as locality,
          ${rounded(degrees, 1)} as "decimalLatitude", ${rounded(place('longitude'), 1)} as "decimalLongitude",
          ${ifPlaced(`'EPSG:4326'`)} as "geodeticDatum", ${ifPlaced('15691')} as "coordinateUncertaintyInMeters",
          ${rounded(hours, 2)} as hours, e.captures_count as captures,
          (select count(*) from nights where nights.id = e.id) as nights,
          case when ${processed} < e.captures_count then ${processed} || ' of ' || e.captures_count ||
            ' captures were processed: what is not listed may have been there.' end as "eventRemarks"
        from events e join deployments d on d.id = e.deployment_id left join sites s on s.id = d.site_id
        where e.project_id = ${PROJECT}`,
      {
        options: { coordinate_digits: 1 },
        more: ({ hours: ran = null, captures = null, nights: run = null }) => ({
          // No two sessions of the project share a night.
          samplingEffort: `${run} ${Number(run) === 1 ? 'trap-night' : 'trap-nights'}, ${ran === 0 ? '' : `${ran} hours, `}${captures} captures`,
          sampleSizeValue: ran === 0 ? null : ran,
          sampleSizeUnit: ran === 0 ? null : 'hour',
        }),
      },
    );
    expect(lines).toEqual(expected);
  });

  test('occurrence.csv of darwin_core_archive', async () => {
    const { lines, expected } = await fileAndSql(
      'darwin_core_archive',
      'occurrence.csv',
      `with recursive line(taxon, name, rank, parent_id) as (
          select id, name, lower(rank), parent_id from taxa
          union all
          select line.taxon, taxa.name, lower(taxa.rank), taxa.parent_id from line join taxa on taxa.id = line.parent_id
        ), higher as (
          select taxon, max(case when rank = 'order' then name end) as "order",
            max(case when rank = 'family' then name end) as family, max(case when rank = 'genus' then name end) as genus
          from line group by taxon
        )
        select 'event:' || e.id as "eventID", 'occurrence:' || o.id as "occurrenceID",
          'MachineObservation' as "basisOfRecord", 'present' as "occurrenceStatus", 1 as "individualCount",
          coalesce(o.first_appearance_timestamp, e.start) || '/' ||
            coalesce(o.last_appearance_timestamp, e."end") as "eventDate",
          case when t.rank = 'UNKNOWN' then 'Animalia' else t.name end as "scientificName",
          case when t.rank = 'UNKNOWN' then 'kingdom' else lower(t.rank) end as "taxonRank",
          case when t.rank = 'UNKNOWN' then t.name end as "verbatimIdentification",
          'Animalia' as kingdom, null as phylum, null as class, h."order", h.family, h.genus,
          o.identified_by as "identifiedBy", ${determinedAt} as "dateIdentified",
          case when o.identification_method = 'machine' then 'unverified'
            when ${byPerson} then 'verified using recorded media' end as "identificationVerificationStatus",
          (select ${joined} from (select c.image from captures c where ${isPublic} and c.id in
            (select x.capture_id from detections x where x.occurrence_id = o.id) order by c.timestamp, c.id) as seen)
            as "associatedMedia",
          case when ${byPerson} then coalesce(nullif(${standing('comment')}, '') || '; ', '') || m.name || ' ' ||
            m.version_name || ': ' || said.name || ', ' else '' end as before,
          coalesce(case when ${byPerson} then o.model_score end, o.determination_score) as score
        from occurrences o join events e on e.id = o.event_id join taxa t on t.id = o.determination_id ${model}
          join higher h on h.taxon = t.id
        where o.project_id = ${PROJECT}`,
      { more: ({ before = '', score = null }) => ({ identificationRemarks: `${before}score ${score}` }) },
    );
    expect(lines).toEqual(expected);
  });
});
