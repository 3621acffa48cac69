import { expect, test } from 'vitest';
import { limiter, type TaskOptions } from '#contract/limiter.ts';

/** A limiter whose tasks the test ends, and the names of those that have begun. */
function limited(most: number) {
  const { run, rejectQueued } = limiter(most);
  const begun: string[] = [];
  const begin = (name: string, options?: TaskOptions) => {
    let end = (): void => {};
    const ended = new Promise<string>((resolve) => {
      end = () => resolve(`${name} has ended`);
    });
    const task = () => {
      begun.push(name);
      return ended;
    };
    return { done: run(task, options), end: () => end() };
  };
  return { begin, begun, rejectQueued };
}

test('tasks run as many at a time as may, in the sequence of their calls, and urgent ones before the others', async () => {
  const { begin, begun } = limited(2);
  const [first, second, third, fourth] = [begin('1'), begin('2'), begin('3'), begin('4', {})];
  const urgent = begin('urgent', { urgent: true });
  expect(begun).toEqual(['1', '2']);
  first.end();
  await expect.poll(() => begun).toEqual(['1', '2', 'urgent']);
  second.end();
  await expect.poll(() => begun).toEqual(['1', '2', 'urgent', '3']);
  urgent.end();
  await expect.poll(() => begun).toEqual(['1', '2', 'urgent', '3', '4']);
  for (const { end } of [third, fourth]) end();
  expect(await Promise.all([first, second, third, fourth, urgent].map(({ done }) => done))).toEqual([
    '1 has ended',
    '2 has ended',
    '3 has ended',
    '4 has ended',
    'urgent has ended',
  ]);
});

test('a task that is aborted in the queue never starts, and the others keep their places', async () => {
  const { begin, begun } = limited(1);
  const stop = new AbortController();
  const [first, second, aborted, last] = [
    begin('1'),
    begin('2'),
    begin('aborted', { signal: stop.signal }),
    begin('3'),
  ];
  stop.abort(new Error('The page was left.'));
  await expect(aborted.done).rejects.toThrow('The page was left.');
  for (const { end } of [first, second, last]) end();
  await Promise.all([first.done, second.done, last.done]);
  expect(begun).toEqual(['1', '2', '3']);
});

test('a task that is aborted before never starts, and one that has started is not stopped', async () => {
  const { begin, begun } = limited(1);
  const stop = new AbortController();
  const started = begin('started', { signal: stop.signal });
  stop.abort(new Error('The page was left.'));
  await expect(begin('late', { signal: stop.signal }).done).rejects.toThrow('The page was left.');
  started.end();
  expect(await started.done).toBe('started has ended');
  expect(begun).toEqual(['started']);
});

test('an abort after the start of a queued task changes nothing in the queue', async () => {
  const { begin, begun } = limited(1);
  const stop = new AbortController();
  const [first, second, third] = [begin('1'), begin('2', { signal: stop.signal }), begin('3')];
  first.end();
  await expect.poll(() => begun).toEqual(['1', '2']);
  stop.abort(new Error('The page was left.'));
  second.end();
  third.end();
  expect(await Promise.all([second.done, third.done])).toEqual(['2 has ended', '3 has ended']);
});

test('the queue is rejected as a whole, and later tasks run', async () => {
  const { begin, begun, rejectQueued } = limited(1);
  const [first, second, third] = [begin('1'), begin('2'), begin('3', { signal: new AbortController().signal })];
  rejectQueued(new Error('no answer'));
  await expect(second.done).rejects.toThrow('no answer');
  await expect(third.done).rejects.toThrow('no answer');
  const later = begin('later');
  first.end();
  later.end();
  expect(await Promise.all([first.done, later.done])).toEqual(['1 has ended', 'later has ended']);
  expect(begun).toEqual(['1', 'later']);
});
