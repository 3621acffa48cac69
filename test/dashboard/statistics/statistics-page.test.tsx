import { readFileSync } from 'node:fs';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { FIGURES } from '#dashboard/paths.ts';
import { messages as french } from '#dashboard/statistics/messages/fr.ts';
import { changeLanguage } from '#dashboard/ui/language/catalogue.ts';
import { renderAt } from '#test/support/render-at.tsx';
import { words } from '#test/words.ts';

const paper = readFileSync('docs/statistics.md', 'utf8');
const linesThat = (pattern: RegExp) => paper.split('\n').filter((line) => pattern.test(line));
const main = () => within(screen.getByRole('main'));
const opened = async (address: string) => {
  const page = renderAt(address);
  expect(await main().findByRole('heading', { level: 1, name: words.statistics.title })).toBeVisible();
  return page;
};

describe('the page of the figures', () => {
  test('shows the whole paper: its sections, points and tables, without the marks of Markdown', async () => {
    await opened('/statistics');
    const sections = linesThat(/^## /).map((line) => line.slice('## '.length));
    expect(sections.length).toBeGreaterThanOrEqual(FIGURES.length);
    expect(
      main()
        .getAllByRole('heading', { level: 2 })
        .map(({ textContent }) => textContent),
    ).toEqual(sections);
    const contents = within(main().getByRole('navigation', { name: words.statistics.sections }));
    expect(contents.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(sections);
    expect(main().getAllByRole('listitem')).toHaveLength(sections.length + linesThat(/^- /).length);
    expect(main().getAllByRole('table')).toHaveLength(linesThat(/^\| *:?-{3}/).length);
    expect(screen.getByRole('main').textContent).not.toMatch(/\*\*|`|## |\|[ :]*-/);
  });

  test.each(FIGURES)('has the section %s that pages link to', async (figure) => {
    await opened(`/statistics#${figure}`);
    expect(
      main()
        .getAllByRole('heading', { level: 2 })
        .map(({ id }) => id),
    ).toContain(figure);
  });

  test('scrolls to the section of the address, also to another one on the page', async () => {
    const seen: string[] = [];
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function scrolled(this: Element) {
      seen.push(this.id);
    });
    const { user } = await opened('/statistics#moon');
    await waitFor(() => expect(seen).toEqual(['moon']));
    await user.click(main().getByRole('link', { name: 'Effort' }));
    await waitFor(() => expect(seen).toEqual(['moon', 'effort']));
    vi.restoreAllMocks();
  });

  test('a table scrolls by itself, by the keyboard too, and is named after its section', async () => {
    await opened('/statistics');
    const region = main().getByRole('region', { name: 'Rounded coordinates' });
    expect(region).toHaveAttribute('tabindex', '0');
    expect(
      within(region)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['decimals', 'unit', 'moved by at most, m', 'on screen', 'uncertainty in files, m']);
    expect(within(region).getAllByRole('row')).toHaveLength(4);
  });

  test('in another language the page says that the text is English, and its elements say so too', async () => {
    await changeLanguage('fr');
    renderAt('/statistics');
    expect(await main().findByRole('heading', { level: 1, name: french.title })).toBeVisible();
    expect(main().getByText(french.inEnglish)).toBeVisible();
    const section = main().getByRole('heading', { level: 2, name: 'Effort' });
    expect(section.closest('[lang]')).toHaveAttribute('lang', 'en');
    expect(main().getByText(french.inEnglish).closest('[lang="en"]')).toBeNull();
  });

  test('in English nothing is said of the language', async () => {
    await opened('/statistics');
    expect(main().queryByText(words.statistics.inEnglish)).toBeNull();
  });
});

describe('a page leads from a figure to how it is computed', () => {
  const how = words.ui.howComputed;
  test.each<[string, string, string]>([
    ['/effort?project=6', how, 'effort'],
    ['/effort?project=6&measure=detected', how, 'detection-histories'],
    ['/compare?deployment=36,38', how, 'rates-of-a-session-and-of-many'],
    ['/compare?deployment=36,38', how, 'pooled-rates-and-their-band'],
    ['/taxa/207?project=6', how, 'season-of-a-taxon'],
    ['/sessions/815', how, 'moon'],
    ['/sessions/815', how, 'species-of-sessions'],
    ['/deployments/36?species_show=accumulation', how, 'accumulation-of-taxa'],
    ['/deployments?project=6&view=map', words.ui.howOf(words.deployments.captures), 'classes-of-the-map'],
  ])('%s: “%s” leads to %s', async (address, name, figure) => {
    renderAt(address);
    const project = new URLSearchParams(address.split('?')[1]).get('project');
    const href = `/statistics${project === null ? '' : `?project=${project}`}#${figure}`;
    await waitFor(() =>
      expect(
        main()
          .getAllByRole('link', { name })
          .map((link) => link.getAttribute('href')),
      ).toContain(href),
    );
  });

  test.each([
    ['/sessions', words.sessions.columns.capturesPerHour, 'rates-of-a-session-and-of-many'],
    ['/sessions', words.sessions.columns.moon, 'moon'],
    ['/sessions', words.sessions.columns.flags, 'unusual-numbers-of-captures'],
    ['/sessions?group=deployment', words.sessions.totals.occurrencesPerNight, 'rates-of-a-session-and-of-many'],
  ])('in the columns of %s: %s', async (address, header, figure) => {
    const { user } = renderAt(address);
    await screen.findAllByRole('rowheader');
    await user.click(screen.getByRole('button', { name: words.list.panels.columns }));
    const panel = within(await screen.findByRole('dialog', { name: words.list.panels.columns }));
    const link = await panel.findByRole('link', { name: words.ui.howOf(header) });
    expect(link).toHaveAttribute('href', `/statistics#${figure}`);
  });

  test('a click opens the page at the section, of the same project', async () => {
    const { user, address } = renderAt('/effort?project=6');
    await user.click(await main().findByRole('link', { name: how }));
    expect(await main().findByRole('heading', { level: 1, name: words.statistics.title })).toBeVisible();
    expect(address()).toBe('/statistics?project=6');
  });

  test('the choice of rounding in a new export', async () => {
    renderAt('/exports?project=6#new-export');
    const dialog = within(await screen.findByRole('dialog', { name: words.order.title }));
    const link = await dialog.findByRole('link', { name: words.order.coordinatesHow });
    expect(link).toHaveAttribute('href', '/statistics?project=6#rounded-coordinates');
  });
});
