import { SegmentedControl } from '#dashboard/ui/controls/segmented-control.tsx';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { uiMessages } from '#dashboard/ui/messages/ui-messages.ts';
import { bytesText, exactBytesText, type ByteUnits } from '#dashboard/ui/text/bytes-text.ts';
import { useByteUnits } from '#dashboard/ui/text/use-byte-units.ts';

/** Selects decimal or binary units for sizes, on every page. */
export function BytesUnitsSwitch() {
  const words = useMessages(uiMessages);
  const [units, change] = useByteUnits();
  const choices = [
    { value: 'decimal' as const, title: words.decimalUnits(exactBytesText(1_000 ** 3)) },
    { value: 'binary' as const, title: words.binaryUnits(exactBytesText(1_024 ** 3)) },
  ];
  return (
    <SegmentedControl
      aria-label={words.unitsOfSizes}
      value={units}
      onChange={change}
      data={choices.map(({ value, title }) => ({
        value,
        label: (
          <span title={title}>
            {unitSymbol(value)}
            <span className="visually-hidden">, {title}</span>
          </span>
        ),
      }))}
    />
  );
}

/** "GB", "GiB"; French "Go", "Gio". */
function unitSymbol(units: ByteUnits): string {
  const gigabyte = units === 'decimal' ? 1_000 ** 3 : 1_024 ** 3;
  return bytesText(gigabyte, units).replace(/^1\s*/, '');
}
