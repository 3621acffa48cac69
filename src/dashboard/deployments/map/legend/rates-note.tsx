import { Suspense } from 'react';
import { ListShort } from '#dashboard/findings/loaded/list-short.tsx';
import type { RatesState } from '#dashboard/deployments/rates/use-deployment-rates.ts';
import { Button } from '#dashboard/ui/controls/button.tsx';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { uiMessages } from '#dashboard/ui/messages/ui-messages.ts';
import { ProblemNote } from '#dashboard/ui/notes/problem-note.tsx';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { Text } from '#dashboard/ui/looks/text.tsx';
import classes from './map-legend-parts.module.css';
import { legendMessages } from './messages/legend-messages.ts';

/** Why values from sessions are not known yet, and what to do about it; once they are, what they lack. */
export function RatesNote({ state }: { state: RatesState }) {
  const words = useMessages(legendMessages);
  const { retry } = useMessages(uiMessages);
  switch (state.kind) {
    case 'unasked':
      return null;
    case 'known':
      return (
        state.short !== null && (
          <Text as="div" tone="soft" className={classes.note}>
            <Suspense>
              <ListShort of={state.short} />
            </Suspense>
          </Text>
        )
      );
    case 'reading':
      return (
        <Text tone="soft" className={classes.note}>
          {state.of === null ? words.counting : words.soFar(numberText(state.read), state.of)}
        </Text>
      );
    case 'failed':
      return (
        <Text as="div" tone="soft" className={classes.note}>
          <ProblemNote action={retry} onAction={state.retry}>
            {words.failed(state.reason)}
          </ProblemNote>
        </Text>
      );
    case 'stopped':
      return (
        <Text as="div" tone="soft" className={classes.note}>
          <ProblemNote action={words.goOn} onAction={state.retry}>
            {words.stopped(numberText(state.read), state.of)}
          </ProblemNote>
        </Text>
      );
    case 'ask':
      return (
        <Text tone="soft" className={classes.note}>
          {words.many(state.of)}{' '}
          <Button compact onClick={state.readAll}>
            {words.loadAll}
          </Button>
        </Text>
      );
  }
}
