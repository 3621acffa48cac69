import { createInterface } from 'node:readline/promises';
import { Writable, type Readable } from 'node:stream';
import { LoadError } from './load-error.ts';

export interface Credentials {
  email: string;
  password: string;
}

interface Terminal {
  input: Readable & { isTTY?: boolean };
  output: Writable;
  signal: AbortSignal;
  /** called for Ctrl C, which the terminal does not turn into a signal meanwhile */
  onInterrupt: () => void;
}

/**
 * Asks for an e-mail address and a password on the terminal. The password is not shown.
 *
 * @throws LoadError where there is no terminal, or it ends before both are there; the signal's reason where it was aborted
 */
export async function askCredentials(terminal: Terminal): Promise<Credentials> {
  if (terminal.input.isTTY !== true) {
    throw new LoadError(
      '--login asks for an e-mail address and a password, and there is no terminal to ask on: give a --token.',
    );
  }
  const email = (await askLine('E-mail address: ', terminal, true)).trim();
  const password = await askLine('Password (not shown): ', terminal, false);
  return { email, password };
}

async function askLine(question: string, terminal: Terminal, isShown: boolean): Promise<string> {
  const { input, output, signal, onInterrupt } = terminal;
  // As a terminal, readline switches its echo off and writes itself what is typed.
  const echo = isShown ? output : new Writable({ write: (_chunk, _encoding, done) => done() });
  if (!isShown) output.write(question);
  const lines = createInterface({ input, output: echo, terminal: true, historySize: 0 });
  lines.on('SIGINT', onInterrupt);
  try {
    return await new Promise<string>((resolve, reject) => {
      lines.once('close', () => reject(new LoadError('The input ended before both were given.')));
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
      lines.question(isShown ? question : '').then(resolve, reject);
    });
  } finally {
    lines.close();
    if (!isShown) output.write('\n');
  }
}
