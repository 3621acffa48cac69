import { builtService, type BuiltService } from '#test/support/built-service.ts';
import { mapDrawn, overviewRead, test as journey, wholeListRead } from '#test/support/journey.ts';
import type { Page } from '@playwright/test';

const [TRAPS, LOCATED] = [24, 22];

/**
 * A journey through the built product with the small season, for what does not depend on the number of records: its pages
 * load in half the time.
 */
export const smallJourney = journey.extend<
  object,
  { smallSettings: Readonly<Record<string, string>>; smallService: BuiltService }
>({
  /** settings of the service */
  smallSettings: [{}, { option: true, scope: 'worker' }],
  smallService: [
    async ({ smallSettings }, provide) => {
      const service = await builtService(smallSettings);
      await provide(service);
      await service.remove();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ smallService }, provide) => {
    await provide(smallService.origin);
  },
});

/** With scroll bars that take space, as on most computers with a mouse. */
export const scrollBarJourney = smallJourney.extend<object, object>({
  launchOptions: [
    async ({ launchOptions }, provide) => provide({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
    { scope: 'worker' },
  ],
});

/** As `wholeListRead`, `mapDrawn` and `overviewRead` over the whole sample. */
export const smallListRead = (page: Page): Promise<void> => wholeListRead(page, TRAPS);
export const smallMapDrawn = (page: Page): Promise<void> => mapDrawn(page, LOCATED);
export const smallOverviewRead = (page: Page): Promise<void> => overviewRead(page, LOCATED);
