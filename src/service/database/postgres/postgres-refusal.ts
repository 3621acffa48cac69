import { DatabaseFailure } from '#service/database/database-failure.ts';
import { codeOf } from '#service/system/error-text.ts';

/**
 * What an error of PostgreSQL, or of the connection to it, means at start-up: a sentence without the password that the
 * address may hold. The codes are those of the server (SQLSTATE) and of the system.
 */
export function postgresRefusal(address: string, failure: unknown): string {
  const error = failure instanceof DatabaseFailure ? failure.cause : failure;
  const { place, user, database } = partsOf(address);
  const message = messageOf(error);
  switch (codeOf(error)) {
    case 'ECONNREFUSED':
      return `PostgreSQL does not answer at ${place}: the connection was refused (ECONNREFUSED).`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `PostgreSQL cannot be found at ${place}: there is no such host (${codeOf(error)}).`;
    case '28P01':
      return `PostgreSQL at ${place} refuses the password of the user "${user}" (DATABASE_URL).`;
    case '28000':
      return `PostgreSQL at ${place} refuses the user "${user}" (DATABASE_URL): ${message}.`;
    case '3D000':
      return `PostgreSQL at ${place} has no database "${database}" (DATABASE_URL): make it first, empty.`;
    case '42501':
      return `PostgreSQL at ${place} does not let the user "${user}" make tables in "${database}": ${message}.`;
    default:
      return `PostgreSQL at ${place} cannot be used: ${message}.`;
  }
}

function partsOf(address: string) {
  const { host, username, pathname } = URL.canParse(address) ? new URL(address) : new URL('postgres://an-address');
  const database = decodeURIComponent(pathname.slice(1)) || username;
  return { place: host || 'its local socket', user: decodeURIComponent(username), database };
}

function messageOf(error: unknown): string {
  // A host with several addresses fails once for each, in an error without a message.
  if (error instanceof AggregateError) return error.errors.map(messageOf).join(', ');
  return error instanceof Error ? error.message : String(error);
}
