import { screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { messages as french } from '#dashboard/settings/messages/fr.ts';
import { messages as frenchShell } from '#dashboard/shell/messages/fr.tsx';
import { messagesLoaded } from '#dashboard/ui/language/catalogue.ts';
import { inLanguage, language } from '#dashboard/ui/language/language.ts';
import { Unknown } from '#dashboard/ui/values/unknown.tsx';
import { messages as danishUi } from '#dashboard/ui/messages/da.tsx';
import { renderAt } from '#test/support/render-at.tsx';
import { words } from '#test/support/words.ts';

test('the language changes at once, on every part of the page, and what was typed and opened stays', async () => {
  const { user } = renderAt('/settings');
  const choice = await within(screen.getByRole('main')).findByRole('combobox', { name: words.settings.language });
  expect(choice).toHaveValue('browser');
  const typed = within(screen.getByRole('region', { name: words.settings.token })).getByLabelText(words.settings.token);
  await user.type(typed, 'half a token');
  const elements = document.querySelectorAll('*').length;

  await user.selectOptions(choice, 'Français');
  expect(await screen.findByRole('heading', { level: 1, name: french.title })).toBeVisible();
  expect(screen.getByRole('link', { name: frenchShell.pages.deployments })).toBeVisible();
  expect(screen.getByRole('combobox', { name: frenchShell.project })).toBeVisible();
  expect(document.documentElement).toHaveAttribute('lang', 'fr');
  await waitFor(() => expect(document.title).toBe(`${french.title} · Noctuary`));
  // The same elements with other words.
  expect(within(screen.getByRole('main')).getByRole('combobox', { name: french.language })).toBe(choice);
  expect(typed).toHaveValue('half a token');
  expect(document.querySelectorAll('*')).toHaveLength(elements);
  expect(localStorage.getItem('noctuary-language')).toBe('fr');
});

test('the header changes it too, while a dialog is open', async () => {
  const { user } = renderAt('/settings');
  await screen.findByRole('heading', { level: 1, name: words.settings.title });
  await user.keyboard('/');
  const field = await screen.findByRole('combobox', { name: words.shell.searchAll });
  await user.type(field, 'moth');
  await user.selectOptions(
    within(screen.getByRole('banner')).getByRole('combobox', { name: words.shell.languageLabel }),
    'Français',
  );
  expect(await screen.findByRole('combobox', { name: frenchShell.searchAll })).toBe(field);
  expect(field).toHaveValue('moth');
});

test('a stored choice is taken back to the browser’s language', async () => {
  const { user } = renderAt('/settings');
  const choice = await within(screen.getByRole('main')).findByRole('combobox', { name: words.settings.language });
  await user.selectOptions(choice, 'Dansk');
  await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'da'));
  await user.selectOptions(choice, 'browser');
  await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'en'));
  expect(localStorage.getItem('noctuary-language')).toBeNull();
});

test('a server renders a page in a language of its own, and the language around it stays', async () => {
  await messagesLoaded('da');
  const rendered = inLanguage('da', () => renderToString(<Unknown />));
  expect(rendered).toContain(danishUi.notReported);
  expect(renderToString(<Unknown />)).toContain(words.ui.notReported);
  expect(language()).toBe('en');
});
