import { NativeSelect } from '@mantine/core';
import { keepLanguage, language, LANGUAGES } from '#dashboard/ui/language.ts';

const BROWSERS = 'browser';

/** In which language numbers, times of day and the order of names are, from the page's next load on: it follows at once. */
export function LanguageSelect() {
  return (
    <NativeSelect
      size="xs"
      aria-labelledby="settings-language"
      title="Names are put in order by it too. The words are English"
      value={language() ?? BROWSERS}
      data={[
        { value: BROWSERS, label: 'As the browser' },
        ...LANGUAGES.map((tag) => ({ value: tag, label: `${ownName(tag)}: ${example(tag)}` })),
      ]}
      onChange={({ currentTarget: { value } }) => {
        keepLanguage(value === BROWSERS ? null : value);
        location.reload();
      }}
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
