import { startTransition, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SearchBox } from '#dashboard/list/view/bar/search-box.tsx';

/** A page that React renders in several slices; a key may be pressed between them. */
const PARTS = 20;
let keyBetween: (() => void) | null = null;
let drawnValue = '';

// Rendered concurrently, as in a browser: Testing Library's `render` is synchronous.
beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false));
afterEach(() => void vi.unstubAllGlobals());

test('a key pressed while React renders a new address replaces the text', async () => {
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  root.render(<Page />);
  await expect.poll(() => box.querySelector('input')?.value).toBe('Beaver pond');
  const input = box.querySelector('input') as HTMLInputElement;
  const texts: string[] = [];
  keyBetween = () => {
    expect(drawnValue).toBe('Beaver pond');
    type(input, '');
    texts.push(input.value);
  };
  type(input, 'Belvedere');
  await expect.poll(() => texts).toEqual(['']);
  await expect.poll(() => drawnValue).toBe('');
  expect(input.value).toBe('');
  root.unmount();
  box.remove();
});

function Page() {
  const [value, setValue] = useState('Beaver pond');
  return (
    <>
      <SearchBox
        label="Search"
        placeholder=""
        value={value}
        onChange={(text) => startTransition(() => setValue(text))}
      />
      {Array.from({ length: PARTS }, (_, part) => (
        <Part key={part} part={part} />
      ))}
      <p ref={() => void (drawnValue = value)}>{value}</p>
    </>
  );
}

function Part({ part }: { part: number }) {
  takeLong();
  if (part === PARTS / 4) beBetween();
  return <p>{part}</p>;
}

/** Longer than a slice of React's rendering. */
function takeLong(): void {
  const end = performance.now() + 8;
  while (performance.now() < end);
}

function beBetween(): void {
  if (keyBetween !== null) setTimeout(keyBetween);
  keyBetween = null;
}

function type(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
