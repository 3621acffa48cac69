import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { askCredentials } from '#service/load/ask-credentials.ts';
import { logIn } from '#service/load/log-in.ts';
import { FOREIGN_READER, FOREIGN_TOKEN } from '#test/support/foreign/foreign-logins.ts';
import { foreignService } from '#test/support/foreign/foreign-service.ts';

const { signal } = new AbortController();

/** A terminal at which someone types `lines`, each after its question. */
function terminalWith(lines: readonly string[]) {
  const input = Object.assign(new PassThrough(), { isTTY: true });
  const output = new PassThrough().setEncoding('utf8');
  const questions = ['E-mail address: ', 'Password (not shown): '];
  let shown = '';
  output.on('data', (text: string) => {
    shown += text;
    const asked = questions.findIndex((question) => shown.includes(question));
    if (asked === -1) return;
    questions.splice(asked, 1);
    const line = lines[1 - questions.length];
    if (line === undefined) input.end();
    else input.write(`${line}\r`);
  });
  return { input, output, signal, onInterrupt: () => {}, shown: () => shown };
}

test('e-mail address and password are asked for, and the password is not shown', async () => {
  const terminal = terminalWith([FOREIGN_READER.email, FOREIGN_READER.password]);
  expect(await askCredentials(terminal)).toEqual(FOREIGN_READER);
  expect(terminal.shown()).toContain(FOREIGN_READER.email);
  expect(terminal.shown()).not.toContain(FOREIGN_READER.password.slice(0, 4));
});

test('an input that ends before both were given is an error', async () => {
  await expect(askCredentials(terminalWith([FOREIGN_READER.email]))).rejects.toThrow('The input ended before');
});

test('a service gives a token for both, or refuses in its own words', async () => {
  const service = await foreignService();
  try {
    expect(await logIn(service.origin, FOREIGN_READER, { signal })).toBe(FOREIGN_TOKEN);
    const wrong = logIn(service.origin, { ...FOREIGN_READER, password: 'wrong' }, { signal });
    await expect(wrong).rejects.toThrow(/did not log you in: .* 400: .*Unable to log in with provided credentials/);
    await expect(logIn(`${service.origin}/moths`, FOREIGN_READER, { signal })).rejects.toThrow('has no log in with');
  } finally {
    await service.stop();
  }
});
