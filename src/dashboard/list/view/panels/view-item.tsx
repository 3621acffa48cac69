import { panelMessages } from '#dashboard/list/view/panels/messages/panel-messages.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { useState, type ReactNode } from 'react';
import { CopyIcon, DeleteIcon, RenameIcon } from '#dashboard/ui/icons/icons.tsx';
import { moveFocusOnUnmount } from '#dashboard/ui/move-focus-on-unmount.ts';
import controls from '#dashboard/ui/controls/controls.module.css';
import classes from './panel.module.css';
import type { SavedView } from './saved-views.ts';

interface ViewItemProps {
  view: SavedView;
  /** it is what the page shows now */
  isShown: boolean;
  link: ReactNode;
  isTaken: (name: string) => boolean;
  onCopy: () => void;
  onRename: (name: string) => void;
  onDelete: () => void;
}

/** One saved view, with its link and buttons to copy the link, rename and delete it. */
export function ViewItem({ view, isShown, link, isTaken, onCopy, onRename, onDelete }: ViewItemProps) {
  const words = useMessages(panelMessages);
  const [name, setName] = useState<string | null>(null);
  const wanted = name?.trim() ?? '';
  const isClash = wanted !== view.name && isTaken(wanted);
  if (name !== null) {
    const done = () => {
      if (wanted !== '' && !isClash) onRename(wanted);
      setName(null);
    };
    return (
      <li className={classes.item}>
        <input
          ref={moveFocusOnUnmount}
          className={`${controls.field} ${classes.name}`}
          aria-label={words.newName(view.name)}
          aria-invalid={isClash}
          title={isClash ? words.nameTaken : undefined}
          maxLength={80}
          // The user has just clicked Rename.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
          onBlur={done}
          onKeyDown={(event) => {
            if (event.key === 'Enter') done();
            if (event.key !== 'Escape') return;
            event.stopPropagation();
            setName(null);
          }}
        />
      </li>
    );
  }
  return (
    <li className={classes.item} data-current={isShown || undefined}>
      <span className={classes.label}>
        <span title={view.name}>{link}</span>
        {isShown && <small className={classes.count}>{words.shown}</small>}
      </span>
      <button type="button" className={controls.icon} aria-label={words.copyLink(view.name)} onClick={onCopy}>
        <CopyIcon />
      </button>
      <button
        type="button"
        className={controls.icon}
        aria-label={words.rename(view.name)}
        onClick={() => setName(view.name)}
      >
        <RenameIcon />
      </button>
      <button
        ref={moveFocusOnUnmount}
        type="button"
        className={controls.icon}
        aria-label={words.delete(view.name)}
        onClick={onDelete}
      >
        <DeleteIcon />
      </button>
    </li>
  );
}
