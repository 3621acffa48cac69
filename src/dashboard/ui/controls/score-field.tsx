import analysis from '#dashboard/ui/pages/analysis-page.module.css';
import controls from './controls.module.css';

interface ScoreFieldProps {
  label: string;
  /** said where the value is not from 0 to 1 */
  wrong: string;
  /** as in the address, with a decimal point; empty: none */
  value: string;
  onChange: (value: string) => void;
}

/** A field for the lowest score that counts. */
export function ScoreField({ label, wrong, value, onChange }: ScoreFieldProps) {
  const isWrong = value !== '' && !(Number(value) >= 0 && Number(value) <= 1);
  return (
    <label className={analysis.field}>
      {label}
      <input
        inputMode="decimal"
        size={5}
        className={controls.field}
        value={value}
        aria-invalid={isWrong}
        onChange={({ currentTarget }) => onChange(currentTarget.value.replace(',', '.').trim())}
      />
      {isWrong && <span role="alert">{wrong}</span>}
    </label>
  );
}
