/** Whether the keyboard has ⌘ where others have Ctrl. */
export const isApple = !import.meta.env.SSR && /Mac|iPhone|iPad/.test(navigator.userAgent);
