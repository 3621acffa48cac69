import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { loadedFrom } from '#test/support/dashboard-setup.ts';
import { faultyService, pageOf, type FaultyService } from '#test/support/faulty-service.ts';
import { renderAt } from '#test/support/render-at.tsx';
import { madeExport } from '#test/dashboard/exports/made-export.ts';
import { words } from '#test/words.ts';

const COUNT = 70;
const at = '2024-07-01T10:00:00';

let service: FaultyService | undefined;
afterEach(() => {
  vi.unstubAllGlobals();
  return service?.stop();
});

const records: Record<string, (id: number) => object> = {
  storage: (id) => ({
    id,
    details: '',
    name: `source ${id}`,
    bucket: 'bucket',
    prefix: '',
    endpoint_url: null,
    public_base_url: null,
    project: 1,
    deployments_count: 1,
    total_files_indexed: 10,
    total_size_indexed_display: '1.0\u00A0KB',
    total_size_indexed: 1_024,
    total_captures_indexed: 5,
    last_checked: null,
    created_at: at,
    updated_at: at,
    user_permissions: [],
  }),
  projects: (id) => ({
    id,
    name: `Project ${id}`,
    description: '',
    details: '',
    deployments_count: id,
    image: null,
    draft: false,
    created_at: at,
    updated_at: at,
    user_permissions: [],
  }),
  exports: (id) => madeExport(id, { created_at: at, updated_at: at }),
};

async function openList(name: string, query = '') {
  const all = Array.from({ length: COUNT }, (_, index) => records[name]?.(index + 1));
  service = await faultyService((path, asked) => pageOf(path === `${name}/` ? all : [], asked));
  loadedFrom(service.origin);
  return renderAt(`/${name}${query}`);
}

const cards = () => screen.queryAllByRole('heading', { level: 2 });

// By its text: the roles of all that these cards hold take seconds to find.
const more = async () => screen.findByText(words.list.showMore('60', '70'));

test.each(Object.keys(records))('of 70 %s 60 have a card, and a button adds the others', async (name) => {
  const { user } = await openList(name);
  await user.click(await more());
  expect(cards()).toHaveLength(70);
  expect(screen.queryByText(words.list.showMore('70', '70'))).not.toBeInTheDocument();
});

test('a print has the cards of all records', async () => {
  await openList('projects');
  await more();
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(cards()).toHaveLength(70);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(cards()).toHaveLength(60);
});

test('the first cards are painted before those below the fold are drawn', async () => {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback));
  await openList('exports');
  await waitFor(() => expect(cards()).toHaveLength(12));
  act(() => {
    for (const callback of frames.splice(0)) callback(0);
  });
  await waitFor(() => expect(cards()).toHaveLength(60));
});

test('a card that the address selects is drawn, however far down it is', async () => {
  await openList('storage', '?selected=65&ordering=id');
  expect(await screen.findByRole('button', { name: 'source 65', pressed: true })).toBeVisible();
});
