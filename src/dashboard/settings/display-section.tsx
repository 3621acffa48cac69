import { SegmentedControl } from '#dashboard/ui/controls/segmented-control.tsx';
import { useColorScheme } from '#dashboard/ui/browser/use-color-scheme.ts';
import { BytesUnitsSwitch } from '#dashboard/ui/choices/bytes-units-switch.tsx';
import { PlaceDigitsSelect } from '#dashboard/ui/choices/place-digits-select.tsx';
import { useDensity } from '#dashboard/ui/use-density.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { LanguageSelect } from './language-select.tsx';
import { NumbersSelect } from './numbers-select.tsx';
import { settingsMessages } from './messages/settings-messages.ts';
import { SettingSection } from './setting-section.tsx';
import classes from './settings-page.module.css';

/** The settings of appearance in this browser. */
export function DisplaySection() {
  const words = useMessages(settingsMessages);
  const [colorScheme, setColorScheme] = useColorScheme();
  const [density, setDensity] = useDensity();
  return (
    <SettingSection title={words.display} words={words.displayAbout}>
      <div className={classes.setting}>
        <span id="settings-language">{words.language}</span>
        <LanguageSelect />
      </div>
      <div className={classes.setting}>
        <span id="settings-numbers">{words.numbers}</span>
        <NumbersSelect />
      </div>
      <div className={classes.setting}>
        <span id="settings-scheme">{words.colourScheme}</span>
        <SegmentedControl
          aria-labelledby="settings-scheme"
          value={colorScheme}
          onChange={setColorScheme}
          data={[
            { value: 'light', label: words.light },
            { value: 'dark', label: words.dark },
            { value: 'auto', label: words.asSystem },
          ]}
        />
      </div>
      <div className={classes.setting}>
        <span id="settings-density">{words.rowHeight}</span>
        <SegmentedControl
          aria-labelledby="settings-density"
          value={density}
          onChange={setDensity}
          data={[
            { value: 'comfortable', label: words.comfortable },
            { value: 'compact', label: words.compact },
          ]}
        />
      </div>
      <div className={classes.setting}>
        <span>{words.sizes}</span>
        <BytesUnitsSwitch />
      </div>
      <div className={classes.setting}>
        <span>{words.coordinates}</span>
        <PlaceDigitsSelect />
      </div>
    </SettingSection>
  );
}
