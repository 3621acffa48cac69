import { Suspense, useEffect, useRef, type CSSProperties, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ParameterPrefix } from '#dashboard/address/parameter-prefix.ts';
import { SPECIES_ANCHOR } from '#dashboard/paths.ts';
import { sessionsMessages } from '#dashboard/sessions/messages/sessions-messages.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { SPECIES_PREFIX } from './species-prefix.ts';
import { Card } from '#dashboard/ui/looks/card.tsx';
import { Text } from '#dashboard/ui/looks/text.tsx';
import classes from './species-section.module.css';

interface SpeciesSectionProps {
  /** how many taxa the record counts; null where it does not */
  taxa: number | null;
  /** a script of its own */
  children: ReactNode;
}

/** As many rows are in sight; more are scrolled. */
const [FEWEST_ROWS, MOST_ROWS] = [3, 10];

/** The place of the table of species on a record's page: it has its height before its script and records are loaded. */
export function SpeciesSection({ taxa, children }: SpeciesSectionProps) {
  const words = useMessages(sessionsMessages);
  const { hash, key } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hash !== `#${SPECIES_ANCHOR}`) return;
    heading.current?.closest('section')?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, [hash, key]);
  const rows = Math.min(MOST_ROWS, Math.max(FEWEST_ROWS, taxa ?? MOST_ROWS));
  return (
    <Card
      as="section"
      id={SPECIES_ANCHOR}
      aria-labelledby="species-heading"
      className={classes.section}
      style={{ '--rows': rows } as CSSProperties}
    >
      <h2 id="species-heading" ref={heading} tabIndex={-1}>
        {words.species}
      </h2>
      <Suspense
        fallback={
          <Text size="medium" className={classes.waiting}>
            {words.speciesOpening}
          </Text>
        }
      >
        <ParameterPrefix value={SPECIES_PREFIX}>{children}</ParameterPrefix>
      </Suspense>
    </Card>
  );
}
