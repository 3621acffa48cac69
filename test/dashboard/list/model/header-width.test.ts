import { expect, test } from 'vitest';
import { deploymentNames } from '#dashboard/api/deployment-names.ts';
import { deploymentList } from '#dashboard/deployments/deployment-list.ts';
import { messages as japanese } from '#dashboard/deployments/messages/ja.ts';
import { messages as spanish } from '#dashboard/deployments/messages/es.ts';
import { changeLanguage } from '#dashboard/ui/language/catalogue.ts';
import { words } from '#test/words.ts';

const widthOf = (messages: typeof words.deployments, field: string) =>
  deploymentList(messages, deploymentNames([]), null, null).columns.find((column) => column.field === field)?.width;

test('a column is as wide as its own header, which may be longer in another language', async () => {
  const [own, date] = [widthOf(words.deployments, 'occurrences_count'), widthOf(words.deployments, 'first_date')];
  expect([own, date]).toEqual([116, 120]);
  await changeLanguage('es');
  expect(widthOf(spanish, 'occurrences_count')).toBeGreaterThan(20 * 7);
  await changeLanguage('ja');
  expect(widthOf(japanese, 'occurrences_count')).toBe(own);
  expect(widthOf(japanese, 'latitude')).toBe(100);
});
