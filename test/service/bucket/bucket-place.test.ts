import { expect, test } from 'vitest';
import { bucketPlace, bucketUrl } from '#service/bucket/bucket-place.ts';

const ENDPOINT = 'https://s3.example.org';

/** What is given, and the bucket, the prefix and the address of the key "a.jpg" below it. */
const PLACES: readonly [string, string | null, string, string, string][] = [
  ['s3://traps', ENDPOINT, 'traps', '', `${ENDPOINT}/traps/a.jpg`],
  ['s3://traps/', ENDPOINT, 'traps', '', `${ENDPOINT}/traps/a.jpg`],
  ['S3://traps/2024', `${ENDPOINT}/`, 'traps', '2024/', `${ENDPOINT}/traps/2024/a.jpg`],
  ['s3://traps/été #1/50%/', ENDPOINT, 'traps', 'été #1/50%/', `${ENDPOINT}/traps/%C3%A9t%C3%A9%20%231/50%25/a.jpg`],
  ["s3://traps/(a)'b*!/", ENDPOINT, 'traps', "(a)'b*!/", `${ENDPOINT}/traps/%28a%29%27b%2A%21/a.jpg`],
  ['s3://traps//x', 'http://localhost:9000/s3', 'traps', '/x/', 'http://localhost:9000/s3/traps//x/a.jpg'],
  ['s3://traps/x', null, 'traps', 'x/', 'https://s3.eu-west-1.amazonaws.com/traps/x/a.jpg'],
];

test.each(PLACES)('%s at %s', (address, endpoint, bucket, prefix, url) => {
  const place = bucketPlace(address, endpoint, 'eu-west-1');
  expect(place).toMatchObject({ bucket, prefix });
  expect(bucketUrl(place, `${prefix}a.jpg`)).toBe(url);
  // As it is sent: no part of it is changed once more.
  expect(new URL(url).href).toBe(url);
});

/** Wrong addresses and endpoints, and the error of each. */
const FAULTS: readonly [string, string, RegExp][] = [
  ['s3://', ENDPOINT, /names no bucket/],
  ['s3://../x', ENDPOINT, /names no bucket/],
  ['s3://traps/../other', ENDPOINT, /has a part "\." or "\.\."/],
  ['s3://traps', 's3.example.org', /endpoint "s3.example.org" is not an http\(s\) address/],
  ['s3://traps', 'https://s3.example.org/?x=1', /is not an http\(s\) address/],
  ['s3://traps', 'https://key:secret@s3.example.org', /^The endpoint has a user: (?!.*secret@)/],
];

test.each(FAULTS)('%s at %s is refused', (address, endpoint, message) => {
  expect(() => bucketPlace(address, endpoint, null)).toThrow(message);
});
