import { NativeSelect } from '#dashboard/ui/controls/native-select.tsx';
import { chooseNumbers, chosenNumbers } from '#dashboard/ui/language/language.ts';
import { NUMBERS_TAGS } from '#dashboard/ui/language/numbers-tags.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { settingsMessages } from './messages/settings-messages.ts';

const USUAL = 'usual';

/** Selects the language of numbers and of the ordering of names, which changes at once. */
export function NumbersSelect() {
  const words = useMessages(settingsMessages);
  return (
    <NativeSelect
      aria-labelledby="settings-numbers"
      title={words.numbersAbout}
      value={chosenNumbers() ?? USUAL}
      data={[
        { value: USUAL, label: words.usualNumbers },
        ...NUMBERS_TAGS.map((tag) => ({ value: tag, label: `${ownName(tag)}: ${example(tag)}` })),
      ]}
      onChange={({ currentTarget: { value } }) => chooseNumbers(value === USUAL ? null : value)}
    />
  );
}

/** "français canadien" */
function ownName(tag: string): string {
  return new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
}

/** "4,312.5" */
function example(tag: string): string {
  return new Intl.NumberFormat(tag).format(4_312.5);
}
