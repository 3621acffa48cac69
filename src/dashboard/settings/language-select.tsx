import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { storeLanguage, language, LANGUAGES } from '#dashboard/ui/text/language.ts';
import classes from './settings-page.module.css';

const BROWSERS = 'browser';

/** In which language numbers and the order of names are, once the page is loaded again. */
export function LanguageSelect() {
  const [chosen, setChosen] = useState(language() ?? BROWSERS);
  return (
    <div className={classes.buttons}>
      {/* Not at once: by the keyboard a choice is left for the next one. */}
      {chosen !== (language() ?? BROWSERS) && (
        <Button size="xs" variant="default" onClick={() => location.reload()}>
          Load again to use it
        </Button>
      )}
      <NativeSelect
        size="xs"
        aria-labelledby="settings-language"
        title="Names are put in order by it too. The words are English"
        value={chosen}
        data={[
          { value: BROWSERS, label: 'As the browser' },
          ...LANGUAGES.map((tag) => ({ value: tag, label: `${ownName(tag)}: ${example(tag)}` })),
        ]}
        onChange={({ currentTarget: { value } }) => {
          storeLanguage(value === BROWSERS ? null : value);
          setChosen(value);
        }}
      />
    </div>
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
