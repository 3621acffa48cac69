import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { located } from '#dashboard/map/located.ts';
import { renderAt } from '#test/support/render-at.tsx';

const AT = '/deployments?project=2&view=table&columns=name,latitude,longitude&selected=36';

test('places are shown as they are until they are asked to be rounded; then nothing shows more digits', async () => {
  const { user } = renderAt(AT);
  const table = await screen.findByRole('table', { name: 'Deployments' });
  await within(table).findByText(/sorted here/);
  const digitsShown = () =>
    new Set(
      [...table.querySelectorAll('tbody td')].flatMap(({ textContent }) =>
        /^-?\d+\.\d+$/.test(textContent) ? [textContent.split('.')[1]?.length] : [],
      ),
    );
  const panel = screen.getByRole('region', { name: 'Selected deployment' });
  expect(digitsShown()).toEqual(new Set([4]));
  expect(panel).toHaveTextContent(/-?\d+\.\d{4}, -?\d+\.\d{4}/);
  expect(screen.queryByText(/^Places are rounded/)).not.toBeInTheDocument();

  await user.selectOptions(screen.getByRole('combobox', { name: 'Places' }), 'Within 1,570 m');
  expect(screen.getByText(/^Places are rounded: each may stand up to 1,570 m/)).toBeInTheDocument();
  expect(digitsShown()).toEqual(new Set([2]));
  expect(panel).toHaveTextContent(/-?\d+\.\d{2}, -?\d+\.\d{2}(?!\d)/);
  await user.click(screen.getByRole('button', { name: /^Download/ }));
  expect(await screen.findByText(/^Places are rounded, each by up to 1,570 m; the file’s name says so/)).toBeVisible();
});

test('what was chosen holds on other pages and for the next visit, and is taken back in Settings', async () => {
  localStorage.setItem('noctuary-place-digits', '1');
  const { user } = renderAt('/settings');
  const choice = await screen.findByRole('combobox', { name: 'Places' });
  expect(choice).toHaveValue('1');
  expect(screen.getByText(/^Stored: .*how exact places are/)).toBeInTheDocument();
  await user.selectOptions(choice, 'Exact places');
  expect(localStorage.getItem('noctuary-place-digits')).not.toBe('1');
});

test('what is no location stays none, and a place that rounds to 0.0, 0.0 stays one', () => {
  expect(located({ latitude: 0, longitude: 0 }, 1)).toBeNull();
  expect(located({ latitude: 0.004, longitude: -0.004 }, 2)).not.toBeNull();
  expect(located({ latitude: 45.12345, longitude: -72.98765 }, 3)).toEqual({ latitude: 45.123, longitude: -72.988 });
});
