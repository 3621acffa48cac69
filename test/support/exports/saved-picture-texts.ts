import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { words } from '#test/words.ts';
import { savedFiles } from './saved-files.ts';

/** Saves the page's picture as SVG, and gives what it says in words, its lines joined. */
export async function savedPictureTexts(user: UserEvent): Promise<string> {
  const button = await screen.findByRole('button', { name: words.chart.saveSvg });
  await waitFor(() => expect(button).toBeEnabled());
  const saved = savedFiles();
  await user.click(button);
  await waitFor(() => expect(saved).toHaveLength(1));
  const picture = new DOMParser().parseFromString((await saved[0]?.text()) ?? '', 'image/svg+xml');
  return [...picture.querySelectorAll('text')].map(({ textContent }) => textContent).join(' ');
}
