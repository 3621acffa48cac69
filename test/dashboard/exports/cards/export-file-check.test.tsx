import { cleanup, screen, within } from '@testing-library/react';
import { createHash } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { CsvRows } from '#dashboard/api/exports/file/csv-rows.ts';
import { loadedFrom } from '#test/support/dashboard-setup.ts';
import { faultyService, pageOf, type FaultyAnswer, type FaultyService } from '#test/support/faulty-service.ts';
import { renderAt } from '#test/support/render-at.tsx';
import { words } from '#test/words.ts';
import { madeExport } from '#test/dashboard/exports/made-export.ts';

let service: FaultyService | undefined;
afterEach(async () => {
  await service?.stop();
  service = undefined;
});

/** Three rows, one of them over two lines. */
const CSV = 'occurrence_id,deployment_name\r\n1,"Bog ""N"",\r\nedge"\r\n2,Gate\r\n3,Été\r\n';
const SIZE = Buffer.byteLength(CSV);
const FILE = '/media/exports/1.csv';

/** One finished export, as it is on the page; `file` is what its file answers. */
async function shown(
  changes: Parameters<typeof madeExport>[1],
  file: () => FaultyAnswer | Promise<FaultyAnswer>,
  result: object | null = null,
) {
  service = await faultyService((path, query) => {
    if (path.startsWith('/media/')) return file();
    return pageOf(path === 'exports/' ? [record] : [], query);
  });
  const record = madeExport(1, { record_count: 3, file_size: SIZE, file_url: FILE, ...changes });
  if (record.file_url?.startsWith('/') === true) record.file_url = service.origin + record.file_url;
  Object.assign(record.job, { result });
  record.user.details = `${service.origin}/api/v2/users/1/`;
  loadedFrom(service.origin);
  const { user } = renderAt('/exports');
  const card = await screen.findByRole('article', { name: 'Set 1 · Moths of the bog' });
  const asked = () => service?.requests.filter((path) => path.startsWith('/media/')).length;
  const button = () => within(card).getByRole('button', { name: /^Check/ });
  return { card, user, asked, button };
}

const plain = (): FaultyAnswer => ({ body: CSV, headers: { 'content-type': 'text/csv' } });

test('a small file is checked at once: its rows and bytes match the export', async () => {
  const { card, asked, user, button } = await shown({}, plain);
  expect(
    await within(card).findByText(words.exports.fileAgrees(words.exports.rowsAndBytes(3, `${SIZE} bytes`))),
  ).toBeVisible();
  expect(asked()).toBe(1);
  await user.click(button());
  expect(
    await within(card).findByText(words.exports.fileAgrees(words.exports.rowsAndBytes(3, `${SIZE} bytes`))),
  ).toBeVisible();
  expect(asked()).toBe(2);
});

test('a large file is checked on request, and differences are listed', async () => {
  const { card, asked, user, button } = await shown({ record_count: 4, file_size: 5_000_000 }, plain);
  expect(button()).toHaveAccessibleName(words.exports.check);
  expect(asked()).toBe(0);
  await user.click(button());
  expect(await within(card).findByText(words.exports.fileDiffers)).toBeVisible();
  const table = within(card).getByRole('table', { name: words.exports.fileDifferences });
  const rows = within(table).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    `${words.exports.what}${words.exports.ofExport}${words.exports.ofFile}`,
    `${words.exports.compared.rows}43`,
    `${words.exports.compared.bytes}5,000,000${SIZE}`,
  ]);
});

test('values that the export does not report are no differences', async () => {
  const { card, user, button } = await shown({ file_size: null }, plain);
  await user.click(button());
  expect(
    await within(card).findByText(words.exports.fileHas(words.exports.rowsAndBytes(3, `${SIZE} bytes`))),
  ).toBeVisible();
});

test.each<[string, FaultyAnswer, string]>([
  ['is missing', { status: 404, body: { detail: 'Not found.' } }, words.exports.fileMissing(404)],
  ['is gone', { status: 410, body: { detail: 'Gone.' } }, words.exports.fileMissing(410)],
  ['is for others', { status: 403, body: { detail: 'No.' } }, words.exports.fileRefused(403)],
  ['cannot be sent', { status: 500, body: { detail: 'Broken.' } }, words.exports.notChecked('').trim()],
  ['wants a token', { status: 401, body: { detail: 'No.' } }, words.exports.fileRefused(401)],
  ['stops half-way', { ...plain(), stopsAfter: { bytes: 20, by: 'close' } }, words.exports.notChecked('').trim()],
])('the card says that a file %s, and a second check succeeds', async (_name, answer, text) => {
  let isBroken = true;
  const { card, user, button } = await shown({}, () => (isBroken ? answer : plain()));
  expect(await within(card).findByRole('alert')).toHaveTextContent(text);
  isBroken = false;
  await user.click(button());
  expect(
    await within(card).findByText(words.exports.fileAgrees(words.exports.rowsAndBytes(3, `${SIZE} bytes`))),
  ).toBeVisible();
  expect(within(card).queryByRole('alert')).not.toBeInTheDocument();
});

test('a file of 200,000 bytes is checked at once, a larger one or one of unknown size on request', async () => {
  const first = await shown({ file_size: 200_000 }, plain);
  expect(await within(first.card).findByText(words.exports.fileDiffers)).toBeVisible();
  expect(first.asked()).toBe(1);
  expect(first.button()).toHaveAccessibleName(words.exports.checkAgain);
  for (const file_size of [200_001, null]) {
    cleanup();
    await service?.stop();
    const other = await shown({ file_size }, plain);
    expect(other.button()).toHaveAccessibleName(words.exports.check);
    expect(other.asked()).toBe(0);
    expect(within(other.card).queryByRole('alert')).not.toBeInTheDocument();
  }
});

test('a small file is checked on request where the reader saves data', async () => {
  vi.stubGlobal('navigator', Object.create(navigator, { connection: { value: { saveData: true } } }));
  const { asked, button } = await shown({}, plain);
  expect(button()).toHaveAccessibleName(words.exports.check);
  expect(asked()).toBe(0);
  vi.unstubAllGlobals();
});

test('while a file is checked the button does nothing, and the card says so', async () => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { card, asked, user, button } = await shown({ file_size: 5_000_000 }, async () => {
    await released;
    return plain();
  });
  expect(button()).not.toHaveAttribute('aria-disabled');
  await user.click(button());
  expect(await within(card).findByText(words.exports.checking)).toBeVisible();
  expect(button()).toHaveAttribute('aria-disabled', 'true');
  await user.click(button());
  release();
  expect(await within(card).findByText(words.exports.fileDiffers)).toBeVisible();
  expect(within(card).queryByText(words.exports.checking)).not.toBeInTheDocument();
  expect(button()).not.toHaveAttribute('aria-disabled');
  expect(asked()).toBe(1);
});

test.each([
  ['an unknown format and another ending', { format: null, file_url: '/media/exports/1.json' }, false],
  ['an unknown format and the ending of a table', { format: null }, true],
  ['the format of a table and another ending', { file_url: '/media/exports/1.json' }, true],
  ['another format and another ending', { format: 'occurrences_json', file_url: '/media/exports/1.json' }, false],
])('rows are counted in a file of %s: %j, %j', async (_what, changes, areCounted) => {
  const { card } = await shown(changes, plain);
  const size = `${SIZE} bytes`;
  const text = areCounted ? words.exports.rowsAndBytes(3, size) : size;
  expect(await within(card).findByText(words.exports.fileAgrees(text))).toBeVisible();
});

test('another checksum than that of the file is a difference', async () => {
  const { card } = await shown({}, plain, { sha256: 'ab'.repeat(32) });
  const table = await within(card).findByRole('table', { name: words.exports.fileDifferences });
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows).toHaveLength(1);
  const own = createHash('sha256').update(CSV).digest('hex');
  expect(rows[0]).toHaveTextContent(`${words.exports.compared.checksum}${'ab'.repeat(32)}${own}`);
});

test('the checksum of a file is compared, or the card says why it cannot be', async () => {
  const sha256 = createHash('sha256').update(CSV).digest('hex');
  const agreeing = words.exports.fileAgreesWhole(words.exports.rowsAndBytes(3, `${SIZE} bytes`));
  const first = await shown({}, plain, { sha256 });
  expect(await within(first.card).findByText(agreeing)).toBeVisible();
  expect(within(first.card).queryByText(words.exports.noHashing)).not.toBeInTheDocument();
  // Browsers have no `subtle` over plain HTTP.
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto), randomUUID: () => 'id' });
  await first.user.click(first.button());
  expect(await within(first.card).findByText(words.exports.noHashing)).toBeVisible();
  expect(within(first.card).queryByText(agreeing)).not.toBeInTheDocument();
  vi.unstubAllGlobals();
});

test('a file at another host is not fetched, and the card says why', async () => {
  const { card, asked } = await shown({ file_url: 'https://files.example.org/exports/1.csv' }, plain);
  expect(card).toHaveTextContent(words.exports.fileElsewhere('files.example.org'));
  expect(within(card).queryByRole('button', { name: /^Check/ })).not.toBeInTheDocument();
  expect(asked()).toBe(0);
});

test.each([
  ['', 0],
  ['a,b', 1],
  ['a,b\n1,2\n', 2],
  ['a,b\r\n1,2\r\n\r\n', 2],
  ['a\r1\r2', 3],
  ['a,b\n"1\n\n2","x"\n3,4', 3],
  ['a\n"he said ""no\n"""\n', 2],
  ['a\n5" lens\n6" lens\n', 3],
])('the records of %j are %d, wherever it is cut', (text, records) => {
  const bytes = Buffer.from(text);
  for (let cut = 0; cut <= bytes.length; cut += 1) {
    const rows = new CsvRows();
    rows.add(bytes.subarray(0, cut));
    rows.add(bytes.subarray(cut));
    expect(rows.end()).toBe(records);
  }
});
