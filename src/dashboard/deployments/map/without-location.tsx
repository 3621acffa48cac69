import type { Deployment } from '#contract/deployment.ts';
import { useDeploymentNames } from '#dashboard/api/use-deployment-names.ts';
import { numberText } from '#dashboard/ui/text/number-text.ts';
import { usePlaceDigits } from '#dashboard/ui/choices/use-place-digits.ts';
import controls from '#dashboard/ui/controls/controls.module.css';
import classes from '#dashboard/deployments/deployments-page.module.css';
import { deploymentsMessages } from '#dashboard/deployments/messages/deployments-messages.ts';
import { whyNotLocated } from '#dashboard/deployments/why-not-located.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';

interface WithoutLocationProps {
  deployments: readonly Deployment[];
  /** nothing is loaded yet */
  isLoading: boolean;
  selectedId: number | null;
  onSelect: (id: number) => void;
}

/** The deployments that the map cannot show. */
export function WithoutLocation({ deployments, isLoading, selectedId, onSelect }: WithoutLocationProps) {
  const words = useMessages(deploymentsMessages);
  const names = useDeploymentNames();
  const [digits] = usePlaceDigits();
  return (
    <section className={classes.panel} aria-label={words.withoutLocation}>
      <div className={classes.panelTitle}>
        <h2>{words.withoutLocation}</h2>
        {!isLoading && <span className={classes.number}>{numberText(deployments.length)}</span>}
      </div>
      {deployments.length === 0 ? (
        <p className={classes.hint}>{isLoading ? words.loadingList : words.allLocated}</p>
      ) : (
        <ul className={classes.nowhere}>
          {deployments.map((deployment) => (
            <li key={deployment.id}>
              <button
                type="button"
                className={controls.row}
                aria-pressed={deployment.id === selectedId}
                title={whyNotLocated(deployment, digits, words)}
                onClick={() => onSelect(deployment.id)}
              >
                {names.textOf(deployment)}
                <span>{deployment.project.name}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
