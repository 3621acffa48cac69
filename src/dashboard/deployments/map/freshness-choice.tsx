import { useUrlState } from '#dashboard/address/url-state.ts';
import { deploymentMapMessages } from './messages/deployment-map-messages.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { freshDaysChoices } from './fresh-days.ts';
import { MetricChoice } from './metric-choice.tsx';
import classes from './metric-choice.module.css';
import { metricParameters } from './metric-parameters.ts';

/** The reference date and the thresholds of freshness; stored in the address. */
export function FreshnessChoice() {
  const words = useMessages(deploymentMapMessages);
  const [{ against, fresh }, change] = useUrlState(metricParameters);
  return (
    <div className={classes.settings}>
      <MetricChoice
        label={words.daysBefore}
        value={against}
        choices={[
          { value: 'project', name: words.newestOfProject },
          { value: 'today', name: words.today },
        ]}
        onChange={(word) => void change({ against: metricParameters.against.read(word) }, { replace: true })}
      />
      <MetricChoice
        label={words.classes}
        value={fresh.join()}
        choices={freshDaysChoices(fresh, words)}
        onChange={(word) => void change({ fresh: metricParameters.fresh.read(word) }, { replace: true })}
      />
    </div>
  );
}
