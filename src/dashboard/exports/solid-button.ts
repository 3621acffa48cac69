import { Button } from '@mantine/core';

/**
 * Mantine's variables for a filled button, in theme colours: the defaults have too little contrast in the dark scheme.
 */
function colours(background: string, text: string) {
  return () => ({ root: { '--button-bg': background, '--button-hover': background, '--button-color': text } });
}

/** The primary action. */
export const LampButton = Button.withProps({ vars: colours('var(--lamp)', 'var(--on-lamp)') });
/** A destructive action. */
export const DangerButton = Button.withProps({ vars: colours('var(--bad)', 'var(--panel)') });
