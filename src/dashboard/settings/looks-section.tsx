import { SegmentedControl } from '#dashboard/ui/controls/segmented-control.tsx';
import { useColorScheme } from '#dashboard/ui/use-color-scheme.ts';
import { BytesUnitsSwitch } from '#dashboard/ui/choices/bytes-units-switch.tsx';
import { PlaceDigitsSelect } from '#dashboard/ui/choices/place-digits-select.tsx';
import { useDensity } from '#dashboard/ui/use-density.ts';
import { LanguageSelect } from './language-select.tsx';
import { SettingSection } from './setting-section.tsx';
import classes from './settings-page.module.css';

const SCHEMES = [
  { value: 'light' as const, label: 'Light' },
  { value: 'dark' as const, label: 'Dark' },
  { value: 'auto' as const, label: 'As the system' },
];
const DENSITIES = [
  { value: 'comfortable' as const, label: 'Comfortable' },
  { value: 'compact' as const, label: 'Compact' },
];

/** The settings of appearance in this browser. */
export function LooksSection() {
  const [colorScheme, setColorScheme] = useColorScheme();
  const [density, setDensity] = useDensity();
  return (
    <SettingSection title="Looks" words="Kept in this browser. Printing is always light.">
      <div className={classes.setting}>
        <span id="settings-scheme">Colour scheme</span>
        <SegmentedControl
          aria-labelledby="settings-scheme"
          value={colorScheme}
          onChange={setColorScheme}
          data={SCHEMES}
        />
      </div>
      <div className={classes.setting}>
        <span id="settings-density">Rows of lists, where the address does not say</span>
        <SegmentedControl aria-labelledby="settings-density" value={density} onChange={setDensity} data={DENSITIES} />
      </div>
      <div className={classes.setting}>
        <span id="settings-language">Language of numbers</span>
        <LanguageSelect />
      </div>
      <div className={classes.setting}>
        <span>Sizes</span>
        <BytesUnitsSwitch />
      </div>
      <div className={classes.setting}>
        <span>Places of deployments, on screen and in files</span>
        <PlaceDigitsSelect />
      </div>
    </SettingSection>
  );
}
