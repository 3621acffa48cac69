import { SegmentedControl } from '@mantine/core';

interface ViewSwitchProps<View extends string> {
  view: View;
  /** the label of each, in their order */
  views: Readonly<Record<View, string>>;
  onChange: (view: View) => void;
}

/** The choice between the views of a page. */
export function ViewSwitch<View extends string>({ view, views, onChange }: ViewSwitchProps<View>) {
  const data = (Object.entries(views) as [View, string][]).map(([value, label]) => ({ value, label }));
  return <SegmentedControl size="xs" aria-label="View" value={view} onChange={onChange} data={data} />;
}
