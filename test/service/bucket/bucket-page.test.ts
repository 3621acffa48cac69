import { expect, test } from 'vitest';
import { bucketPage } from '#service/bucket/bucket-page.ts';

const AT = '2024-06-12T23:15:02.000Z';

function page(contents: string, rest = '<IsTruncated>false</IsTruncated>'): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${rest}${contents}</ListBucketResult>\n`;
}

function object(key: string, size = '7', at = AT): string {
  return `<Contents><Key>${key}</Key><LastModified>${at}</LastModified><ETag>&quot;a&quot;</ETag><Size>${size}</Size></Contents>`;
}

/** How a key is written, and the key. */
const KEYS: readonly [string, string, string][] = [
  ['', 'a &amp; b &#x27;c&#39; &lt;d&gt; %25+.jpg', "a & b 'c' <d> %25+.jpg"],
  ['', ' 007 ', ' 007 '],
  ['<EncodingType>url</EncodingType>', 'a+b%2Bc%20%25/%C3%A9%0A.jpg', 'a b+c %/é\n.jpg'],
];

test.each(KEYS)('with %s the key %s', (encoding, written, key) => {
  expect(bucketPage(page(object(written), `<IsTruncated>false</IsTruncated>${encoding}`))).toEqual({
    objects: [{ key, sizeBytes: 7, modifiedMs: Date.parse(AT) }],
    token: null,
  });
});

test('a thousand objects, and how to go on', () => {
  const keys = Array.from({ length: 1_000 }, (_, index) => `${index}.jpg`);
  const more = '<IsTruncated>true</IsTruncated><NextContinuationToken>a&amp;b==</NextContinuationToken>';
  const { objects, token } = bucketPage(page(keys.map((key) => object(key)).join(''), more));
  expect(objects.map(({ key }) => key)).toEqual(keys);
  expect(token).toBe('a&b==');
});

test('an empty listing, and one whose elements have a prefix', () => {
  expect(bucketPage(page('')).objects).toEqual([]);
  const named = page(object('a.jpg'))
    .replaceAll('</', '</s3:')
    .replaceAll(/<(?=[A-Z])/g, '<s3:');
  expect(bucketPage(named).objects).toHaveLength(1);
});

/** What is no listing. */
const FAULTS: readonly [string, string][] = [
  ['a page of a proxy', '<html><body>Log in</body></html>'],
  ['JSON', '{"Contents":[]}'],
  ['nothing', ''],
  ['a listing without its end', page(object('a.jpg')).slice(0, -30)],
  ['an object without a key', page(object(''))],
  ['a size that is none', page(object('a.jpg', '-1'))],
  ['no size', page(object('a.jpg', ''))],
  ['a time that is none', page(object('a.jpg', '7', 'yesterday'))],
  ['fewer objects than it says', page(object('a.jpg'), '<KeyCount>2</KeyCount>')],
  ['no word on how to go on', page(object('a.jpg'), '<IsTruncated>true</IsTruncated>')],
  ['a key that is not encoded', page(object('50%'), '<EncodingType>url</EncodingType>')],
];

test.each(FAULTS)('%s makes no sense', (_what, text) => {
  expect(() => bucketPage(text)).toThrow(/^its answer makes no sense: /);
});
