import { Button } from '@mantine/core';
import { useState } from 'react';
import { OWN_SERVICE } from '#contract/service-name.ts';
import { forgetOtherTokens, servicesWithToken } from '#dashboard/api/token.ts';
import classes from './settings-page.module.css';

/** Tokens that were entered while this address showed other services; nothing where there are none. */
export function OtherTokens() {
  const [names, setNames] = useState(servicesWithToken);
  if (names.length === 0) return null;
  const services = names.map((name) => (name === OWN_SERVICE ? 'the database of this Noctuary' : name));
  return (
    <div className={classes.buttons}>
      <p className={classes.hint}>Tokens for other services are kept too, and not used here: {services.join(', ')}.</p>
      <Button
        size="xs"
        variant="default"
        onClick={() => {
          forgetOtherTokens();
          setNames([]);
        }}
      >
        Forget other tokens
      </Button>
    </div>
  );
}
