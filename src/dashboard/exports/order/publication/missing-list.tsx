import { Button } from '#dashboard/ui/controls/button.tsx';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { Stack } from '#dashboard/ui/looks/stack.tsx';
import { Text } from '#dashboard/ui/looks/text.tsx';
import { orderMessages } from '#dashboard/exports/order/messages/order-messages.ts';
import type { Messages } from '#dashboard/exports/order/messages/en.ts';
import classes from '#dashboard/exports/order/new-export.module.css';
import type { Missing } from './publication-form.ts';

interface MissingListProps {
  missing: readonly Missing[];
  /** the id of the element of a field */
  idOf: (missing: Missing) => string;
}

/** What a publisher has to add; each leads to its field. */
export function MissingList({ missing, idOf }: MissingListProps) {
  const words = useMessages(orderMessages).publication;
  if (missing.length === 0) return <Text>{words.ready}</Text>;
  return (
    <Stack gap={4}>
      <Text tone="lamp">{words.missing}</Text>
      <ul className={classes.missing} aria-label={words.missing}>
        {missing.map((one) => (
          <li key={one}>
            <Button compact onClick={() => document.getElementById(idOf(one))?.focus()}>
              {labelOf(one, words)}
            </Button>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

function labelOf(missing: Missing, words: Messages['publication']): string {
  const { license, publisher, language, methods, sampling, protocol, design, captureMethod, individuals } = words;
  return {
    ...words.role,
    license,
    publisher,
    language,
    methods,
    sampling,
    sampling_protocol: protocol,
    sampling_design: design,
    capture_method: captureMethod,
    individual_animals: individuals,
  }[missing];
}
