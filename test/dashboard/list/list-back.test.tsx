import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '#test/support/render-at.tsx';
import { words } from '#test/words.ts';

/** Every list that has pages for its records, by the name of its table. */
const lists = [
  ['Deployments', '/deployments?view=table'],
  ['Sessions', '/sessions?project=6'],
  [words.sessions.byDeployment, '/sessions?group=deployment'],
  ['Sessions', '/deployments/36'],
  ['Taxa', '/taxa'],
  ['Exports', '/exports?view=table'],
  ['Storage sources', '/storage?view=table'],
  ['Projects', '/projects?view=table'],
] as const;

test.each(lists)('the rows of “%s” at %s have links, and Back focuses the one that was opened', async (name, at) => {
  const { user, address, back } = renderAt(at);
  const table = await screen.findByRole('table', { name });
  await within(table).findByText(new RegExp(`${words.list.sorted('')}.* · all [\\d,]+ `));
  const [, second] = within(table)
    .getAllByRole('rowheader')
    .flatMap((header) => within(header).queryByRole('link') ?? []);
  const href = second?.getAttribute('href') ?? '';
  const text = second?.textContent;
  expect(text).not.toBe('');
  await user.click(second as HTMLElement);
  await waitFor(() => expect(address()).toBe(href));
  await waitFor(() => expect(table).not.toBeInTheDocument());
  await back();
  await waitFor(() => expect(document.activeElement).toHaveTextContent(text ?? ''));
  expect(document.activeElement).toHaveAttribute('href', href);
  expect(document.activeElement?.closest('tr')).toHaveAttribute('aria-selected', 'true');
});
