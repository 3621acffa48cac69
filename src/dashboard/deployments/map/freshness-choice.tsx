import { useUrlState } from '#dashboard/address/url-state.ts';
import { freshDaysChoices } from './fresh-days.ts';
import { MetricChoice } from './metric-choice.tsx';
import classes from './metric-choice.module.css';
import { metricParameters } from './metric-parameters.ts';

const AGAINST = [
  { value: 'project', name: 'newest of its project' },
  { value: 'today', name: 'today' },
];

/** The reference date and the thresholds of freshness; stored in the address. */
export function FreshnessChoice() {
  const [{ against, fresh }, change] = useUrlState(metricParameters);
  return (
    <div className={classes.settings}>
      <MetricChoice
        label="Days before"
        value={against}
        choices={AGAINST}
        onChange={(word) => void change({ against: metricParameters.against.read(word) }, { replace: true })}
      />
      <MetricChoice
        label="Steps end at"
        value={fresh.join()}
        choices={freshDaysChoices(fresh)}
        onChange={(word) => void change({ fresh: metricParameters.fresh.read(word) }, { replace: true })}
      />
    </div>
  );
}
