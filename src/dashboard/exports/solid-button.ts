import { Button } from '@mantine/core';

/** Mantine's variables of a filled button, in the colours of the theme: its own are too faint in the dark scheme. */
function colours(background: string, text: string) {
  return () => ({ root: { '--button-bg': background, '--button-hover': background, '--button-color': text } });
}

/** The one thing to do. */
export const LampButton = Button.withProps({ vars: colours('var(--lamp)', 'var(--on-lamp)') });
/** What throws something away. */
export const DangerButton = Button.withProps({ vars: colours('var(--bad)', 'var(--panel)') });
