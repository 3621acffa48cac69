import { expect, inject, test } from 'vitest';
import type { Deployment } from '#contract/deployment.ts';
import type { Event } from '#contract/event.ts';
import { dayNumber } from '#contract/time.ts';
import { deploymentRates } from '#dashboard/deployments/rates/deployment-rates.ts';
import { finish } from '#dashboard/work/slices.ts';

async function served<Rec>(path: string): Promise<Rec[]> {
  const all: Rec[] = [];
  for (let next: string | null = `${inject('serviceUrl')}/api/v2/${path}/?limit=1000`; next !== null;) {
    const answer = await fetch(next);
    const page = (await answer.json()) as { results: Rec[]; next: string | null };
    all.push(...page.results);
    next = page.next;
  }
  return all;
}

// Added up from the service's answers by another program.
test('the rates of deployments of the sample, of all nights and of June 2025', async () => {
  const [deployments, sessions] = [await served<Deployment>('deployments'), await served<Event>('events')];
  expect(sessions).toHaveLength(4_312);
  const ofAll = finish(deploymentRates(deployments, sessions, null));
  expect(ofAll.size).toBe(189);
  expect(ofAll.get(1)).toEqual({
    sessions: 14,
    nights: 14,
    captures: 776,
    occurrences: 169,
    hours: 114.3,
    capturesPerHour: 776 / 114.3,
    occurrencesPerNight: 169 / 14,
    shareOfNights: 14 / 107,
  });
  expect(ofAll.get(2)).toMatchObject({ captures: 2_059, hours: 170, shareOfNights: 19 / 474 });
  // One session without time between captures, one of 39.9 hours.
  expect(ofAll.get(12)).toMatchObject({ captures: 1_687, hours: 268.8, nights: 28, shareOfNights: 28 / 536 });

  const june = { from: dayNumber({ year: 2025, month: 6, day: 1 }), to: dayNumber({ year: 2025, month: 6, day: 30 }) };
  const ofJune = finish(deploymentRates(deployments, sessions, june));
  expect(ofJune.get(1)).toEqual({
    sessions: 3,
    nights: 3,
    captures: 148,
    occurrences: 15,
    hours: 21.75,
    capturesPerHour: 148 / 21.75,
    occurrencesPerNight: 5,
    shareOfNights: 0.1,
  });
  expect(ofJune.get(2)).toMatchObject({ captures: 93, occurrences: 12, shareOfNights: 1 / 30 });
});
