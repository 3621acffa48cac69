import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { replacePreview } from '#dashboard/first-view/replace-preview.ts';

const BAR = '<h1>Deployments</h1><button>Columns</button>';

/** A preview with what its reader clicks meanwhile, as index.html records it. */
function previewed() {
  const root = document.createElement('div');
  root.id = 'root';
  root.innerHTML = `<nav><a href="/storage">Storage</a></nav><main>${BAR}<table></table></main>`;
  document.body.replaceChildren(root);
  const events: Event[] = [];
  const click = (element: Element | null) => {
    element?.addEventListener('click', (event) => events.push(event), { once: true });
    element?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  };
  window.noctuaryEarlyInput = { events, runUnpressed: (run) => run(), stop: () => {} };
  const clicked: (string | null)[] = [];
  const page = replacePreview(root);
  page.addEventListener('click', ({ target }) => clicked.push((target as Element).textContent));
  return { root, page, clicked, click };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});

afterEach(() => {
  vi.useRealTimers();
  delete window.noctuaryEarlyInput;
  document.body.replaceChildren();
});

test('a page with rows takes the place of its preview at once, and the click is repeated', async () => {
  const { root, page, clicked, click } = previewed();
  click(root.querySelector('button'));
  page.innerHTML = `<main>${BAR}<div data-rows-ready="true"></div></main>`;
  await vi.waitFor(() => expect(page.isConnected).toBe(true));
  expect(clicked).toEqual(['Columns']);
});

test('a page without rows takes it after five seconds, once it has what was clicked', async () => {
  const { root, page, clicked, click } = previewed();
  click(root.querySelector('button'));
  page.innerHTML = '<nav></nav><main></main>';
  vi.advanceTimersByTime(6_000);
  expect(page.isConnected).toBe(false);
  page.innerHTML = '<nav></nav><main><h1>Deployments</h1></main>';
  await vi.advanceTimersByTimeAsync(1_000);
  expect([root.isConnected, page.isConnected]).toEqual([true, false]);
  page.innerHTML = `<nav></nav><main>${BAR}</main>`;
  await vi.waitFor(() => expect(page.isConnected).toBe(true));
  expect(clicked).toEqual(['Columns']);
});

test('the frame alone takes it after twenty seconds, and a link in it is followed', () => {
  const { root, page, clicked, click } = previewed();
  click(root.querySelector('a'));
  page.innerHTML = '<nav><a href="/storage">Storage</a></nav><main></main>';
  vi.advanceTimersByTime(19_000);
  expect(page.isConnected).toBe(false);
  vi.advanceTimersByTime(1_000);
  expect(page.isConnected).toBe(true);
  expect(clicked).toEqual(['Storage']);
});
