import { expect, test } from 'vitest';
import { ApiError } from '#dashboard/api/http/api-error.ts';
import { showLanguage } from '#dashboard/ui/language/language.ts';
import { messagesLoaded } from '#dashboard/ui/language/catalogue.ts';
import { messages as french } from '#dashboard/ui/messages/fr.tsx';
import { uiMessages } from '#dashboard/ui/messages/ui-messages.ts';
import { notReached } from '#dashboard/api/http/get-json.ts';
import { messages as frenchOfRequests } from '#dashboard/api/messages/fr.ts';
import { words } from '#test/words.ts';

test('the message of an error is in the language of the page in which it is read', async () => {
  const error = new ApiError(() => uiMessages.now.partMissing, 500);
  expect(error.message).toBe(words.ui.partMissing);
  await messagesLoaded('fr');
  showLanguage('fr');
  expect(error.message).toBe(french.partMissing);
  expect(new ApiError('as it is', 500).message).toBe('as it is');
});

test('so is that of a request which failed before the language changed', async () => {
  const error = notReached(new TypeError('Failed to fetch'));
  expect(error.message).toBe(words.api.notReached);
  await messagesLoaded('fr');
  showLanguage('fr');
  expect(error.message).toBe(frenchOfRequests.notReached);
});
