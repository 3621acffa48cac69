// Shows the page as the service has rendered it, until the scripts have: `replace-preview.ts` then repeats the clicks and keys
// of the meantime. Not with own settings, with which the page looks different.
import { requestsOfDocument } from '#dashboard/first-view/requests-of-document.ts';
import { storageKeys } from '#dashboard/ui/storage-keys.ts';
import { storedText } from '#dashboard/ui/browser/use-local-storage.ts';

/** What the service renders with; nothing is stored for numbers. */
const USUAL = {
  [storageKeys.numbers]: undefined,
  [storageKeys.density]: 'comfortable',
  [storageKeys.byteUnits]: 'decimal',
  [storageKeys.placeDigits]: 'null',
};

addEventListener('error', showMissing, true);
const template = document.querySelector<HTMLTemplateElement>('#preview');
const root = document.getElementById('root');
template?.remove();
if (template !== null && root !== null && isOfThisReader(template)) {
  root.ariaBusy = 'true';
  root.append(template.content);
  recordInput(root);
}

/** A script of the page could not be loaded. */
function showMissing({ target }: Event): void {
  const texts = [...document.querySelectorAll<HTMLElement>('#scripts-missing > *')];
  const own = texts.find(({ lang }) => lang === document.documentElement.lang) ?? texts[0];
  if (target instanceof HTMLScriptElement && own !== undefined) own.hidden = false;
}

/** The service knows the browser's languages and whether it is a phone's, not what the reader chose. */
function isOfThisReader({ lang, dataset }: HTMLTemplateElement): boolean {
  if (lang !== document.documentElement.lang || requestsOfDocument() === null) return false;
  if (matchMedia('(max-width: 767px)').matches !== (dataset['narrow'] !== undefined)) return false;
  return Object.entries(USUAL).every(([key, usual]) => [undefined, usual].includes(storedText(key)));
}

function recordInput(preview: HTMLElement): void {
  const events: Event[] = [];
  let isPressed = false;
  let afterPress = () => {};
  const press = ({ type }: Event) => {
    isPressed = type === 'pointerdown';
    // After the click that belongs to it.
    if (!isPressed) setTimeout(afterPress);
  };
  const runUnpressed = (run: () => void) => {
    if (isPressed) afterPress = run;
    else run();
  };
  const record = (event: MouseEvent | KeyboardEvent) => {
    const { type, target, ctrlKey, metaKey, shiftKey } = event;
    const isCommand = ctrlKey || metaKey;
    if (!(target instanceof Element) || (target !== document.body && !preview.contains(target))) return;
    // Typed text stays in its field.
    if (target.closest('input:not([type="checkbox"], [type="radio"]), select, textarea') !== null) return;
    // The browser opens another tab or window.
    if (type === 'click' && (isCommand || shiftKey) && target.closest('a') !== null) return;
    const isKeyOfPage = event instanceof KeyboardEvent && (event.key === '/' || (isCommand && event.key === 'k'));
    if (type !== 'keydown' || isKeyOfPage) event.preventDefault();
    events.push(event);
  };
  const recorded = ['click', 'dblclick', 'keydown'] as const;
  const presses = ['pointerdown', 'pointerup', 'pointercancel'] as const;
  for (const type of recorded) document.addEventListener(type, record, true);
  for (const type of presses) document.addEventListener(type, press, true);
  const stop = () => {
    for (const type of recorded) document.removeEventListener(type, record, true);
    for (const type of presses) document.removeEventListener(type, press, true);
  };
  window.noctuaryEarlyInput = { events, runUnpressed, stop };
}
