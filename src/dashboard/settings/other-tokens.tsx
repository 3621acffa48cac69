import { Button } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { OWN_SERVICE } from '#contract/service-name.ts';
import { forgetOtherTokens, onTokenKept, servicesWithToken } from '#dashboard/api/client/token.ts';
import classes from './settings-page.module.css';

const SEPARATOR = '\n';

/** Tokens that were entered while this address showed other services; nothing where there are none. */
export function OtherTokens() {
  const names = useSyncExternalStore(onTokenKept, namesText).split(SEPARATOR).filter(Boolean);
  if (names.length === 0) return null;
  const services = names.map((name) => (name === OWN_SERVICE ? 'the database of this Noctuary' : name));
  return (
    <div className={classes.buttons}>
      <p className={classes.hint}>Tokens for other services are kept too, and not used here: {services.join(', ')}.</p>
      <Button size="xs" variant="default" onClick={forgetOtherTokens}>
        Forget other tokens
      </Button>
    </div>
  );
}

/** As a text, which is the same while the names are. */
function namesText(): string {
  return servicesWithToken().join(SEPARATOR);
}
