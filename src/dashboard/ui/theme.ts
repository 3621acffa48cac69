import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core';

const indigo: MantineColorsTuple = [
  '#eef0fb',
  '#d9dcf0',
  '#b3b9e0',
  '#8a93cf',
  '#6a74c0',
  '#555fb3',
  '#3d44a8',
  '#343a8f',
  '#2b3078',
  '#20245c',
];

/** The greys of Mantine's dark scheme. */
const dark: MantineColorsTuple = [
  '#e7e9f3',
  '#c3c7da',
  '#9aa0ba',
  '#6d7390',
  '#3f465f',
  '#282d40',
  '#1c2030',
  '#161926',
  '#11141f',
  '#0e1019',
];

/** Mantine's theme. Colours are CSS variables of `ui/theme.css`, so that each is defined once. */
export const theme = createTheme({
  primaryColor: 'indigo',
  colors: { indigo, dark },
  // Contrast in the dark scheme: 5.7 to 1 with white text, 3.06 to 1 with a panel.
  primaryShade: { light: 6, dark: 5 },
  // The same in every language.
  fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", sans-serif',
  fontSizes: {
    xs: 'var(--text-small)',
    sm: 'var(--text-medium)',
    md: 'var(--text-body)',
    lg: 'var(--text-large)',
    xl: 'var(--text-title)',
  },
  defaultRadius: 6,
  cursorType: 'pointer',
});

export const variables: CSSVariablesResolver = () => {
  const named = {
    '--mantine-color-body': 'var(--panel)',
    '--mantine-color-text': 'var(--ink)',
    '--mantine-color-dimmed': 'var(--muted)',
    '--mantine-color-default': 'var(--panel)',
    '--mantine-color-default-hover': 'var(--row-hover)',
    '--mantine-color-default-border': 'var(--line-strong)',
    '--mantine-color-default-color': 'var(--ink)',
    '--mantine-color-placeholder': 'var(--muted)',
  };
  return { variables: {}, light: named, dark: named };
};
