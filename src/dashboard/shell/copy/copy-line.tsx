import { Suspense } from 'react';
import { copiedSource, sourceHost } from '#dashboard/api/copy/copied-source.ts';
import classes from '#dashboard/shell/frame.module.css';
import { shellMessages } from '#dashboard/shell/messages/shell-messages.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { Text } from '#dashboard/ui/looks/text.tsx';
import { lazyPart } from '#dashboard/ui/lazy-part.tsx';

// No page needs them for its rows, and services that are no copy never.
const CopyState = lazyPart(async () => (await import('./copy-state.tsx')).CopyState);
const CopyOnPaper = lazyPart(async () => (await import('./copy-state.tsx')).CopyOnPaper);

/**
 * The line below the header of every page of a copy: its source, of when it is, and what is wrong. The page's document
 * says that it is a copy, so that the line has its place from the first frame.
 */
export function CopyLine({ carried }: { carried: Record<string, string> }) {
  const words = useMessages(shellMessages);
  const source = copiedSource();
  if (source === null) return null;
  const fallback = (
    <Text as="span" size="medium" tone="soft" cut>
      {words.copyOf(sourceHost(source))}
    </Text>
  );
  return (
    <aside className={classes.copy} aria-label={words.copy}>
      <Suspense fallback={fallback}>
        <CopyState source={source} carried={carried} />
      </Suspense>
    </aside>
  );
}

/** The same on paper, where nothing can be opened: with what is not copied. */
export function CopyPaperLine() {
  const words = useMessages(shellMessages);
  const source = copiedSource();
  if (source === null) return null;
  return (
    <p>
      <Suspense fallback={words.copyOf(sourceHost(source))}>
        <CopyOnPaper source={source} />
      </Suspense>
    </p>
  );
}
