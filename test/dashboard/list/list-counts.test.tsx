import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { loadedFrom } from '#test/support/dashboard-setup.ts';
import { faultyEvents, type EventFaults } from '#test/support/faulty-events.ts';
import { faultyService, pageOf, type FaultyService } from '#test/support/faulty-service.ts';
import { madeEvents } from '#test/support/made-event.ts';
import { renderAt } from '#test/support/render-at.tsx';
import { textPattern, words } from '#test/words.ts';

let service: FaultyService | undefined;
afterEach(() => service?.stop());

async function opened(address: string, events: readonly object[], faults: EventFaults = {}) {
  service = await faultyEvents(events as Parameters<typeof faultyEvents>[0], faults);
  loadedFrom(service.origin);
  return renderAt(address);
}

const noun = { one: words.sessions.session, many: words.sessions.sessions };

/** Sessions without their identity. */
const broken = (count: number) => madeEvents(count).map((event) => ({ ...event, deployment: null }));
const WHY = textPattern(`${words.list.unreadable(600, noun)} deployment: §. ${words.list.dataProblems}`);

test('a count that is too low: the list has all sessions, says how many and what the server counted', async () => {
  await opened('/sessions', madeEvents(600), { counts: () => 300 });
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('600 of 600 sessions'));
  expect(screen.getByText(words.list.uncounted('600', noun.many, '300'))).toBeVisible();
  expect(
    screen.getByText(textPattern(`600 of 600 · § ${words.list.all(600, noun)} · ${words.list.updated('§')}`)),
  ).toBeVisible();
});

test('the same for one project', async () => {
  await opened('/sessions?project=1', madeEvents(600), { counts: () => 300 });
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('600 of 600 sessions'));
  expect(new Set(service?.requests.filter((one) => one.startsWith('events/?')).map(projectOf))).toEqual(new Set(['1']));
});

test('the overview counts all of them too, and says that a count it asked for is too low', async () => {
  service = await faultyService((path, query) => {
    const page = pageOf(madeEvents(600), query);
    const body = { ...(page.body as object), count: 300 };
    if (path === 'events/') return { body };
    return path === 'taxa/'
      ? { body: { ...body, results: query.get('offset') === '301' ? [] : [{ id: 1 }] } }
      : pageOf([], query);
  });
  loadedFrom(service.origin);
  renderAt('/');
  const totals = await screen.findByLabelText(words.overview.totals);
  await waitFor(() =>
    expect(within(totals).getByRole('link', { name: 'Sessions' }).closest('div')).toHaveTextContent('600'),
  );
  expect(screen.getAllByText(words.overview.countDiffers(words.overview.counts.sessions(600), '300'))[0]).toBeVisible();
});

test('a count by one record checks for a further page, and shows that there are more', async () => {
  service = await faultyService((path, query) =>
    path === 'taxa/'
      ? { body: { count: 300, next: null, previous: null, results: [{ id: Number(query.get('offset') ?? 0) }] } }
      : pageOf([], query),
  );
  loadedFrom(service.origin);
  renderAt('/');
  expect(await screen.findByText(words.overview.hasMore)).toBeVisible();
  const totals = screen.getByLabelText(words.overview.totals);
  expect(within(totals).getByRole('link', { name: 'Taxa' }).closest('div')).toHaveTextContent(
    words.overview.moreThan('300'),
  );
});

test.each(['/sessions', '/sessions?captures_count=5..'])(
  '%s: if all sessions were set aside, the list says so and links to the data problems',
  async (address) => {
    const { user } = await opened(address, broken(600));
    expect(
      await screen.findByText((_text, element) => element?.tagName === 'DIV' && WHY.test(element.textContent)),
    ).toBeVisible();
    expect(screen.queryByText(words.list.noRecords('sessions'))).toBeNull();
    await user.click(screen.getByRole('link', { name: words.list.dataProblems }));
    expect(await screen.findByRole('region', { name: words.settings.dataProblems })).toHaveAttribute(
      'id',
      'data-problems',
    );
  },
);

test('the same in the calendar, and the overview does not count them as none', async () => {
  await opened('/sessions?view=calendar', broken(600));
  expect(
    await screen.findByText((_text, element) => element?.tagName === 'P' && WHY.test(element.textContent)),
  ).toBeVisible();
});

test('the overview says how many sessions its numbers leave out', async () => {
  await opened('/', broken(600));
  const leftOut = words.overview.leftOutUnreadable('600', words.overview.counts.sessions(600));
  expect((await screen.findAllByText((text) => text.startsWith(leftOut)))[0]).toBeVisible();
  const totals = screen.getByLabelText(words.overview.totals);
  const figure = within(totals).getByRole('link', { name: 'Sessions' }).closest('div');
  expect(figure).toHaveTextContent('600');
  expect(figure).toHaveTextContent(words.overview.unreadable(600));
  expect(screen.queryByText(words.overview.noSessions)).toBeNull();
});

test('sessions that are counted but not sent are not shown as an empty list', async () => {
  await opened('/sessions', [], { counts: () => 600 });
  expect(await screen.findByText(words.list.notSent(600, noun))).toBeVisible();
  expect(screen.queryByText(words.list.noRecords('sessions'))).toBeNull();
});

test('a list without records still shows that it is empty', async () => {
  await opened('/sessions', []);
  expect((await screen.findAllByText(words.list.noRecords('sessions')))[0]).toBeVisible();
});

function projectOf(request: string): string | null {
  return new URLSearchParams(request.split('?')[1]).get('project_id');
}
