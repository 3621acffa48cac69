import { SegmentedControl } from '#dashboard/ui/controls/segmented-control.tsx';
import { useMessages } from '#dashboard/ui/language/use-messages.ts';
import { uiMessages } from '#dashboard/ui/messages/ui-messages.ts';

interface ViewSwitchProps<View extends string> {
  view: View;
  /** the label of each, in their sequence */
  views: Readonly<Record<View, string>>;
  onChange: (view: View) => void;
}

/** The choice between the views of a page. */
export function ViewSwitch<View extends string>({ view, views, onChange }: ViewSwitchProps<View>) {
  const words = useMessages(uiMessages);
  const data = (Object.entries(views) as [View, string][]).map(([value, label]) => ({ value, label }));
  return <SegmentedControl aria-label={words.view} value={view} onChange={onChange} data={data} />;
}
