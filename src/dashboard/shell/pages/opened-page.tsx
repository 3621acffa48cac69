import { useContext } from 'react';
import type { LazyPage } from '#dashboard/address/lazy-page.ts';
import { OpeningContext } from '#dashboard/address/opening-context.ts';
import { shellMessages } from '#dashboard/shell/messages/shell-messages.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import classes from '#dashboard/shell/frame.module.css';

/** A page, whose script is being loaded if it is the first page of the document. */
export function OpenedPage({ page: { Page, failure } }: { page: LazyPage }) {
  const words = useMessages(shellMessages);
  // Renders again when the script was loaded.
  useContext(OpeningContext);
  if (failure !== undefined) throw failure.error;
  return Page === undefined ? <p className={classes.waiting}>{words.pageOpening}</p> : <Page />;
}
