import { ActionIcon, Tooltip, useMantineColorScheme } from '@mantine/core';
import { MoonIcon, SunIcon, SystemIcon } from '#dashboard/ui/icons.tsx';

const SCHEMES = {
  light: { next: 'dark', icon: <SunIcon /> },
  dark: { next: 'auto', icon: <MoonIcon /> },
  auto: { next: 'light', icon: <SystemIcon /> },
} as const;

/** Goes from light to dark to the system's own choice, and says which is on. */
export function ColorSchemeButton() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const { next, icon } = SCHEMES[colorScheme];
  const label = `Colour scheme: ${colorScheme === 'auto' ? 'as the system' : colorScheme}`;
  return (
    <Tooltip label={label}>
      <ActionIcon variant="subtle" color="gray" size={36} aria-label={label} onClick={() => setColorScheme(next)}>
        {icon}
      </ActionIcon>
    </Tooltip>
  );
}
