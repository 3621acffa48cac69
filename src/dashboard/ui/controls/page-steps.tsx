import controls from './controls.module.css';
import { Text } from '#dashboard/ui/looks/text.tsx';
import classes from './page-steps.module.css';

interface PageStepsProps {
  /** index of the first row or column shown */
  first: number;
  /** rows or columns of a page */
  size: number;
  all: number;
  /** "Occasions 1 to 60 of 84" */
  text: string;
  previous: string;
  next: string;
  onChange: (first: number) => void;
}

/** Which part of a long table is shown, and the steps to the others; nothing where all of it is. */
export function PageSteps({ first, size, all, text, previous, next, onChange }: PageStepsProps) {
  if (all <= size) return null;
  return (
    <Text className={classes.steps}>
      {text}
      <button type="button" className={controls.link} disabled={first === 0} onClick={() => onChange(first - size)}>
        {previous}
      </button>
      <button
        type="button"
        className={controls.link}
        disabled={first + size >= all}
        onClick={() => onChange(first + size)}
      >
        {next}
      </button>
    </Text>
  );
}
