import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe has to say against a page, a line a rule with the elements it is about; of these rules only, where some are
 * named. The page has no frames, so axe runs in it in one go and keeps no account of what is right: a quarter of the time.
 */
export async function axeFinds(page: Page, rules: readonly string[] = []): Promise<string[]> {
  const only = rules.length > 0 && { runOnly: [...rules] };
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'], ...only }).setLegacyMode();
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
