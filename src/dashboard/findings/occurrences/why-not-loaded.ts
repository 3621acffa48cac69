import { CancelledError } from '@tanstack/react-query';
import { ApiError } from '#dashboard/api/client/api-error.ts';
import type { Messages } from './messages/en.ts';

/** Why occurrences were not loaded: some services require a project for them, and answer 400 without one. */
export function whyNotLoaded(error: Error, isOfProject: boolean, words: Messages): string {
  if (error instanceof CancelledError) return words.cancelled;
  if (isOfProject || !(error instanceof ApiError) || error.status !== 400) return error.message;
  return words.needsProject(error.message);
}
