import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { endFronts, inFrontOf } from '#test/service/upstream/in-front.ts';
import { loadedFrom } from '#test/support/dashboard-setup.ts';
import { foreignRecords } from '#test/support/foreign/foreign-records.ts';
import { foreignService, type ForeignService } from '#test/support/foreign/foreign-service.ts';
import { renderAt } from '#test/support/render-at.tsx';
import { words } from '#test/words.ts';

const PATH = '/media/exports/75.csv';
const CSV = `id,determination\r\n${'1,Rivula sericealis\r\n'.repeat(15)}`;
const page = document.createElement('meta');
let service: ForeignService | null = null;

afterEach(async () => {
  page.remove();
  await endFronts();
  await service?.stop();
});

test.each([
  ['with', (origin: string) => origin + PATH],
  ['without', () => PATH],
])('a file %s its origin in its address is counted and downloaded through the front', async (_how, addressAt) => {
  const records = foreignRecords();
  service = await foreignService({ records, files: { [PATH]: CSV } });
  records.exports = records.exports.slice(0, 1);
  Object.assign(records.exports[0] ?? {}, { file_url: addressAt(service.origin), file_size: CSV.length });
  const front = await inFrontOf(service.origin);
  page.name = 'noctuary-service';
  page.content = service.origin;
  document.head.append(page);
  loadedFrom(front);
  renderAt('/exports');
  const counted = words.exports.rowsAndBytes(15, `${CSV.length} bytes`);
  expect(await screen.findByText(words.exports.fileAgrees(counted))).toBeVisible();
  const link = within(screen.getByRole('article')).getByRole('link', { name: /75\.csv/ });
  expect(link).toHaveAttribute('href', `/media/service/exports/81?address=${encodeURIComponent(PATH)}`);
  expect(link).toHaveAttribute('download', '75.csv');
  const downloaded = await fetch(front + (link.getAttribute('href') ?? ''));
  expect(await downloaded.text()).toBe(CSV);
});
