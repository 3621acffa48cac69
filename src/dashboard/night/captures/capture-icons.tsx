import { Icon } from '#dashboard/ui/icons/icon.tsx';

/** Icons of the viewer's buttons as paths on a 24-pixel grid, hidden from screen readers. */
const DRAWINGS = {
  previous: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  play: 'M8 5.5v13l10.5-6.5Z',
  pause: 'M9 6v12M15 6v12',
  closer: 'M12 5v14M5 12h14',
  farther: 'M5 12h14',
  whole: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  close: 'M6 6l12 12M18 6 6 18',
  elsewhere: 'M14 4h6v6M20 4l-9 9M18 14v5H5V6h5',
} as const;

export function CaptureIcon({ name }: { name: keyof typeof DRAWINGS }) {
  return (
    <Icon>
      <path d={DRAWINGS[name]} strokeWidth="1.8" />
    </Icon>
  );
}

/** Props of a button without effect. The attribute `disabled` would take the focus from it, and so break the keyboard. */
export const SEEMS_DISABLED = { 'aria-disabled': true, 'data-disabled': true } as const;
