import type { Page } from '@playwright/test';
import { expect } from '#test/support/journey.ts';
import { words } from '#test/words.ts';

/** A project whose export takes a while: some thousand occurrences. */
const PROJECT = { id: 4, name: 'Panama: Red de Monitoreo de Polillas' };
/** The name of an export of all of it. */
export const ALL_OF_PROJECT = `All occurrences · ${PROJECT.name}`;

/** Orders an export of the project through the form, and returns its card. */
export async function order(page: Page) {
  await page.goto(`/exports?project=${PROJECT.id}`);
  await page.getByRole('button', { name: words.exports.newExport }).click();
  const dialog = page.getByRole('dialog', { name: words.order.title });
  await expect(dialog.getByRole('combobox', { name: words.order.project })).toHaveValue(PROJECT.name);
  await dialog.getByRole('button', { name: words.order.order, exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/[?&]selected=\d+/);
  const id = Number(new URL(page.url()).searchParams.get('selected'));
  const card = page.locator(`#export-${id}`);
  await expect(card).toBeFocused();
  return { id, card };
}
