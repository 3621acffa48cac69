import { animalsMessages } from '#dashboard/api/animals/messages/animals-messages.ts';
import { NativeSelect } from '#dashboard/ui/controls/native-select.tsx';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { ASKED_LOOKS, lookParameters, type Look } from './looks.ts';

interface LookSelectProps {
  /** an occurrence says who determined it */
  isKnown: boolean;
  look: Look;
  onChange: (look: Look) => void;
  /** of the label with its select */
  className?: string | undefined;
}

/** A choice of who determined the occurrences, where that is known or asked for. */
export function LookSelect({ isKnown, look, onChange, className }: LookSelectProps) {
  const words = useMessages(animalsMessages);
  if (!isKnown && look === 'any') return null;
  return (
    <label className={className} title={words.looked.mean}>
      {words.looked.name}
      <NativeSelect
        value={look}
        onChange={({ currentTarget: { value } }) => onChange(lookParameters.looked.read(value))}
        data={[
          { value: 'any', label: words.any },
          ...ASKED_LOOKS.map((value) => ({ value, label: words.looked.values[value] })),
        ]}
      />
    </label>
  );
}
