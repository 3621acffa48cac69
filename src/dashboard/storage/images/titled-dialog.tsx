import type { ReactNode } from 'react';
import { showModal } from '#dashboard/ui/browser/show-modal.ts';
import { Button } from '#dashboard/ui/controls/button.tsx';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { imagesMessages } from './messages/images-messages.ts';
import classes from './images.module.css';

interface TitledDialogProps {
  title: string;
  /** besides that of every dialog of images */
  className?: string | undefined;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog over the page: its title, a button that closes it, and what it is about. */
export function TitledDialog({ title, className = '', onClose, children }: TitledDialogProps) {
  const words = useMessages(imagesMessages);
  return (
    <dialog ref={showModal} className={`${classes.dialog} ${className}`} aria-label={title} onClose={onClose}>
      <header className={classes.head}>
        <h2>{title}</h2>
        <Button compact onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}>
          {words.close}
        </Button>
      </header>
      {children}
    </dialog>
  );
}
