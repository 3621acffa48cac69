import { expect, test } from 'vitest';
import { counterpart } from '#dashboard/first-view/counterpart.ts';

function rendered(html: string): Element {
  const root = document.createElement('div');
  root.innerHTML = html;
  return root;
}

function buttonIn(root: Element, text: string): Element {
  const found = [...root.querySelectorAll('button')].find(({ textContent }) => textContent === text);
  if (found === undefined) throw new Error(`There is no ${text}.`);
  return found;
}

test('an element stands for the one at the same place', () => {
  const before = rendered('<p><button>Retry</button></p><p><button>Retry</button></p>');
  const now = rendered('<p><button>Retry</button></p><p><button>Retry</button></p>');
  expect(counterpart(before.querySelectorAll('button')[1] ?? before, before, now)).toBe(
    now.querySelectorAll('button')[1],
  );
});

test('it is found by its text where the page has other parts before it', () => {
  const before = rendered('<p><button>Name</button><button>Captures</button></p>');
  const now = rendered('<section>Map</section><p><button>Name</button><button>Captures</button></p>');
  expect(counterpart(buttonIn(before, 'Captures'), before, now)).toBe(buttonIn(now, 'Captures'));
});

test('there is none where nothing has its text', () => {
  const before = rendered('<button>Name</button>');
  expect(counterpart(buttonIn(before, 'Name'), before, rendered('<button>Site</button>'))).toBeNull();
});

test('the page stands for the page', () => {
  const [before, now] = [rendered('<p>1</p>'), rendered('<p>1</p>')];
  expect(counterpart(before, before, now)).toBe(now);
});

test('it may be known by something else than its text', () => {
  const before = rendered('<ul class="list"><li>1</li></ul>');
  const now = rendered('<p>2 of 2</p><ul class="list"><li>1</li><li>2</li></ul>');
  const list = before.querySelector('ul') ?? before;
  expect(counterpart(list, before, now, (one, other) => one.className === other.className)).toBe(
    now.querySelector('ul'),
  );
});
