import classes from './new-export.module.css';
import type { OrderFaults } from './order-faults.ts';
import { postFailureText } from './post-failure-text.ts';

/** Why an export was not ordered, where that does not stand beside a field. */
export function OrderProblem({ error, faults: { beside, others } }: { error: Error; faults: OrderFaults }) {
  const isBeside = Object.keys(beside).length > 0;
  return (
    <div role="alert" className={classes.problem}>
      <p>
        The export was not ordered.{' '}
        {isBeside ? 'What is wrong stands beside the fields.' : postFailureText(error, 'making exports')}
      </p>
      {isBeside && others.length > 0 && (
        <ul>
          {others.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
