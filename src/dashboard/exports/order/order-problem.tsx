import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { exportsMessages } from '#dashboard/exports/messages/exports-messages.ts';
import { orderMessages } from './messages/order-messages.ts';
import classes from './new-export.module.css';
import type { OrderFaults } from './order-faults.ts';
import { postFailureText } from './post-failure-text.ts';

/** Errors of an export request that are not shown beside a field. */
export function OrderProblem({
  error,
  faults: { beside, publication, others },
}: {
  error: Error;
  faults: OrderFaults;
}) {
  const words = useMessages(orderMessages);
  const pageWords = useMessages(exportsMessages);
  const isBeside = Object.keys({ ...beside, ...publication }).length > 0;
  return (
    <div role="alert" className={classes.problem}>
      <p>{words.notOrdered(isBeside ? words.besideFields : postFailureText(error, 'order', pageWords))}</p>
      {isBeside && others.length > 0 && (
        <ul>
          {others.map((text) => (
            <li key={text} lang="en">
              {text}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
