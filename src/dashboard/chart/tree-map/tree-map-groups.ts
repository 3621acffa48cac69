import { treeMapLayout, type Box } from './tree-map-layout.ts';

/** One thing with a size. */
export interface TreeMapItem {
  id: number;
  label: string;
  /** finite and above 0 */
  value: number;
  /** the value with its unit: "122.1 GB" */
  text: string;
  /** items of one group are drawn together, under its name */
  group: string;
}

export interface TreeMapCell extends Box {
  item: TreeMapItem;
}

export interface TreeMapGroup extends Box {
  name: string;
  /** whether the name fits */
  named: boolean;
  cells: readonly TreeMapCell[];
}

/** Pixels of a group's name, and of the gaps between groups and between cells. */
const NAME = 17;
const GAP = 3;
const CELL_GAP = 1;
const LEAST_NAMED = { width: 48, height: 44 };

/** Lays out items by size, those of a group together, largest first; in pixels. */
export function treeMapGroups(items: readonly TreeMapItem[], width: number, height: number): TreeMapGroup[] {
  const byGroup = new Map<string, TreeMapItem[]>();
  for (const item of items.toSorted((a, b) => b.value - a.value)) {
    const members = byGroup.get(item.group);
    if (members === undefined) byGroup.set(item.group, [item]);
    else members.push(item);
  }
  const groups = [...byGroup]
    .map(([name, members]) => ({ name, members, sum: members.reduce((sum, { value }) => sum + value, 0) }))
    .toSorted((a, b) => b.sum - a.sum);
  const boxes = treeMapLayout(
    groups.map(({ sum }) => sum),
    { x: 0, y: 0, width: width + GAP, height: height + GAP },
  );
  return groups.map(({ name, members }, index) => {
    const box = inside(boxes[index], GAP);
    const named = groups.length > 1 && box.width >= LEAST_NAMED.width && box.height >= LEAST_NAMED.height;
    const top = named ? NAME : 0;
    const cells = treeMapLayout(
      members.map(({ value }) => value),
      { x: box.x, y: box.y + top, width: box.width + CELL_GAP, height: box.height - top + CELL_GAP },
    );
    return {
      name,
      named,
      ...box,
      cells: members.map((item, member) => ({ item, ...inside(cells[member], CELL_GAP) })),
    };
  });
}

/** A box without the gap at its right and lower edge. */
function inside(box: Box | undefined, gap: number): Box {
  const { x, y, width, height } = box ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x, y, width: Math.max(0, width - gap), height: Math.max(0, height - gap) };
}
