import { useState } from 'react';
import { previewMessages } from './messages/preview-messages.ts';
import { exportsMessages } from '#dashboard/exports/messages/exports-messages.ts';
import { Button } from '#dashboard/ui/controls/button.tsx';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import classes from './export-preview.module.css';

/** The SHA-256 of a file as its job reports it, to copy. */
export function FileChecksum({ sha256 }: { sha256: string }) {
  const words = useMessages(exportsMessages);
  const own = useMessages(previewMessages);
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(sha256);
    setCopied(true);
  };
  return (
    <p className={classes.checksum}>
      {words.compared.checksum} <code>{sha256}</code>
      {'clipboard' in navigator && (
        <Button compact onClick={() => void copy()}>
          {own.copy}
        </Button>
      )}
      <span role="status">{isCopied && own.copied}</span>
    </p>
  );
}
