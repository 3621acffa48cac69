import { changeLanguage } from '#dashboard/ui/language/catalogue.ts';
import { storeLanguage } from '#dashboard/ui/language/language.ts';
import { isLanguage, LANGUAGE_CODES, LANGUAGES, messagesIn } from '#dashboard/ui/language/languages.ts';
import { useLanguage } from '#dashboard/ui/language/use-language.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { shellMessages } from './messages/shell-messages.ts';
import classes from './language-button.module.css';

/** Selects the language of the page, which changes at once; shows its code, and the browser's own list of names. */
export function LanguageButton() {
  const words = useMessages(shellMessages);
  const shown = messagesIn(useLanguage());
  return (
    <span className={classes.frame}>
      <span className={classes.code} aria-hidden="true">
        {shown}
      </span>
      <select
        className={classes.select}
        aria-label={words.languageLabel}
        data-tooltip={words.language(LANGUAGES[shown])}
        value={shown}
        onChange={({ currentTarget: { value } }) => {
          if (!isLanguage(value)) return;
          // Without network the page stays in its language.
          changeLanguage(value).then(
            () => storeLanguage(value),
            () => {},
          );
        }}
      >
        {LANGUAGE_CODES.map((code) => (
          <option key={code} value={code} lang={code}>
            {LANGUAGES[code]}
          </option>
        ))}
      </select>
    </span>
  );
}
