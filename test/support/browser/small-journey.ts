import { mapDrawn, overviewRead, test as journey, wholeListRead } from '#test/support/journey.ts';
import type { Page } from '@playwright/test';

const [TRAPS, LOCATED] = [24, 22];

/**
 * A journey through the built product with the small season, for what does not depend on the number of records: its pages
 * load in half the time. All of them share one service, so none changes its data.
 */
export const smallJourney = journey.extend({ baseURL: process.env['JOURNEYS_SMALL'] ?? '' });

/** As `wholeListRead`, `mapDrawn` and `overviewRead` over the whole sample. */
export const smallListRead = (page: Page): Promise<void> => wholeListRead(page, TRAPS);
export const smallMapDrawn = (page: Page): Promise<void> => mapDrawn(page, LOCATED);
export const smallOverviewRead = (page: Page): Promise<void> => overviewRead(page, LOCATED);
