import { expect, test } from 'vitest';
import type { Deployment } from '#contract/records/deployment.ts';
import { deploymentStatuses } from '#dashboard/findings/deployment-status.ts';
import { messages as french } from '#dashboard/findings/messages/fr.ts';
import { dayOfIso } from '#contract/time.ts';
import { madeDeployment, madeProjectSummary } from '#test/support/made-deployment.ts';
import { words } from '#test/words.ts';

const TODAY = '2025-08-10';

/** Traps of one project with these last dates; null: of a project that is not reported. */
function traps(project: number | null, dates: readonly (string | null)[]): Deployment[] {
  return dates.map((last_date, index) =>
    madeDeployment((project ?? 0) * 100 + index, {
      last_date,
      project: project === null ? null : madeProjectSummary(project, 'Project'),
    }),
  );
}

function statuses(deployments: readonly Deployment[], today = TODAY): string[] {
  const { of } = deploymentStatuses(deployments, dayOfIso(today) ?? 0, words.findings);
  return deployments.map((one) => of(one));
}

test('a trap is silent after 30 days while at least half of its project’s traps continue', () => {
  const going = ['2025-08-10', '2025-08-09', '2025-08-08'];
  // The reference is the second newest of four, the third of five.
  expect(statuses(traps(1, [...going, '2025-07-11']))).toEqual(['current', 'current', 'current', 'current']);
  expect(statuses(traps(1, [...going, '2025-07-10']))).toEqual(['current', 'current', 'current', 'silent']);
  expect(statuses(traps(1, [...going, '2025-07-09', '2025-07-08']))).toEqual([
    'current',
    'current',
    'current',
    'silent',
    'silent',
  ]);
});

test('the sequence of the traps does not matter', () => {
  expect(statuses(traps(1, ['2025-07-10', '2025-08-08', '2025-08-09', '2025-08-10']))).toEqual([
    'silent',
    'current',
    'current',
    'current',
  ]);
});

test('when most traps of a project are taken down, only those that stopped before most are silent', () => {
  const autumn = ['2025-10-31', '2025-10-20', '2025-10-01', '2025-09-25', '2025-09-20', '2025-09-02', '2025-09-01'];
  expect(statuses(traps(1, autumn), '2025-11-01')).toEqual([
    'current',
    'current',
    'current',
    'current',
    'current',
    'current',
    'current',
  ]);
  expect(statuses(traps(1, [...autumn.slice(0, 6), '2025-08-26']), '2025-11-01').at(-1)).toBe('silent');
});

test('a trap more than 120 days behind its project has ended and does not count for the others', () => {
  const dates = ['2025-08-10', '2025-04-12', '2025-04-11', '2024-10-30', '2024-10-29'];
  expect(statuses(traps(1, dates))).toEqual(['current', 'silent', 'ended', 'ended', 'ended']);
});

test('all traps of a project have ended once it has no capture in the 30 days before the newest of all projects', () => {
  const going = traps(1, ['2025-08-10', '2025-08-09']);
  expect(statuses([...going, ...traps(2, ['2025-07-11', '2025-07-01', null])])).toEqual([
    'current',
    'current',
    'current',
    'current',
    'no captures',
  ]);
  expect(statuses([...going, ...traps(2, ['2025-07-10', '2025-07-01', null])])).toEqual([
    'current',
    'current',
    'ended',
    'ended',
    'no captures',
  ]);
});

test('for a year the reference date is the newest capture, then today', () => {
  const archive = traps(1, ['2025-08-10', '2025-08-09', '2025-07-01']);
  expect(statuses(archive, '2026-08-10')).toEqual(['current', 'current', 'silent']);
  expect(statuses(archive, '2026-08-11')).toEqual(['ended', 'ended', 'ended']);
});

test('a camera whose clock is ahead makes no other trap silent or ended', () => {
  const ahead = [...traps(1, ['2031-01-01', '2025-08-10', '2025-07-10']), ...traps(2, ['2025-08-01'])];
  expect(statuses(ahead)).toEqual(['current', 'current', 'silent', 'current']);
  // A trap further east may already have tomorrow’s date.
  expect(statuses(traps(1, ['2025-08-11', '2025-07-12']))).toEqual(['current', 'silent']);
});

test('a camera whose clock is ahead is current, alone in its project and in one that is over', () => {
  const going = traps(1, ['2025-08-10']);
  expect(statuses([...going, ...traps(2, ['2031-01-01'])])).toEqual(['current', 'current']);
  expect(statuses([...going, ...traps(2, ['2031-01-01', '2025-01-01'])])).toEqual(['current', 'current', 'ended']);
});

test('traps whose project is not reported are compared with each other', () => {
  const going = ['2025-08-10', '2025-08-09', '2025-07-10'];
  expect(statuses([...traps(null, going), ...traps(2, ['2025-07-01'])])).toEqual([
    'current',
    'current',
    'silent',
    'ended',
  ]);
});

test('the definitions have the numbers and the reference date', () => {
  const at = (today: string) =>
    deploymentStatuses(traps(1, ['2025-08-10']), dayOfIso(today) ?? 0, words.findings).definitions;
  expect(at(TODAY).silent).toBe(words.findings.silent('30'));
  expect(at(TODAY).ended).toBe(words.findings.ended('30', '120'));
  expect(at('2025-09-10').ended).toBe(words.findings.endedAt('30', '120', '10 Aug 2025'));
});

test('the definitions are in the language of the page', () => {
  const { definitions } = deploymentStatuses(traps(1, ['2025-08-10']), dayOfIso(TODAY) ?? 0, french);
  expect(definitions.silent).toBe(french.silent('30'));
  expect(definitions.current).toBe(french.current);
});

test('an empty list has no statuses, and a single deployment has one', () => {
  expect(statuses([])).toEqual([]);
  expect(statuses(traps(1, [null]))).toEqual(['no captures']);
  expect(statuses(traps(1, ['2025-01-01']))).toEqual(['current']);
});
