import { useId, useRef, useState } from 'react';
import type { Deployment } from '#contract/records/deployment.ts';
import { useDeploymentNames } from '#dashboard/api/use-deployment-names.ts';
import { usePlaceDigits } from '#dashboard/ui/choices/use-place-digits.ts';
import { Text } from '#dashboard/ui/looks/text.tsx';
import controls from '#dashboard/ui/controls/controls.module.css';
import classes from './without-location.module.css';
import { deploymentsMessages } from '#dashboard/deployments/messages/deployments-messages.ts';
import { deploymentMapMessages } from './messages/deployment-map-messages.ts';
import { whyNotLocated } from '#dashboard/deployments/why-not-located.ts';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { nameText } from '#dashboard/ui/text/name-text.ts';
import { OF_DATA } from '#dashboard/ui/of-data.ts';

interface WithoutLocationProps {
  deployments: readonly Deployment[];
  selectedId: number | null;
  onSelect: (id: number) => void;
}

/** How many deployments the map cannot show; opens their list. Nothing where it shows all. */
export function WithoutLocation({ deployments, selectedId, onSelect }: WithoutLocationProps) {
  const words = useMessages(deploymentMapMessages);
  const ofList = useMessages(deploymentsMessages);
  const names = useDeploymentNames();
  const [digits] = usePlaceDigits();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = () => {
    setOpen(false);
    button.current?.focus({ preventScroll: true });
  };
  if (deployments.length === 0) return null;
  return (
    // Only listens to events on their way from the controls inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={classes.chip}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.stopPropagation();
        close();
      }}
    >
      <button
        ref={button}
        type="button"
        className={controls.button}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {words.withoutLocation(deployments.length)} <span aria-hidden="true">{isOpen ? '▲' : '▼'}</span>
      </button>
      <section id={id} className={classes.list} aria-label={ofList.withoutLocation} hidden={!isOpen}>
        {isOpen && (
          <ul>
            {deployments.map((deployment) => (
              <li key={deployment.id}>
                <button
                  type="button"
                  className={controls.row}
                  aria-pressed={deployment.id === selectedId}
                  onClick={() => {
                    close();
                    onSelect(deployment.id);
                  }}
                >
                  <bdi {...OF_DATA}>{names.textOf(deployment)}</bdi>
                  <Text as="span">
                    {deployment.project !== null && <bdi {...OF_DATA}>{nameText(deployment.project)} · </bdi>}
                    {whyNotLocated(deployment, digits, ofList)}
                  </Text>
                </button>
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}
