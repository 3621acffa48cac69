import type { Page } from '@playwright/test';
import type { RecordOf } from '#contract/collections.ts';

type Event = RecordOf<'events'>;

/** Every session, as the service gives it. */
export async function servedSessions(page: Page): Promise<Event[]> {
  const all: Event[] = [];
  for (let offset = 0; ; offset += 1_000) {
    const answer = await page.request.get(`/api/v2/events/?limit=1000&offset=${offset}`);
    const { results, next } = (await answer.json()) as { results: Event[]; next: string | null };
    all.push(...results);
    if (next === null) return all;
  }
}

/** Most captures first. */
export function byCaptures(a: Event, b: Event): number {
  return (b.captures_count ?? 0) - (a.captures_count ?? 0) || a.id - b.id;
}
