import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * The accessibility violations that axe finds on a page, one line per rule with its elements; only these rules, if
 * given. The page has no frames, so axe runs in a single pass and does not record passed checks: a quarter of the time.
 * Colour transitions are finished first.
 */
export async function axeFinds(page: Page, rules: readonly string[] = []): Promise<string[]> {
  await page.evaluate(async () => {
    const passing = document.getAnimations().filter((one) => one instanceof CSSTransition);
    // A cancelled transition rejects its promise.
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
  const only = rules.length > 0 && { runOnly: [...rules] };
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'], ...only }).setLegacyMode();
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
