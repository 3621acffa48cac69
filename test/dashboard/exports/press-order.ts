import { waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { renderAt } from '#test/support/render-at.tsx';
import { words } from '#test/words.ts';

/** Orders, once the service has said what can be ordered. */
export async function pressOrder(dialog: HTMLElement, user: ReturnType<typeof renderAt>['user']): Promise<void> {
  const button = within(dialog).getByRole('button', { name: words.order.order });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
}
