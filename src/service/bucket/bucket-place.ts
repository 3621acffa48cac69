import { LoadError } from '#service/load/load-error.ts';

/** A bucket, or the part of one below a prefix. */
export interface BucketPlace {
  /** http(s) address of the object storage, without a slash at its end */
  endpoint: string;
  bucket: string;
  /** empty, or with a slash at its end */
  prefix: string;
}

/** Who asks, and where. The keys come from the environment, are never stored, and are in no message. */
export interface BucketAccess {
  /** null: requests are not signed */
  keys: { accessKeyId: string; secretAccessKey: string; sessionToken: string | null } | null;
  /** null: the one that the endpoint names, else us-east-1 */
  region: string | null;
}

/** Whether an argument names a bucket. */
export function isBucketAddress(text: string): boolean {
  return /^s3:\/\//i.test(text);
}

/**
 * The place that `s3://bucket/prefix` names. The prefix is taken as it is written, as in every other program: it may contain
 * `#`, `%` and spaces.
 *
 * @param endpoint address of the object storage; null: Amazon's
 *
 * @throws LoadError naming what would be right
 */
export function bucketPlace(address: string, endpoint: string | null, region: string | null): BucketPlace {
  const [, bucket = '', path = ''] = /^s3:\/\/([^/]*)\/?([\s\S]*)$/i.exec(address) ?? [];
  if (!/^[\w.-]{3,255}$/.test(bucket) || /^\.+$/.test(bucket))
    throw new LoadError(`${address} names no bucket: s3://bucket or s3://bucket/prefix.`);
  if (path.split('/').some((part) => part === '.' || part === '..'))
    throw new LoadError(`${address} has a part "." or "..", which no address can have.`);
  const prefix = path === '' || path.endsWith('/') ? path : `${path}/`;
  return { endpoint: endpointOf(endpoint ?? `https://s3.${region ?? 'us-east-1'}.amazonaws.com`), bucket, prefix };
}

/**
 * The address of an object storage, without a slash at its end.
 *
 * @throws LoadError naming what would be right
 */
export function endpointOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  // A user in the address would be stored and shown with it.
  if (url !== null && url.username + url.password !== '')
    throw new LoadError(
      'The endpoint has a user: keys are given by AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY alone.',
    );
  if (url !== null && /^https?:$/.test(url.protocol) && url.search + url.hash === '')
    return url.href.replace(/\/+$/, '');
  throw new LoadError(`The endpoint "${text}" is not an http(s) address, such as https://s3.example.org.`);
}

/** The address of a bucket, or of an object in it. */
export function bucketUrl({ endpoint, bucket }: BucketPlace, key = ''): string {
  return `${endpoint}/${bucket}${key === '' ? '' : `/${encodedKey(key)}`}`;
}

/** The address of what is below the prefix: it tells places apart. */
export function bucketRoot(place: BucketPlace): string {
  return `${bucketUrl(place)}/${place.prefix}`;
}

/** Each byte encoded that the signature wants encoded (RFC 3986), but not the slashes. */
function encodedKey(key: string): string {
  return key.split('/').map(encodedText).join('/');
}

/** A part of a path, or the value of a parameter, as signatures want it. */
export function encodedText(text: string): string {
  const hex = (character: string) => `%${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()}`;
  return encodeURIComponent(text).replaceAll(/[!'()*]/g, hex);
}
