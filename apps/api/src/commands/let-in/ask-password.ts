import { randomBytes } from 'node:crypto';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { newPassword, shortestPassword } from '@traiteur/contract/access/administrators.ts';
import { isEasyPassword } from '../../access/administrators/password-strength.ts';
import { StartError } from '../../core/start-error.ts';

/** Random, or typed twice on a terminal, or the first line of standard input. Throws StartError for a bad password. */
export async function askPassword(generate: boolean): Promise<string> {
  if (generate) return randomBytes(12).toString('base64url');
  const password = process.stdin.isTTY ? await typedTwice() : firstLineOf(await text(process.stdin));
  if (password === '')
    throw new StartError('No password was given: type one, pipe one in, or let --generate make one.');
  if (!newPassword.safeParse(password).success)
    throw new StartError(`A password has ${shortestPassword} to 200 characters.`);
  if (await isEasyPassword(password))
    throw new StartError('This password is too easy to guess: add words that have nothing to do with each other.');
  return password;
}

const firstLineOf = (input: string) => /^[^\r\n]*/.exec(input)?.[0] ?? '';

async function typedTwice(): Promise<string> {
  const unseen = new Writable({ write: (_, __, callback) => callback() });
  // One interface for both lines, made before the first question: between two of them the terminal would echo the
  // password.
  const terminal = createInterface({ input: process.stdin, output: unseen, terminal: true });
  const lines = terminal[Symbol.asyncIterator]();
  try {
    const first = await answer('New password: ', lines);
    if (first !== (await answer('Once more: ', lines)))
      throw new StartError('The two passwords differ: nothing was changed.');
    return first;
  } finally {
    terminal.close();
  }
}

async function answer(question: string, lines: AsyncIterator<string, undefined>): Promise<string> {
  process.stdout.write(question);
  const { value } = await lines.next();
  process.stdout.write('\n');
  if (value === undefined) throw new StartError('Nothing was changed.');
  return value;
}
