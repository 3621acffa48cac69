import type { Locator, Page } from '@playwright/test';
import { messages as danish } from '#dashboard/shell/messages/da.tsx';
import { messages as english } from '#dashboard/shell/messages/en.tsx';
import { messages as spanish } from '#dashboard/shell/messages/es.tsx';
import { messages as french } from '#dashboard/shell/messages/fr.tsx';
import { messages as japanese } from '#dashboard/shell/messages/ja.tsx';
import { LANGUAGE_CODES } from '#dashboard/ui/language/languages.ts';
import { pagesNotIn, pathOf } from '#test/dashboard/pages-not-in.ts';
import { axeFinds } from '#test/support/browser/axe-finds.ts';
import { dataTexts } from '#test/support/browser/data-texts.ts';
import { englishLeftovers } from '#test/support/browser/english-leftovers.ts';
import { frameFaults } from '#test/support/browser/frame-faults.ts';
import { smallJourney as test } from '#test/support/browser/small-journey.ts';
import { expect, previewReplaced, WITHOUT_MOTION } from '#test/support/journey.ts';
import { pageTexts } from '#test/support/browser/page-texts.ts';
import { storeRemarks } from '#test/support/browser/store-remarks.ts';
import { slowJourney as running } from '#test/support/slow-journey.ts';

test.use(WITHOUT_MOTION);
running.use({ pauseMs: 600_000 });

const WIDE = { width: 1440, height: 900 };
const TABLET = { width: 1024, height: 768 };
const PHONE = { width: 390, height: 844 };
const SIZES = [PHONE, TABLET, WIDE];
/** Its texts are 40 % longer than in English, and from right to left. */
const PSEUDO_LANGUAGE = 'ar-XB';
const OTHERS = LANGUAGE_CODES.filter((one) => one !== 'en');

/** The choice of languages in the header, in whichever it is. */
const LANGUAGE_LABEL = new RegExp(
  `^(?:${[english, french, spanish, danish, japanese].map(({ languageLabel }) => languageLabel).join('|')})$`,
);

/** Of one project: every text of a page is looked at, and all rows of a short list are in the page. */
const FEW_SESSIONS = '/sessions?project=2';

/** In the window of a tablet `frame.spec.ts` looks at it, in English. */
const SPLIT = '/sessions?project=2&view=split';
const MAP = '/deployments?project=2&view=map&selected=36';

/**
 * Every page, in each of its views: what differs only in its texts, and what axe looks at, too. With one project, because axe
 * takes long for the colours of similar rows.
 */
const FOR_TEXTS = [
  '/?project=2',
  '/deployments?selected=36',
  '/deployments?view=map&metric=nights-share&active=2024-06-12..2024-06-30&map_class=0',
  '/deployments/36?species_show=accumulation',
  FEW_SESSIONS,
  SPLIT,
  '/sessions?project=2&view=calendar&metric=captures_per_hour&months=on',
  '/sessions?project=2&group=species',
  '/sessions?group=species&deployment=36&ranks=all&score=0.8',
  '/sessions?group=species&deployment=36&show=accumulation',
  '/taxa?selected=7',
  '/exports?view=table',
];
const FOR_AXE = [
  '/',
  '/deployments?project=2',
  '/deployments?project=2&view=table&selected=36',
  MAP,
  '/deployments/36?months=on',
  '/sessions?project=2&captures_count=200..',
  '/sessions?project=2&view=calendar&zoom=14',
  '/sessions?project=2&group=deployment',
  '/sessions/815',
  '/effort?project=2',
  '/effort?project=2&measure=detected&taxon=7&table=on&occasion=month',
  '/compare?deployment=36,38,41&moon=on',
  '/compare?project=1,2&plots=multiples&looked=person&period=month&measure=taxa',
  '/compare?by=year&deployment=36&table=on',
  '/taxa?view=tree&selected=7&project=4',
  '/taxa?view=models&project=2&show=plot',
  '/taxa?view=models&project=2&show=corrections',
  '/taxa/207?project=2',
  '/taxa/377?project=2&table=on&score=0.8',
  '/exports',
  '/storage?project=2&selected=3',
  '/projects',
  '/settings',
  '/no/such/page',
];

const ADDRESSES = [...FOR_TEXTS, ...FOR_AXE, ...pagesNotIn(FOR_AXE)];

/** What the reader has a star and a note on; not the session whose editor is opened. */
const REMARKED = ['session 1000', 'deployment 36', 'capture 64100'];

/** What a press opens within a page, by its address, and stays open. */
const OPENED: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  // The map's tools.
  [MAP]: (page) => page.getByRole('main').locator('button[aria-controls][aria-expanded][title]').first().click(),
  // The editor of a note.
  '/sessions/815': async (page) => {
    await page.locator('[role=group]:has(> button[aria-pressed]) > button:not([aria-pressed])').click();
    await expect(page.locator('textarea')).toBeFocused();
  },
  // Asks before the notes and stars are deleted, and before the stored data is removed.
  '/settings': async (page) => {
    const remarks = page.locator('#notes-and-stars');
    await expect(remarks.getByRole('rowheader')).toHaveCount(REMARKED.length);
    await remarks.getByRole('button').last().click();
    await page.getByRole('main').getByRole('button').last().click();
  },
};

/** What a phone has behind a button: the pages behind "More", the controls of a list. */
const ON_PHONE: Readonly<Record<string, (page: Page) => Locator>> = {
  '/': (page) => page.getByRole('navigation').last().locator('button[aria-expanded]'),
  [FEW_SESSIONS]: (page) => page.getByRole('main').locator('button[aria-controls][aria-expanded]').first(),
};

/** With these texts fit in every language: those of the frame, of a list, its panels, and of sentences with numbers. */
const IN_EVERY_LANGUAGE = ['/', FEW_SESSIONS, '/exports', '/effort?project=2'];

// The addresses of a page are one visit: what it loads is compiled once.
for (const path of new Set(ADDRESSES.map(pathOf))) {
  test(
    `${path} fits in English and where texts are 40 % longer and from right to left; axe finds no violations, light and dark`,
    { tag: path === '/exports' ? '@smoke' : [] },
    async ({ page }) => {
      test.slow();
      await storeRemarks(page, REMARKED);
      const data = dataTexts(page);
      for (const address of ADDRESSES.filter((one) => pathOf(one) === path)) {
        await test.step(address, async () => {
          await opened(page, inPseudoLanguage(address));
          await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
          await OPENED[address]?.(page);
          const sizes = address === SPLIT ? [PHONE, WIDE] : SIZES;
          await fits(page, address, sizes, () => fitsUnfolded(page, address, PSEUDO_LANGUAGE));
          expect.soft(englishLeftovers(await pageTexts(page), await data()), address).toEqual([]);
          if (!FOR_TEXTS.includes(address)) await isAccessible(page, address);
        });
      }
    },
  );
}

/** In English, as most of its colours and names are in every language. */
async function isAccessible(page: Page, address: string): Promise<void> {
  await changeLanguage(page, 'en');
  for (const [size, scheme] of [
    [WIDE, 'light'],
    [PHONE, 'dark'],
  ] as const) {
    await fits(page, `${address} in English`, [size]);
    await expect(page.locator('main [aria-busy=true]'), address).toHaveCount(0);
    const sideways = page.getByRole('main').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect.soft(await sideways, address).toBe(0);
    await paint(page, scheme);
    expect.soft(await axeFinds(page), address).toEqual([]);
    // Between the schemes, only the colours differ.
    await paint(page, scheme === 'light' ? 'dark' : 'light');
    expect.soft(await axeFinds(page, ['color-contrast']), address).toEqual([]);
  }
}

async function paint(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
}

for (const address of IN_EVERY_LANGUAGE) {
  test(`no text is cut off or in another language: ${address}`, async ({ page }) => {
    test.slow();
    const data = dataTexts(page);
    await opened(page, address);
    for (const language of OTHERS) {
      await changeLanguage(page, language);
      await fits(page, `${address} in ${language}`, [PHONE, WIDE], async () => {
        if (address === '/') await hasWholeNames(page, language);
        await fitsUnfolded(page, address, language);
      });
      expect.soft(englishLeftovers(await pageTexts(page), await data()), `${address} in ${language}`).toEqual([]);
    }
  });
}

interface Panel {
  address: string;
  open: (page: Page) => Promise<void>;
  /** The service answers what is opened with 400, which the browser logs. */
  isRefused?: boolean;
}

/** What opens over a page. */
const PANELS: Readonly<Record<string, Panel>> = {
  ...Object.fromEntries(
    [0, 1, 2, 3].map((index) => [
      `panel ${index + 1} of a list`,
      {
        address: FEW_SESSIONS,
        open: (page: Page) => page.getByRole('main').locator('button[aria-haspopup=dialog]').nth(index).click(),
      },
    ]),
  ),
  'the keyboard shortcuts': { address: '/projects', open: (page) => page.keyboard.press('?') },
  'the preview of an export': { address: '/exports', open: (page) => inCard(page, ':not([aria-expanded])').click() },
  'the search': { address: FEW_SESSIONS, open: (page) => page.keyboard.press('Control+k') },
  'the jobs': {
    address: '/projects',
    open: (page) => page.getByRole('banner').locator('button[aria-haspopup=dialog]').last().click(),
  },
  'a new export': { address: '/exports#new-export', open: () => Promise.resolve() },
  'a new export with a wrong score': {
    address: '/exports?project=2#new-export',
    open: (page) => page.getByRole('dialog').locator('input[inputmode=decimal]').fill('x'),
  },
  'a new export with fields that the service refuses': {
    address: '/exports?project=2&order=999999&site=999999&session=999999&taxon=999999#new-export',
    open: (page) => expect(page.getByRole('dialog').locator('[aria-invalid=true]')).toHaveCount(4),
    isRefused: true,
  },
  'an image': { address: '/sessions/1000', open: (page) => page.getByRole('grid').getByRole('button').first().click() },
};

// The panels of a page are one visit.
for (const address of new Set(Object.values(PANELS).map((panel) => panel.address))) {
  const panels = Object.entries(PANELS).filter(([, panel]) => panel.address === address);
  const names = panels.map(([what]) => what).join(', ');
  test(`no text of what opens over a page is cut off or English: ${names}`, async ({ page, faults }) => {
    test.slow();
    await panelsFit(page, address, panels);
    const isRefused = panels.some(([, panel]) => panel.isRefused);
    if (isRefused) expect(faults.splice(0).every((one) => one.includes('status of 400'))).toBe(true);
  });
}

// The export of a service of its own: it does not end before the journey.
running('no text is cut off or English in the question before an export is cancelled', async ({ page }) => {
  running.slow();
  const data = { project: 4, format: 'occurrences_simple_csv' };
  expect((await page.request.post('/api/v2/exports/', { data })).status()).toBe(201);
  const open = () => inCard(page, '[aria-expanded]').click();
  await panelsFit(page, '/exports', [['the question before an export is cancelled', { open }]]);
});

/** Opens each over the page, and closes it. */
async function panelsFit(
  page: Page,
  address: string,
  panels: readonly (readonly [what: string, panel: Pick<Panel, 'open'>])[],
): Promise<void> {
  const data = dataTexts(page);
  const dialog = page.getByRole('dialog');
  await opened(page, inPseudoLanguage(address));
  for (const [what, { open }] of panels) {
    await open(page);
    await expect(dialog).toBeVisible();
    await fits(page, what);
    if (what.startsWith('panel')) expect.soft(await dialog.evaluate(cutTexts), what).toEqual([]);
    expect.soft(englishLeftovers(await pageTexts(page), await data()), what).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
}

/** The first button of an export's card that opens a dialog; that of an export to cancel says whether it is open. */
function inCard(page: Page, state: string): Locator {
  return page.getByRole('article').locator(`button[aria-haspopup=dialog]${state}`).first();
}

/** The texts in an element that have no room. */
function cutTexts(element: Element): string[] {
  return [...element.querySelectorAll('*')]
    .filter((one) => one.clientWidth > 1 && one.scrollWidth > one.clientWidth + 1)
    .map(({ textContent }) => textContent);
}

function inPseudoLanguage(address: string): string {
  const [path = '', hash] = address.split('#');
  return `${path}${path.includes('?') ? '&' : '?'}lang=${PSEUDO_LANGUAGE}${hash === undefined ? '' : `#${hash}`}`;
}

/** Without a press, which would close what is open; the header is hidden behind a dialog. */
async function changeLanguage(page: Page, language: string): Promise<void> {
  const choice = page.getByRole('combobox', { includeHidden: true }).filter({ has: page.locator('option[lang]') });
  await choice.first().selectOption(language);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(choice.first()).toHaveAttribute('aria-label', LANGUAGE_LABEL);
}

/** Opens a page in a wide window, and waits until it has all its records. */
async function opened(page: Page, address: string): Promise<void> {
  await page.setViewportSize(WIDE);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await previewReplaced(page);
  await page.waitForLoadState('networkidle');
}

/** Nothing is cut off in windows of these sizes, nor what else is looked at in each. */
async function fits(
  page: Page,
  what: string,
  sizes: readonly (typeof WIDE)[] = SIZES,
  alsoFits = () => Promise.resolve(),
): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expect
      .soft(async () => expect(await frameFaults(page)).toEqual([]), `${what}, ${size.width}×${size.height}`)
      .toPass({ timeout: 10_000 });
    await alsoFits();
  }
}

/** In the window of a phone, what is behind a button fits too. */
async function fitsUnfolded(page: Page, address: string, language: string): Promise<void> {
  const button = ON_PHONE[address]?.(page);
  if (button === undefined || page.viewportSize()?.width !== PHONE.width) return;
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  const what = `${address} in ${language}, unfolded`;
  await expect.soft(async () => expect(await frameFaults(page)).toEqual([]), what).toPass({ timeout: 10_000 });
  await button.click();
}

/** The names of pages are not shortened. */
async function hasWholeNames(page: Page, language: string): Promise<void> {
  expect.soft(await page.getByRole('navigation').first().evaluate(cutTexts), `pages in ${language}`).toEqual([]);
}
