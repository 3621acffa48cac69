import { uiMessages } from '#dashboard/ui/messages/ui-messages.ts';

/** A job's status in plain words, "Done"; a status that is not known as it is. */
export function jobStatusText(status: string): string {
  const known: Readonly<Record<string, string>> = uiMessages.now.status;
  return status === '' ? uiMessages.now.noStatus : (known[status] ?? status);
}
