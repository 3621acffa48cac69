import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { uiMessages } from '#dashboard/ui/messages/ui-messages.ts';

/** An unknown value: a dash with the reason as a tooltip. Null is not zero. */
export function Unknown({ why: given }: { why?: string }) {
  const words = useMessages(uiMessages);
  const why = given ?? words.notReported;
  return (
    <span title={why}>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{why}</span>
    </span>
  );
}
