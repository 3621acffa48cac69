import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe has to say against a page, a line a rule with the elements it is about; of these rules only, where some are
 * named. The page has no frames, so axe runs in it in one go and keeps no account of what is right: a quarter of the time.
 * What passes from one colour into another is looked at when it has.
 */
export async function axeFinds(page: Page, rules: readonly string[] = []): Promise<string[]> {
  await page.evaluate(async () => {
    const passing = document.getAnimations().filter((one) => one instanceof CSSTransition);
    // One that is cut short is refused.
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
  const only = rules.length > 0 && { runOnly: [...rules] };
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'], ...only }).setLegacyMode();
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
