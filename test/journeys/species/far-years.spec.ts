import { foreignRecords, type ForeignRecord } from '#test/support/foreign/foreign-records.ts';
import { foreignService, type ForeignService } from '#test/support/foreign/foreign-service.ts';
import { frontOf, type Front } from '#test/support/front.ts';
import { expect, test } from '#test/support/journey.ts';
import { words } from '#test/words.ts';

let service: ForeignService;
let front: Front;

test.beforeAll(async () => {
  const records = foreignRecords();
  const [first] = records.events;
  const dated = (id: number, day: string): ForeignRecord => ({
    ...first,
    id,
    name: `Night of ${day}`,
    day,
    start: `${day}T21:00:00`,
    end: `${day}T22:20:00`,
  });
  // A camera whose clock was reset, and a year with a digit too few.
  records.events.push(dated(901, '1970-01-02'), dated(902, '1970-01-03'), dated(903, '0226-05-04'));
  service = await foreignService({ records });
  front = await frontOf(service.origin);
});
test.afterAll(async () => {
  await front.remove();
  await service.stop();
});
test.use({ allowedOrigins: ['http://127.0.0.1:'] });

test(
  'a wrong year leaves the axis of a comparison, is named, and can be shown alone',
  { tag: '@smoke' },
  async ({ page }) => {
    const far = words.compare.farYears(`${words.compare.yearsOf('226', 1)}, ${words.compare.yearsOf('1970', 2)}`);
    await page.goto(`${front.origin}/compare?deployment=31,32&period=night`);
    await expect(page.getByText(far)).toBeVisible();
    const plot = page.getByRole('slider', { name: words.compare.label('Occurrences/night', 'Night') });
    await expect(plot).toHaveAttribute('aria-valuetext', /^3 May 2026/);
    await expect(page.getByRole('status').filter({ hasText: 'trap-night' })).toHaveText(words.compare.basedOn(6, 6));
    await page.getByRole('button', { name: words.compare.showYears('1970') }).click();
    await expect(page).toHaveURL(/day_after=1970-01-01&day_before=1970-12-31/);
    await expect(plot).toHaveAttribute('aria-valuetext', /^2 Jan 1970/);
    await expect(page.getByText(far)).toBeHidden();
    // Who chooses both nights gets all between them.
    await page.goto(`${front.origin}/compare?deployment=31,32&period=night&day_after=0200-01-01&day_before=2026-12-31`);
    await expect(plot).toHaveAttribute('aria-valuetext', /^4 May 226/);
  },
);
