import { useLocation } from 'react-router-dom';
import { isApple } from './is-apple.ts';
import { KEY_LIST, type KeyGroup } from './key-list.ts';
import { showModal } from '#dashboard/ui/browser/show-modal.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import type { Messages } from './messages/en.ts';
import { paletteMessages } from './messages/palette-messages.ts';
import { Text } from '#dashboard/ui/looks/text.tsx';
import controls from '#dashboard/ui/controls/controls.module.css';
import classes from './keys-dialog.module.css';

const SHOWN: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
};

/** The keys of the dashboard, those of the current page first. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const words = useMessages(paletteMessages);
  const { pathname } = useLocation();
  const [, page = ''] = pathname.split('/');
  const here = KEY_LIST.filter(({ pages }) => pages.length === 0 || pages.includes(page));
  const elsewhere = KEY_LIST.filter((group) => !here.includes(group));
  return (
    // A click on the backdrop closes it, as Escape does.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={showModal}
      className={classes.dialog}
      aria-labelledby="keys-title"
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className={classes.head}>
        <h2 id="keys-title">{words.keyboardShortcuts}</h2>
        <button type="button" className={controls.button} onClick={onClose}>
          <span aria-hidden="true">{words.keyNames.Escape}</span>
          <span className="visually-hidden">{words.close}</span>
        </button>
      </div>
      {/* Focusable, so that it can be scrolled by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={classes.body} tabIndex={0} role="region" aria-label={words.keysLabel}>
        <Text as="h3" strong>
          {words.thisPage}
        </Text>
        <Groups groups={here} />
        {elsewhere.length > 0 && (
          <Text as="h3" strong>
            {words.otherPages}
          </Text>
        )}
        <Groups groups={elsewhere} />
      </div>
    </dialog>
  );
}

function Groups({ groups }: { groups: readonly KeyGroup[] }) {
  const words = useMessages(paletteMessages);
  return (
    <div className={classes.groups}>
      {groups.map(({ title, rows }) => (
        <section key={title} aria-label={words.keyGroups[title]}>
          <h4>{words.keyGroups[title]}</h4>
          <dl>
            {rows.map(({ keys, does }) => (
              <div key={does}>
                <dt>{words.keys[does]}</dt>
                <dd>
                  {keys.map((key) => (
                    <kbd key={key}>{keyText(key, words.keyNames)}</kbd>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

/** "Shift+ArrowLeft" as "Shift ←". */
function keyText(key: string, names: Messages['keyNames']): string {
  const shown: Readonly<Record<string, string>> = { ...names, ...SHOWN, ...(isApple && { Ctrl: '⌘' }) };
  if (key === '+') return key;
  return key
    .split('+')
    .map((part) => shown[part] ?? (part.length === 1 ? part.toUpperCase() : part))
    .join(' ');
}
