import type { Page } from '@playwright/test';

/** The texts of all records that the page has read so far, the longest first. */
export function dataTexts(page: Page): () => Promise<string[]> {
  const bodies: Promise<unknown>[] = [];
  page.on('response', (response) => {
    if (response.ok() && response.url().includes('/api/v2/')) bodies.push(response.json().catch(() => null));
  });
  const texts = (value: unknown): string[] => {
    if (typeof value === 'string') return value.includes(' ') ? [value] : [];
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [];
  };
  return async () => [...new Set((await Promise.all(bodies)).flatMap(texts))].toSorted((a, b) => b.length - a.length);
}
