import type { NoAnswer } from '#service/other-service/no-answer.ts';
import type { BucketAccess } from './bucket-place.ts';

/** What an object storage answered in place of what was asked for. */
export interface Refusal {
  status: number;
  /** such as NoSuchBucket; empty where the answer names none */
  code: string;
  /** the region that the bucket is in, where the answer names it */
  region: string | null;
}

/** A bucket does not answer, or not as it should. The message is a clause that sentences can end with. */
export class BucketFault extends Error {
  /** null: there was no answer, or one that is none of object storage */
  readonly refusal: Refusal | null;

  constructor(message: string, refusal: Refusal | null, cause?: unknown) {
    super(message, { cause });
    this.refusal = refusal;
  }
}

/** A refusal in words: its code alone, since the rest of the answer may contain the keys. */
export function refused(refusal: Refusal, { keys }: BucketAccess): BucketFault {
  return new BucketFault(reasonOf(refusal, keys !== null), refusal);
}

function reasonOf({ status, code, region }: Refusal, isSigned: boolean): string {
  const answer = code === '' ? String(status) : `${status} ${code}`;
  if (region !== null && status !== 403 && status !== 404)
    return `the bucket is in the region ${region} (set AWS_REGION=${region})`;
  if (status === 404 && code !== 'NoSuchKey') return `there is no such bucket (${answer})`;
  if (status === 404) return `there is no such object (${answer})`;
  if (status === 401 || status === 403)
    return isSigned
      ? `access was refused (${answer}) with the keys of AWS_ACCESS_KEY_ID`
      : `access was refused (${answer}): it is not public, and AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are not set`;
  if (status >= 300 && status < 400) return `it redirects elsewhere (${answer}): check --endpoint and AWS_REGION`;
  return `it answered ${answer}`;
}

/** No answer, or half of one, in words. */
export function unanswered({ message }: NoAnswer, cause: unknown): BucketFault {
  return new BucketFault(message, null, cause);
}

/** An answer that is none of object storage. */
export function senseless(what: string): BucketFault {
  return new BucketFault(`its answer makes no sense: ${what}`, null);
}
