import { animalsMessages } from '#dashboard/api/animals/messages/animals-messages.ts';
import { NativeSelect } from '#dashboard/ui/controls/native-select.tsx';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { LOOKS } from '#contract/records/looks.ts';
import { lookParameters, type Look, type LookCounts } from './looks.ts';

interface LookSelectProps {
  /** of the occurrences that it chooses from; null: not known, as where they are loaded for a choice alone */
  counts: LookCounts | null;
  look: Look;
  onChange: (look: Look) => void;
  /** of the label with its select */
  className?: string | undefined;
}

/** A choice of who determined the occurrences, with their numbers; none where no occurrence says it and none is asked for. */
export function LookSelect({ counts, look, onChange, className }: LookSelectProps) {
  const words = useMessages(animalsMessages);
  if (counts?.said === 0 && look === 'any') return null;
  return (
    <label className={className} title={words.looked.mean}>
      {words.looked.name}
      <NativeSelect
        value={look}
        onChange={({ currentTarget: { value } }) => onChange(lookParameters.looked.read(value))}
        data={[
          { value: 'any', label: words.any },
          ...LOOKS.map((value) => {
            const text = words.looked.values[value];
            return { value, label: counts === null ? text : `${text} (${numberText(counts[value])})` };
          }),
        ]}
      />
    </label>
  );
}
