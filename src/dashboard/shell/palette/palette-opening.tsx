import { PaletteFrame } from './palette-frame.tsx';
import classes from './palette.module.css';

interface PaletteOpeningProps {
  typed: string;
  onType: (typed: string) => void;
  onClose: () => void;
}

/** The search while it is on its way over a slow connection: what is typed meanwhile is not lost. */
export function PaletteOpening({ typed, onType, onClose }: PaletteOpeningProps) {
  return (
    <PaletteFrame
      field={{ value: typed, onChange: ({ currentTarget }) => onType(currentTarget.value) }}
      onClose={onClose}
    >
      <p className={classes.foot}>Opening the search …</p>
    </PaletteFrame>
  );
}
