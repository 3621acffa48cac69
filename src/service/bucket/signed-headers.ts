import { AwsV4Signer } from 'aws4fetch';
import type { BucketAccess } from './bucket-place.ts';

/** SHA-256 of a request without a body. */
const NO_BODY = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

/**
 * The headers of a request to object storage, signed (AWS Signature Version 4) where there are keys.
 *
 * @param url whose path and parameters are encoded as signatures want it (`bucket-place.ts`)
 *
 * @param datetime such as 20130524T000000Z; by default now
 */
export async function signedHeaders(
  url: string,
  { method, headers }: { method: string; headers: Readonly<Record<string, string>> },
  { keys, region }: BucketAccess,
  datetime?: string,
): Promise<Record<string, string>> {
  if (keys === null) return { ...headers };
  const { accessKeyId, secretAccessKey, sessionToken } = keys;
  const signer = new AwsV4Signer({
    url,
    method,
    headers: { ...headers, 'x-amz-content-sha256': NO_BODY },
    accessKeyId,
    secretAccessKey,
    service: 's3',
    // The range, too.
    allHeaders: true,
    ...(sessionToken !== null && { sessionToken }),
    ...(region !== null && { region }),
    ...(datetime !== undefined && { datetime }),
  });
  return Object.fromEntries((await signer.sign()).headers);
}
