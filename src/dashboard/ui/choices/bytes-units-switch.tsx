import { SegmentedControl } from '#dashboard/ui/controls/segmented-control.tsx';
import { useByteUnits } from '#dashboard/ui/text/use-byte-units.ts';

const CHOICES = [
  { value: 'decimal' as const, label: 'GB', title: 'Decimal: 1 GB is 1,000,000,000 bytes' },
  { value: 'binary' as const, label: 'GiB', title: 'Binary: 1 GiB is 1,073,741,824 bytes' },
];

/** Selects decimal or binary units for sizes, on every page. */
export function BytesUnitsSwitch() {
  const [units, change] = useByteUnits();
  return (
    <SegmentedControl
      aria-label="Units of sizes"
      value={units}
      onChange={change}
      data={CHOICES.map(({ value, label, title }) => ({
        value,
        label: (
          <span title={title}>
            {label}
            <span className="visually-hidden">, {title}</span>
          </span>
        ),
      }))}
    />
  );
}
