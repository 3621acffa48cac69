import type { Page } from '@playwright/test';
import { sessionNights } from '#contract/nights.ts';
import { isoOfDay } from '#contract/time.ts';
import type { SentOf } from '#contract/lists/collections.ts';

type Event = SentOf<'events'>;

let served: Promise<Event[]> | null = null;

/** Every session, as the journeys' service gives it: read once, since no journey changes its sessions. */
export function servedSessions(page: Page): Promise<Event[]> {
  return (served ??= readSessions(page));
}

async function readSessions(page: Page): Promise<Event[]> {
  const all: Event[] = [];
  for (let offset = 0; ; offset += 1_000) {
    const answer = await page.request.get(`/api/v2/events/?limit=1000&offset=${offset}`);
    const { results, next } = (await answer.json()) as { results: Event[]; next: string | null };
    all.push(...results);
    if (next === null) return all;
  }
}

/** Whether a session ran in one of some nights, by the dates of their evenings. */
export function ranIn({ start, end }: Event, first: string, last: string): boolean {
  const { from, to } = sessionNights({ start, end });
  return isoOfDay(to) >= first && isoOfDay(from) <= last;
}

/** Most captures first. */
export function byCaptures(a: Event, b: Event): number {
  return (b.captures_count ?? 0) - (a.captures_count ?? 0) || a.id - b.id;
}
