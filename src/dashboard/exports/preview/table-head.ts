/** The beginning of a table. */
export interface TableHead {
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** The header and the first rows of a CSV file (RFC 4180), from its first bytes; a row that is cut off is left out. */
export function csvHead(text: string, most: number): TableHead {
  const records: string[][] = [];
  for (const record of csvRecords(text)) {
    records.push(record);
    if (records.length > most) break;
  }
  const [columns = [], ...rows] = records;
  return { columns, rows };
}

/** The records of a CSV file (RFC 4180) whose last line has its end. */
export function* csvRecords(text: string): Generator<string[]> {
  let record: string[] = [];
  // A field in quotes, or without, and what ends it.
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\n)/g)) {
    record.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === ',') continue;
    yield record;
    record = [];
  }
}

/** The properties and the place of the first features of a GeoJSON file that has one a line. */
export function geojsonHead(text: string, most: number): TableHead {
  const features = text.split('\n').slice(1, -1).flatMap(featureIn).slice(0, most);
  const columns = Object.keys(features[0]?.properties ?? {});
  return {
    // The same in every language.
    columns: [...columns, 'longitude, latitude'],
    rows: features.map(({ properties, geometry }) => [
      ...columns.map((name) => String(properties[name] ?? '')),
      (geometry?.coordinates ?? []).join(', '),
    ]),
  };
}

interface Feature {
  properties: Readonly<Record<string, string | number | null>>;
  geometry: { coordinates: readonly number[] } | null;
}

function featureIn(line: string): Feature[] {
  try {
    return [JSON.parse(line.replace(/,$/, '')) as Feature];
  } catch {
    return [];
  }
}
