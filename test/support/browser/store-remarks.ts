import type { Page } from '@playwright/test';
import { storageKeys } from '#dashboard/ui/storage-keys.ts';

/** In German, which the dashboard does not speak, so that English words on a page are its own. */
const NOTE =
  'Lampe aus 02:10–03:00, Akku bei Sonnenaufgang getauscht.\nhttps://falter.example/eine-lange-adresse-ohne-ein-einziges-leerzeichen-darin/noch-mehr-davon';
const AT = '2026-06-01T12:00:00Z';

/** Opens pages as for a reader who has a star and a note on these records: "session 815". */
export async function storeRemarks(page: Page, records: readonly string[]): Promise<void> {
  const stored = records.map((record) => {
    const isCapture = record.startsWith('capture');
    const of = { name: 'Trap 1', night: '2025-11-01', taken: isCapture ? '2025-11-01T23:10:00' : null };
    const remark = { star: true, starAt: AT, note: NOTE, noteAt: AT, ...of, session: isCapture ? 815 : null };
    return [`${storageKeys.remarks} own ${record}`, JSON.stringify(remark)] as const;
  });
  await page.addInitScript((entries) => {
    for (const [key, remark] of entries) localStorage.setItem(key, remark);
  }, stored);
}
