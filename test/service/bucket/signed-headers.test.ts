import { expect, test } from 'vitest';
import { bucketUrl } from '#service/bucket/bucket-place.ts';
import { signedHeaders } from '#service/bucket/signed-headers.ts';
import { TEST_KEYS } from '#test/service/bucket/test-bucket.ts';

const AT = '20130524T000000Z';
const HOST = 'https://examplebucket.s3.amazonaws.com';
const access = { keys: TEST_KEYS, region: 'us-east-1' };

/** The examples of Amazon's "Signature Calculations for the Authorization Header": request, and its signature there. */
const EXAMPLES: readonly [string, string, Record<string, string>, string][] = [
  [
    'GET object',
    `${HOST}/test.txt`,
    { range: 'bytes=0-9' },
    'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  ],
  [
    'GET bucket lifecycle',
    `${HOST}/?lifecycle`,
    {},
    'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
  ],
  [
    'GET bucket (list objects)',
    `${HOST}/?max-keys=2&prefix=J`,
    {},
    '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  ],
];

test.each(EXAMPLES)('%s has the signature of the published example', async (_name, url, headers, signature) => {
  const signed = await signedHeaders(url, { method: 'GET', headers }, access, AT);
  expect(signed['authorization']).toMatch(
    new RegExp(`^AWS4-HMAC-SHA256 Credential=${TEST_KEYS.accessKeyId}/20130524/us-east-1/s3/aws4_request, `),
  );
  expect(signed['authorization']).toMatch(new RegExp(` Signature=${signature}$`));
});

test('a session token is sent and signed; without keys nothing is', async () => {
  const url = bucketUrl({ endpoint: 'https://s3.example.org', bucket: 'traps', prefix: '' }, 'a.jpg');
  const keys = { ...TEST_KEYS, sessionToken: 'token' };
  const signed = await signedHeaders(url, { method: 'GET', headers: {} }, { keys, region: null }, AT);
  expect(signed['x-amz-security-token']).toBe('token');
  expect(signed['authorization']).toContain('SignedHeaders=host;x-amz-content-sha256;x-amz-date;x-amz-security-token,');
  expect(signed['authorization']).toContain('/us-east-1/s3/');
  expect(await signedHeaders(url, { method: 'GET', headers: {} }, { keys: null, region: null })).toEqual({});
});
