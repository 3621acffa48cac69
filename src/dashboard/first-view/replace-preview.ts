import { counterpart } from './counterpart.ts';

interface EarlyInput {
  /** clicks and keys, the first one first */
  events: Event[];
  /** runs it now, or when no mouse button and no finger is down any more */
  runUnpressed: (run: () => void) => void;
  stop: () => void;
}

declare global {
  interface Window {
    /** what the reader did in the preview; recorded by `scripts/show-preview.ts` */
    noctuaryEarlyInput?: EarlyInput;
  }
}

/** The page shows its rows, or why it has none. */
const READY = 'main [data-rows-ready], main [role="alert"]';
/** From then on a page without rows takes the preview's place, if it has what the reader clicked. */
const WITHOUT_ROWS_MS = 5_000;
/** From then on the frame alone does, whose links lead to other pages. */
const FRAME_ALONE_MS = 20_000;
/** What a click or a key is for. The same in every language. */
const TARGETS = 'a, button, label, summary, input, select, [role], [tabindex], tr';

/**
 * The element to render the app into. Where `root` holds a preview of the page, that is an element outside of the document
 * which takes its place once the page is ready: with the focus, the typed text and the scroll positions of the preview. The
 * reader's clicks and keys are then repeated.
 */
export function replacePreview(root: HTMLElement): HTMLElement {
  if (root.childElementCount === 0) return root;
  const container = document.createElement('div');
  container.id = root.id;
  const begun = performance.now();
  const has = (what: string) => container.querySelector(what) !== null;
  const isReady = () => {
    const waited = performance.now() - begun;
    if (has(READY) || (waited >= FRAME_ALONE_MS && has('main'))) return true;
    return waited >= WITHOUT_ROWS_MS && has('main h1') && earlyEvents().every((event) => elementFor(event) !== null);
  };
  const elementFor = (event: Event) => elementOf(event, root, container);
  const replaceIfReady = () => {
    if (!isReady()) return;
    observer.disconnect();
    for (const timer of timers) clearTimeout(timer);
    // A click is where the button was both pressed and released.
    window.noctuaryEarlyInput?.runUnpressed(() => takePlace(container, root));
  };
  const observer = new MutationObserver(replaceIfReady);
  observer.observe(container, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['data-rows-ready'],
  });
  const timers = [WITHOUT_ROWS_MS, FRAME_ALONE_MS].map((wait) => setTimeout(replaceIfReady, wait));
  return container;
}

const earlyEvents = (): readonly Event[] => window.noctuaryEarlyInput?.events ?? [];

/** The element that an event in the preview is repeated on; null where the page does not have it. */
function elementOf({ target: clicked }: Event, preview: HTMLElement, page: HTMLElement): Element | null {
  const target = clicked instanceof Element ? clicked.closest(TARGETS) : null;
  return target === null || !preview.contains(target) ? document.activeElement : counterpart(target, preview, page);
}

function takePlace(container: HTMLElement, preview: HTMLElement): void {
  const of = (element: Element) => counterpart(element, preview, container);
  const focused = preview.contains(document.activeElement) ? document.activeElement : null;
  const scrolled = [...preview.querySelectorAll('*')]
    .map((element) => ({ element, left: element.scrollLeft, top: element.scrollTop }))
    .filter(({ left, top }) => left !== 0 || top !== 0);
  preview.replaceWith(container);
  for (const { element, left, top } of scrolled) {
    counterpart(element, preview, container, (one, other) => one.className === other.className)?.scrollTo(left, top);
  }
  for (const field of preview.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')) {
    if (isChanged(field)) enter(field.value, of(field));
  }
  const focusedNow = focused === null ? null : of(focused);
  if (focusedNow instanceof HTMLElement) focusedNow.focus({ preventScroll: true });
  window.noctuaryEarlyInput?.stop();
  for (const event of earlyEvents()) {
    const Kind = event.constructor as new (type: string, options: Event) => Event;
    elementOf(event, preview, container)?.dispatchEvent(new Kind(event.type, event));
  }
}

function isChanged(field: HTMLInputElement | HTMLSelectElement): boolean {
  if (field instanceof HTMLInputElement) return field.value !== field.defaultValue;
  return [...field.options].some(({ selected, defaultSelected }) => selected && !defaultSelected);
}

/** As if the reader had typed it: React ignores an event about a `value` that a script has set. */
function enter(value: string, field: Element | null): void {
  if (field instanceof HTMLSelectElement) field.value = value;
  else if (field instanceof HTMLInputElement) field.setRangeText(value, 0, field.value.length, 'end');
  else return;
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}
