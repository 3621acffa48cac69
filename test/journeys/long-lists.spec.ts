import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import { expect, test as base, type Locator, type Page, type Request } from '@playwright/test';
import { builtService, type BuiltService } from '#test/support/built-service.ts';
import { words } from '#test/words.ts';
import { workUntilRows, type WorkUntilRows } from './work-until-rows.ts';

/**
 * The built product over that many sessions, or the first of them; from 11,500 on their deployments fill the page that a list
 * reads first.
 */
async function serviceOver(
  sessions: number,
  first = sessions,
): Promise<{ service: BuiltService; remove: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'noctuary-long-'));
  execFileSync(process.execPath, ['--import', 'tsx', 'bench/main.ts', 'fill', String(sessions)], {
    env: { ...process.env, NOCTUARY_DATA: folder, DATABASE_URL: '' },
    stdio: 'ignore',
  });
  if (first < sessions) takeFirst(first, join(folder, 'noctuary.sqlite'));
  const service = await builtService({ NOCTUARY_DATA: folder });
  return {
    service,
    remove: async () => {
      await service.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Deletes the sessions after the first ones, with all that is theirs, and counts again; the deployments stay. */
function takeFirst(sessions: number, file: string): void {
  const database = new Libsql(file);
  database.exec(`
    pragma foreign_keys = off;
    delete from event_example_captures where event_id > ${sessions};
    delete from detections where capture_id in (select id from captures where event_id > ${sessions});
    delete from occurrences where event_id > ${sessions};
    delete from captures where event_id > ${sessions};
    delete from events where id > ${sessions};
    update deployments set (events_count, captures_count, occurrences_count) =
      (select count(*), coalesce(sum(captures_count), 0), coalesce(sum(occurrences_count), 0)
       from events where deployment_id = deployments.id);
  `);
  database.close();
}

const test = base.extend<object, { origins: { few: string; many: string } }>({
  origins: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const few = await serviceOver(20_000, 1_000);
      const many = await serviceOver(100_000);
      await provide({ few: few.service.origin, many: many.service.origin });
      await few.remove();
      await many.remove();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

// In one worker, which makes the sessions once.
test.describe.configure({ mode: 'default' });

/** The sequence in which answers arrive differs from visit to visit, and the work with it: the least of some is compared. */
const VISITS = 10;

const most = (visits: readonly WorkUntilRows[], of: (work: WorkUntilRows) => number) => Math.max(...visits.map(of));
const least = (visits: readonly WorkUntilRows[], of: (work: WorkUntilRows) => number) => Math.min(...visits.map(of));

test(
  'a list of 100,000 sessions has no more work until its first rows than one of 1,000',
  { tag: '@scheduled' },
  async ({ browser, origins }) => {
    const [few, many]: [WorkUntilRows[], WorkUntilRows[]] = [[], []];
    for (let visit = 1; visit <= VISITS; visit += 1) {
      few.push(await workUntilRows(browser, `${origins.few}/sessions`, 'events'));
      many.push(await workUntilRows(browser, `${origins.many}/sessions`, 'events'));
    }
    expect(least(many, ({ requests }) => requests.length)).toBeLessThanOrEqual(
      least(few, ({ requests }) => requests.length),
    );
    // Numbers with more digits are a few bytes more.
    expect(least(many, ({ bytes }) => bytes)).toBeLessThanOrEqual(1.1 * least(few, ({ bytes }) => bytes));
    expect(most(many, ({ elements }) => elements)).toBeLessThan(1.05 * most(few, ({ elements }) => elements));
    expect(least(many, ({ calls }) => calls)).toBeLessThan(1.2 * least(few, ({ calls }) => calls));
  },
);

/** The records of occurrences, sessions and captures that a page asks for, until it has shown something and rests. */
async function askedFor(page: Page, address: string, shown: () => Locator): Promise<Record<string, number>> {
  const asked: Record<string, number> = {};
  const add = (request: Request) => {
    const url = new URL(request.url());
    const [, list = ''] = /^\/api\/v2\/(\w+)\/$/.exec(url.pathname) ?? [];
    if (!['events', 'occurrences', 'captures'].includes(list)) return;
    asked[list] = (asked[list] ?? 0) + Number(url.searchParams.get('limit') ?? 0);
  };
  page.on('request', add);
  await page.goto(address);
  await expect(shown()).toBeVisible();
  await page.waitForLoadState('networkidle');
  page.off('request', add);
  return asked;
}

const species = (page: Page) => page.getByRole('table', { name: words.species.title });

test(
  'the species of 100,000 sessions are read on request, those of a trap at once, and nothing else',
  { tag: '@scheduled' },
  async ({ page, origins: { many } }) => {
    const ofAll = await askedFor(page, `${many}/sessions?group=species`, () =>
      page.getByRole('button', { name: words.list.loadAllOf('100,000', 'sessions') }),
    );
    expect(ofAll).toEqual({ events: 100 });
    const ofTrap = await askedFor(page, `${many}/sessions?group=species&deployment=1`, () => species(page));
    expect(ofTrap['occurrences']).toBe(100);
    expect(ofTrap['events']).toBeLessThanOrEqual(200);
  },
);

test(
  'among 100,000 sessions, a session’s species and best capture need a page of each of its lists',
  { tag: '@scheduled' },
  async ({ page, origins: { many } }) => {
    // Of the trap for its neighbours, of the session for the rest.
    expect(await askedFor(page, `${many}/sessions/1`, () => species(page))).toEqual({
      events: 100,
      captures: 100,
      occurrences: 100,
    });
    await species(page)
      .getByRole('link', { name: /^\d\d:\d\d/ })
      .first()
      .press('Enter');
    const found = page.getByRole('dialog').getByRole('region', { name: words.determinations.title });
    await expect(found.getByRole('listitem')).not.toHaveCount(0);
  },
);

test(
  'among 100,000 sessions, a comparison of two traps reads theirs alone',
  { tag: '@scheduled' },
  async ({ page, origins: { many } }) => {
    const compared = await askedFor(page, `${many}/compare?deployment=1,2`, () => page.getByRole('slider'));
    expect(compared).toEqual({ events: 200 });
  },
);
