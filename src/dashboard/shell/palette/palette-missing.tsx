import { PartMissing } from '#dashboard/ui/lazy-part.tsx';
import { PaletteFrame } from './palette-frame.tsx';

/** The search where its script did not come. */
export function PaletteMissing({ typedBefore, onClose }: { typedBefore: string; onClose: () => void }) {
  return (
    <PaletteFrame field={{ value: typedBefore, readOnly: true }} onClose={onClose}>
      <PartMissing />
    </PaletteFrame>
  );
}
