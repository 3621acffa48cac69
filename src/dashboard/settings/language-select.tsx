import { NativeSelect } from '#dashboard/ui/controls/native-select.tsx';
import { useState } from 'react';
import { changeLanguage } from '#dashboard/ui/language/catalogue.ts';
import { browserLanguage, storedLanguage, storeLanguage } from '#dashboard/ui/language/language.ts';
import { isLanguage, LANGUAGE_CODES, LANGUAGES, type Language } from '#dashboard/ui/language/languages.ts';
import { useLanguage } from '#dashboard/ui/language/use-language.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { settingsMessages } from './messages/settings-messages.ts';
import classes from './settings-page.module.css';

const BROWSERS = 'browser';

/** Selects the language of the page, which changes at once. */
export function LanguageSelect() {
  const words = useMessages(settingsMessages);
  const shown = useLanguage();
  const [isMissing, setMissing] = useState(false);
  // A pseudo-language or a link's language is not stored, but shown.
  const chosen = storedLanguage() === null && shown === browserLanguage() ? BROWSERS : shown;
  const change = async (next: Language | null) => {
    try {
      await changeLanguage(next ?? browserLanguage());
      storeLanguage(next);
      setMissing(false);
    } catch {
      setMissing(true);
    }
  };
  return (
    <div className={classes.buttons}>
      {isMissing && <p role="alert">{words.languageNotLoaded}</p>}
      <NativeSelect
        aria-labelledby="settings-language"
        title={words.languageAbout}
        value={chosen}
        data={[
          { value: BROWSERS, label: words.asBrowser(LANGUAGES[browserLanguage()]) },
          ...LANGUAGE_CODES.map((value) => ({ value, label: LANGUAGES[value] })),
        ]}
        onChange={({ currentTarget: { value } }) => void change(isLanguage(value) ? value : null)}
      />
    </div>
  );
}
