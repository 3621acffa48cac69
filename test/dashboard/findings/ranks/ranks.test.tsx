import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rankGroup } from '#dashboard/findings/ranks/rank-group.ts';
import { rankSortKey } from '#dashboard/findings/ranks/rank-sort-key.ts';
import { Rank } from '#dashboard/findings/ranks/rank.tsx';
import { words } from '#test/words.ts';

test.each([
  ['SPECIES', 'species'],
  ['species', 'species'],
  [' Subspecies ', 'species'],
  ['FORM', 'species'],
  ['GENUS', 'higher'],
  ['SUPERTRIBE', 'higher'],
  ['UNKNOWN', 'unknown'],
  [' unknown', 'unknown'],
  ['  ', 'unknown'],
])('a taxon of rank "%s" counts as %s', (rank, group) => {
  expect(rankGroup(rank)).toBe(group);
});

test('ranks are sorted from the highest to the lowest, whatever their letters, and unknown ones last', () => {
  const ranks = ['Tribe', 'SPECIES', 'SUPERTRIBE', 'kingdom', 'GENUS', 'Order'];
  const sorted = ranks.toSorted((a, b) => (rankSortKey(a) < rankSortKey(b) ? -1 : 1));
  expect(sorted).toEqual(['kingdom', 'Order', 'Tribe', 'GENUS', 'SPECIES', 'SUPERTRIBE']);
});

test('a rank is shown as the service names it, and null as unknown', () => {
  const { rerender } = render(<Rank rank="SUBTRIBE" />);
  expect(screen.getByText('SUBTRIBE')).toHaveAttribute('lang', 'en');
  rerender(<Rank rank={null} />);
  expect(screen.queryByText('SUBTRIBE')).toBeNull();
  expect(screen.getByText(words.ui.notReported)).toBeInTheDocument();
});
