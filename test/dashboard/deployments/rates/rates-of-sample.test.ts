import { sql } from 'kysely';
import { expect, inject, test } from 'vitest';
import type { Deployment } from '#contract/records/deployment.ts';
import type { Event } from '#contract/records/event.ts';
import { dayNumber } from '#contract/time.ts';
import { deploymentRates } from '#dashboard/deployments/rates/deployment-rates.ts';
import { finish } from '#dashboard/work/slices.ts';
import { withNights } from '#test/support/sample/nights-in-sql.ts';
import { openSample } from '#test/support/sample/open-sample.ts';

async function served<Rec>(path: string): Promise<Rec[]> {
  const all: Rec[] = [];
  for (let next: string | null = `${inject('smallUrl')}/api/v2/${path}/?limit=1000`; next !== null;) {
    const answer = await fetch(next);
    const page = (await answer.json()) as { results: Rec[]; next: string | null };
    all.push(...page.results);
    next = page.next;
  }
  return all;
}

// Added up from the service's answers by another program.
test('the rates of deployments of the sample, of all nights and of August 2025', async () => {
  const [deployments, sessions] = [await served<Deployment>('deployments'), await served<Event>('events')];
  expect(sessions).toHaveLength(193);
  const ofAll = finish(deploymentRates(deployments, sessions, null));
  expect(ofAll.size).toBe(24);
  expect(ofAll.get(1)).toEqual({
    sessions: 10,
    nights: 10,
    captures: 577,
    occurrences: 111,
    hours: 85.05,
    capturesPerHour: 577 / 85.05,
    occurrencesPerNight: 111 / 10,
    shareOfNights: 10 / 107,
  });
  expect(ofAll.get(24)).toMatchObject({ captures: 775, hours: 76.7, shareOfNights: 8 / 808 });
  // One session of 39.9 hours: two nights.
  expect(ofAll.get(12)).toMatchObject({
    sessions: 9,
    captures: 613,
    hours: 110.55,
    nights: 10,
    shareOfNights: 10 / 451,
  });
  // One session without time between captures.
  expect(ofAll.get(45)).toMatchObject({ captures: 789, hours: 78, nights: 9, shareOfNights: 9 / 496 });

  const days = { from: dayNumber({ year: 2025, month: 8, day: 1 }), to: dayNumber({ year: 2025, month: 8, day: 31 }) };
  const ofAugust = finish(deploymentRates(deployments, sessions, days));
  expect(ofAugust.get(1)).toEqual({
    sessions: 5,
    nights: 5,
    captures: 298,
    occurrences: 39,
    hours: 43.95,
    capturesPerHour: 298 / 43.95,
    occurrencesPerNight: 39 / 5,
    shareOfNights: 5 / 31,
  });
  expect(ofAugust.get(24)).toMatchObject({ captures: 83, occurrences: 14, shareOfNights: 1 / 31 });
});

test('occurrences a night are those of SQL, of the nights whose images are all processed', async () => {
  const [deployments, sessions] = [await served<Deployment>('deployments'), await served<Event>('events')];
  const rates = finish(deploymentRates(deployments, sessions, null));
  const { rows } = await sql
    .raw<{ id: number; found: number; counted: number; occurrences: number | null; run: number }>(
      `${withNights(
        `unprocessed as (select n.deployment_id, n.night from nights n join events e on e.id = n.event_id
          where e.processed_captures_count < e.captures_count)`,
        `rated as (select e.id, e.deployment_id, e.occurrences_count from events e where e.id not in
          (select event_id from nights where (deployment_id, night) in (select * from unprocessed)))`,
      )}
      select e.deployment_id as id, sum(e.occurrences_count) as found,
        (select count(distinct night) from nights n where n.deployment_id = e.deployment_id) as run,
        (select count(distinct night) from nights n join rated on rated.id = n.event_id
          where n.deployment_id = e.deployment_id) as counted,
        (select sum(occurrences_count) from rated where rated.deployment_id = e.deployment_id) as occurrences
      from events e group by e.deployment_id`,
    )
    .execute(await openSample(inject('smallFile')));
  expect(rows.filter(({ counted, run }) => counted < run).length).toBeGreaterThan(3);
  for (const { id, found, counted, occurrences, run } of rows) {
    expect(rates.get(id)).toMatchObject({
      nights: run,
      occurrences: found,
      occurrencesPerNight: counted === 0 ? null : (occurrences ?? 0) / counted,
    });
  }
});
