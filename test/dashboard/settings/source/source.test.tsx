import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { CopyStatus } from '#contract/copy/copy-status.ts';
import { atRest, pageOfCopy, servedAsCopy, SOURCE } from '#test/dashboard/shell/copy/served-as-copy.ts';
import { wallSeconds } from '#contract/time.ts';
import { viewerClockText } from '#dashboard/ui/text/clock-text.ts';
import { listText } from '#dashboard/ui/text/list-text.ts';
import type { FaultyAnswer, FaultyService } from '#test/support/faulty-service.ts';
import { renderAt } from '#test/support/render-at.tsx';
import { words } from '#test/words.ts';

let status: CopyStatus = atRest;
let service: FaultyService | null = null;
let page: { leave: () => void };

beforeEach(() => {
  status = atRest;
  page = pageOfCopy();
});
afterEach(async () => {
  page.leave();
  await service?.stop();
  service = null;
});

const clock = (timestamp: string) => viewerClockText(wallSeconds(timestamp) * 1_000);
const section = () => within(screen.getByRole('region', { name: words.settings.source }));

/** Opens the settings of a copy, which answers what it is told with `told`. */
async function openSource(told?: (sent: unknown) => FaultyAnswer) {
  service = await servedAsCopy(() => status, told);
  const { user } = renderAt('/settings');
  await screen.findByRole('region', { name: words.settings.source });
  await section().findByText(SOURCE);
  return user;
}

test('Settings names the source, its lists with both counts, what failed and what is not copied', async () => {
  status = {
    ...atRest,
    unreachable_since: '2026-06-12T13:05:00',
    refused_since: '2026-06-12T13:10:00',
    kept: { key: 'much_changed', detail: 'Project 7 is not there any more.', kept_at: '2026-06-12T12:40:00' },
    lists: [...atRest.lists, { list: 'captures', here: 60, there: 62, set_aside: 2 }],
    failures: [{ at: '2026-06-12T11:00:00', reason: 'events/?offset=200 was answered with 503.' }],
  };
  await openSource();
  const table = within(section().getByRole('table', { name: words.source.lists }));
  const cells = table.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(cells.slice(1)).toEqual([
    [words.copy.lists.deployments, '24', '24', words.source.differs(0), '0'],
    [words.copy.lists.events, '4,290', '4,312', words.source.differs(-19), '3'],
    [words.copy.lists.captures, '60', '62', words.source.differs(0), '2'],
  ]);
  expect(section().getByText(words.source.awaySince(clock('2026-06-12T13:05:00')))).toBeVisible();
  expect(section().getByText(words.source.refusedSince(clock('2026-06-12T13:10:00')))).toBeVisible();
  expect(section().getByText('Project 7 is not there any more.').parentElement).toHaveTextContent(
    words.source.keptAsOf(clock(atRest.as_of ?? '')),
  );
  expect(section().getByText(/503/)).toBeVisible();
  expect(
    section().getByText(words.source.notCopied(listText([words.copy.uncopied.exports, words.copy.uncopied.users]))),
  ).toBeVisible();
  expect(section().getByText('noctuary copy status')).toBeVisible();
});

test('the copy is paused and goes on, by one button that keeps the focus, and a refusal is shown', async () => {
  const sent: unknown[] = [];
  let isRefused = false;
  const user = await openSource((request) => {
    sent.push(request);
    if (isRefused) return { status: 503, body: { detail: 'The database is busy.' } };
    status = { ...atRest, phase: status.phase === 'paused' ? 'waiting' : 'paused' };
    return { body: status };
  });
  await user.click(section().getByRole('button', { name: words.source.pause }));
  const goOn = await section().findByRole('button', { name: words.source.goOn });
  expect(goOn).toHaveFocus();
  expect(section().getByText(words.source.phases.paused)).toBeVisible();
  expect(section().getByRole('button', { name: words.source.lookNow })).toBeDisabled();
  await user.click(goOn);
  await section().findByText(words.source.phases.waiting);
  isRefused = true;
  await user.click(section().getByRole('button', { name: words.source.lookNow }));
  expect(await section().findByRole('alert')).toHaveTextContent('The database is busy.');
  expect(sent).toEqual([{ do: 'pause' }, { do: 'go_on' }, { do: 'look' }]);
});

test('a question is answered by buttons that say what they do', async () => {
  const sent: unknown[] = [];
  const asked: CopyStatus = {
    ...atRest,
    phase: 'asking',
    question: {
      key: 'much_changed',
      detail: '80 of 90 sessions have other names.',
      names: ['Night 7', 'Night 7', 'Night 8'],
      list: 'events',
      asked_at: '2026-06-12T12:40:00',
    },
  };
  status = asked;
  const user = await openSource((request) => {
    sent.push(request);
    status = atRest;
    return { body: status };
  });
  const name = words.source.muchChanged(words.copy.lists.events);
  const question = within(section().getByRole('region', { name }));
  expect(question.getByText('80 of 90 sessions have other names.')).toBeVisible();
  expect(question.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Night 7',
    'Night 7',
    'Night 8',
  ]);
  await user.click(question.getByRole('button', { name: words.source.keep }));
  await waitFor(() => expect(section().queryByRole('region', { name })).toBeNull());
  expect(sent).toEqual([{ do: 'answer', question: 'much_changed', asked_at: '2026-06-12T12:40:00', answer: 'keep' }]);
});

test('readers without the permission are told so, and have no buttons', async () => {
  const question: CopyStatus['question'] = {
    key: 'project_gone',
    detail: '',
    names: [],
    list: null,
    asked_at: '2026-06-12T12:40:00',
  };
  status = { ...atRest, phase: 'asking', question, user_permissions: [] };
  await openSource();
  expect(section().getByText(words.source.mayNotAnswer)).toBeVisible();
  expect(section().getByText(words.source.mayNotChange)).toBeVisible();
  expect(section().queryAllByRole('button')).toEqual([]);
});
