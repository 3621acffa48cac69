import { XMLParser } from 'fast-xml-parser';
import { senseless } from './bucket-fault.ts';

/** An object of a listing. */
export interface BucketObject {
  key: string;
  sizeBytes: number;
  modifiedMs: number;
}

/** One page of a listing (ListObjectsV2). */
export interface BucketPage {
  objects: BucketObject[];
  /** of the next page; null: this is the last */
  token: string | null;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const parser = new XMLParser({
  // A key may begin or end with a space, and look like a number.
  trimValues: false,
  parseTagValue: false,
  // Its limit of a thousand is passed by the quotes of a page's ETags.
  processEntities: false,
  removeNSPrefix: true,
  isArray: (name) => name === 'Contents' || name === 'CommonPrefixes',
});

/** Parses a page of a listing. @throws BucketFault where it is none, or not a whole one */
export function bucketPage(text: string): BucketPage {
  // The parser does not notice an end that is missing.
  if (!/<\/(?:\w+:)?ListBucketResult>\s*$/.test(text)) throw senseless('a listing that is none, or has no end');
  const list = listOf(text);
  const isEncoded = list['EncodingType'] === 'url';
  const listed = (name: string): unknown[] => (Array.isArray(list[name]) ? list[name] : []);
  const objects = listed('Contents').map((entry) => objectOf(entry, isEncoded));
  const [count, found] = [list['KeyCount'], objects.length + listed('CommonPrefixes').length];
  if (typeof count === 'string' && Number(count) !== found)
    throw senseless(`a page of ${found} keys that says it has ${count.slice(0, 20)}`);
  const token = textOf(list['NextContinuationToken']);
  const isLast = list['IsTruncated'] !== 'true';
  if (!isLast && token === '') throw senseless('a page that is not the last and does not say how to go on');
  return { objects, token: isLast ? null : token };
}

function listOf(text: string): Record<string, unknown> {
  try {
    const { ListBucketResult: list } = parser.parse(text) as { ListBucketResult?: unknown };
    // An empty element is a text.
    return typeof list === 'object' && list !== null ? (list as Record<string, unknown>) : {};
  } catch (error) {
    throw senseless(`no XML (${error instanceof Error ? error.message.slice(0, 100) : ''})`);
  }
}

function objectOf(entry: unknown, isEncoded: boolean): BucketObject {
  const { Key, Size, LastModified } = (typeof entry === 'object' && entry !== null ? entry : {}) as Record<
    string,
    unknown
  >;
  const key = keyOf(textOf(Key), isEncoded);
  const [sizeBytes, modifiedMs] = [Number(textOf(Size) || Number.NaN), Date.parse(textOf(LastModified))];
  if (key !== '' && Number.isSafeInteger(sizeBytes) && sizeBytes >= 0 && !Number.isNaN(modifiedMs))
    return { key, sizeBytes, modifiedMs };
  throw senseless('an object without a key, a size or a time');
}

/** Keys are asked for encoded, since XML cannot contain every character; not every storage does so. */
function keyOf(text: string, isEncoded: boolean): string {
  if (!isEncoded) return text;
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw senseless('a key that cannot be decoded');
  }
}

/** The text of an element, with its entities; empty where it is missing. */
function textOf(value: unknown): string {
  if (typeof value !== 'string') return '';
  return value.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (whole, decimal, hex, name: string) => {
    const code = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal);
    if (name !== undefined) return ENTITIES[name] ?? whole;
    return code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
  });
}
