import { NOT_REPORTED } from '#contract/lists/list-parameters.ts';
import type { AnimalField } from '#contract/records/animal-fields.ts';
import { NativeSelect } from '#dashboard/ui/controls/native-select.tsx';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { offeredFields, type AnimalChoice, type AnimalValues } from './animal-choice.ts';
import { animalText } from '#dashboard/api/animals/animal-texts.ts';
import { animalsMessages } from '#dashboard/api/animals/messages/animals-messages.ts';

interface AnimalSelectsProps {
  /** those that the occurrences have; null while they are not known */
  values: AnimalValues | null;
  choice: AnimalChoice;
  onChange: (change: Partial<AnimalChoice>) => void;
  /** of each label with its select */
  className?: string | undefined;
}

/** A choice of sex, life stage and behaviour, each where the occurrences differ in it. */
export function AnimalSelects({ values, choice, onChange, className }: AnimalSelectsProps) {
  const words = useMessages(animalsMessages);
  const optionsOf = (field: AnimalField) => {
    const all = new Set([...(values?.[field] ?? []), ...(choice[field] === '' ? [] : [choice[field]])]);
    return [...all]
      .map((value) => ({ value, label: animalText(field, value, words) }))
      .toSorted(
        (a, b) => Number(a.value === NOT_REPORTED) - Number(b.value === NOT_REPORTED) || (a.label < b.label ? -1 : 1),
      );
  };
  return offeredFields(values, choice).map((field) => (
    <label key={field} className={className} title={words.mean[field]}>
      {words.names[field]}
      <NativeSelect
        value={choice[field]}
        onChange={({ currentTarget }) => onChange({ [field]: currentTarget.value })}
        data={[{ value: '', label: words.any }, ...optionsOf(field)]}
      />
    </label>
  ));
}
