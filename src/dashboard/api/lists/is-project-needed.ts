import { ApiError } from '#dashboard/api/http/api-error.ts';

/**
 * Whether a request was refused because the service lists captures and occurrences of one project at a time: 400 with
 * `{"project_id": ["This field is required."]}`.
 */
export function isProjectNeeded(error: unknown): boolean {
  return error instanceof ApiError && error.status === 400 && /\bproject_id\b/.test(error.message);
}
