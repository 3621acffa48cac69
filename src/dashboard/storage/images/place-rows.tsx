import { memo } from 'react';
import { Button } from '#dashboard/ui/controls/button.tsx';
import controls from '#dashboard/ui/controls/controls.module.css';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { OF_DATA } from '#dashboard/ui/of-data.ts';
import { imagesMessages } from './messages/images-messages.ts';
import type { TypedPlace } from './places-form.ts';

export interface PlaceRow {
  id: number;
  name: string;
  fields: TypedPlace;
  /** has a pin on the map */
  isLocated: boolean;
  isChanged: boolean;
  /** what is typed is no location */
  isWrong: boolean;
}

interface RowEvents {
  onChange: (id: number, changes: Partial<TypedPlace>) => void;
  /** It is pointed at: its pin is to be in sight. */
  onSelect: (id: number) => void;
  /** Its pin is to have the focus; without one, it gets one. */
  onPin: (id: number) => void;
  onUndo: (id: number) => void;
}

interface PlaceRowsProps extends RowEvents {
  rows: readonly PlaceRow[];
  selectedId: number | null;
}

/** The locations as a table to type in. */
export function PlaceRows({ rows, selectedId, ...events }: PlaceRowsProps) {
  const words = useMessages(imagesMessages);
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{words.deployment}</th>
          <th scope="col">{words.latitude}</th>
          <th scope="col">{words.longitude}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, fields, isLocated, isChanged, isWrong }) => (
          <Row
            key={id}
            id={id}
            name={name}
            latitude={fields.latitude}
            longitude={fields.longitude}
            isLocated={isLocated}
            isChanged={isChanged}
            isWrong={isWrong}
            isSelected={id === selectedId}
            {...events}
          />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps extends RowEvents, TypedPlace, Omit<PlaceRow, 'fields'> {
  isSelected: boolean;
}

/** Of a row, so that a pin that is dragged renders one row again. */
const Row = memo(function Row({ id, name, isSelected, onChange, onSelect, ...row }: RowProps) {
  const words = useMessages(imagesMessages);
  const field = (what: 'latitude' | 'longitude', label: string) => (
    <td>
      <input
        className={controls.field}
        aria-label={label}
        aria-invalid={row.isWrong || undefined}
        inputMode="decimal"
        value={row[what]}
        onChange={({ currentTarget }) => onChange(id, { [what]: currentTarget.value })}
        onBlur={() => onSelect(id)}
      />
    </td>
  );
  return (
    <tr aria-current={isSelected || undefined} onFocus={() => onSelect(id)}>
      <th scope="row">
        <span {...OF_DATA}>{name}</span>
        <RowButton id={id} name={name} {...row} />
      </th>
      {field('latitude', words.latitudeOf(name))}
      {field('longitude', words.longitudeOf(name))}
    </tr>
  );
});

type RowButtonProps = Pick<RowProps, 'id' | 'name' | 'isLocated' | 'isChanged' | 'onPin' | 'onUndo'>;

/** One at a time, so that the row keeps its height and the button the focus. */
function RowButton({ id, name, isLocated, isChanged, onPin, onUndo }: RowButtonProps) {
  const words = useMessages(imagesMessages);
  if (isChanged) {
    return (
      <Button
        compact
        aria-label={words.undoOf(name)}
        onClick={({ detail }) => {
          // The second click of two is for the button that was here before.
          if (detail < 2) onUndo(id);
        }}
      >
        {words.undo}
      </Button>
    );
  }
  const [text, label] = isLocated ? [words.showPin, words.showPinOf(name)] : [words.placePin, words.placePinOf(name)];
  return (
    <Button compact aria-label={label} onClick={() => onPin(id)}>
      {text}
    </Button>
  );
}
