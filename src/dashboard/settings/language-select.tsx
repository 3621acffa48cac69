import { NativeSelect } from '#dashboard/ui/controls/native-select.tsx';
import { Button } from '#dashboard/ui/controls/button.tsx';
import { useState } from 'react';
import { storeLanguage, language, LANGUAGES } from '#dashboard/ui/text/language.ts';
import classes from './settings-page.module.css';

const BROWSERS = 'browser';

/** Selects the language of numbers and of the ordering of names, which applies after a reload. */
export function LanguageSelect() {
  const [chosen, setChosen] = useState(language() ?? BROWSERS);
  return (
    <div className={classes.buttons}>
      {/* No automatic reload, because keyboard users step through the options. */}
      {chosen !== (language() ?? BROWSERS) && <Button onClick={() => location.reload()}>Load again to use it</Button>}
      <NativeSelect
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
