import { screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { messages as french } from '#dashboard/settings/messages/fr.ts';
import { messages as frenchShell } from '#dashboard/shell/messages/fr.tsx';
import { changeLanguage, messagesLoaded } from '#dashboard/ui/language/catalogue.ts';
import { LANGUAGES } from '#dashboard/ui/language/languages.ts';
import { browserLanguage, inLanguage, language, storedLanguage } from '#dashboard/ui/language/language.ts';
import { dayText } from '#dashboard/ui/text/day-text.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { Unknown } from '#dashboard/ui/values/unknown.tsx';
import { messages as danishUi } from '#dashboard/ui/messages/da.tsx';
import { renderAt } from '#test/support/render-at.tsx';
import { words } from '#test/words.ts';

/** As a link opens the page: `?lang=fr`. */
async function renderInFrench(path: string) {
  await changeLanguage('fr');
  return renderAt(path);
}

test('the page is in the first language of the browser that there is, or in the one chosen before', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de', 'fr-CA', 'da']);
  expect(browserLanguage()).toBe('fr');
  vi.restoreAllMocks();
  expect(browserLanguage()).toBe('en');
  localStorage.setItem('noctuary-page-language', 'da');
  expect(storedLanguage()).toBe('da');
  localStorage.setItem('noctuary-page-language', 'xx');
  expect(storedLanguage()).toBeNull();
  renderAt('/settings');
  const choice = await within(screen.getByRole('main')).findByRole('combobox', { name: words.settings.language });
  expect(
    within(choice)
      .getAllByRole('option')
      .slice(1)
      .map(({ textContent }) => textContent),
  ).toEqual(Object.values(LANGUAGES));
});

test('the language changes at once, on every part of the page, and what was typed stays', async () => {
  const { user } = await renderInFrench('/settings');
  const choice = await within(screen.getByRole('main')).findByRole('combobox', { name: french.language });
  expect(choice).toHaveValue('fr');
  const typed = within(screen.getByRole('region', { name: french.token })).getByLabelText(french.token);
  await user.type(typed, 'half a token');
  await user.selectOptions(choice, 'English');
  expect(await screen.findByRole('heading', { level: 1, name: words.settings.title })).toBeVisible();
  expect(screen.getByRole('link', { name: words.shell.pages.deployments })).toBeVisible();
  expect(document.documentElement).toHaveAttribute('lang', 'en');
  await waitFor(() => expect(document.title).toBe(`${words.settings.title} · Noctuary`));
  expect(typed).toHaveValue('half a token');
  expect(localStorage.getItem('noctuary-page-language')).toBe('en');
});

test('the header changes it too, while a dialog is open', async () => {
  const { user } = await renderInFrench('/settings');
  await screen.findByRole('heading', { level: 1, name: french.title });
  await user.keyboard('/');
  const field = await screen.findByRole('combobox', { name: frenchShell.searchAll });
  await user.type(field, 'moth');
  await user.selectOptions(
    within(screen.getByRole('banner')).getByRole('combobox', { name: frenchShell.languageLabel }),
    'English',
  );
  expect(await screen.findByRole('combobox', { name: words.shell.searchAll })).toBe(field);
  expect(field).toHaveValue('moth');
});

test('numbers have a language of their own, which changes at once and leaves the words', async () => {
  const { user } = renderAt('/settings');
  const choice = await screen.findByRole('combobox', { name: words.settings.numbers });
  await user.selectOptions(choice, 'dansk: 4.312,5');
  expect(choice).toHaveValue('da');
  expect(localStorage.getItem('noctuary-language')).toBe('da');
  expect(numberText(52_720)).toBe('52.720');
  expect(dayText({ year: 2024, month: 5, day: 3 })).toBe('3 May 2024');
  expect(language()).toBe('en');
  await user.selectOptions(choice, words.settings.usualNumbers);
  expect(localStorage.getItem('noctuary-language')).toBeNull();
  expect(numberText(52_720)).toBe('52,720');
});

test('a server renders a page in a language of its own, and the language around it stays', async () => {
  await messagesLoaded('da');
  const rendered = inLanguage('da', () => renderToString(<Unknown />));
  expect(rendered).toContain(danishUi.notReported);
  expect(renderToString(<Unknown />)).toContain(words.ui.notReported);
  expect(language()).toBe('en');
});
