import { parseArgs } from 'node:util';
import { type AdministratorInput, administratorInput } from '@traiteur/contract/access/administrators.ts';
import { faultsOf } from '@traiteur/contract/wire/faults.ts';
import { email } from '@traiteur/contract/statement/fields.ts';
import { roles } from '@traiteur/domain/access/scopes.ts';
import { StartError } from '../../core/start-error.ts';

export const usage = `npm run let-in -- create --email somebody@example.com --first-name Karim --last-name Benali [--role owner] [--locale fr]
npm run let-in -- reset --email somebody@example.com [--activate] [--without-second-factor]

create makes an account, reset gives one a new password and ends its sessions; --without-second-factor also removes
what was asked for after the password, from somebody who lost it.
The password is asked for, or read from standard input; --generate makes one and prints it.
--role: ${roles.join(', ')}. --locale: fr, en.`;

export type Order =
  | { command: 'create'; account: Omit<AdministratorInput, 'password'>; generate: boolean }
  | { command: 'reset'; email: string; activate: boolean; withoutSecondFactor: boolean; generate: boolean }
  | { command: 'help' };

const options = {
  email: { type: 'string' },
  'first-name': { type: 'string' },
  'last-name': { type: 'string' },
  role: { type: 'string' },
  locale: { type: 'string' },
  activate: { type: 'boolean', default: false },
  'without-second-factor': { type: 'boolean', default: false },
  generate: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/** Throws StartError with a sentence per missing or wrong argument. */
export function orderOf(args: string[]): Order {
  const { values, positionals } = readArguments(args);
  const { activate, generate, ...options } = values;
  if (options.help) return { command: 'help' };
  const [command, ...more] = positionals;
  if (more.length > 0) throw new StartError(`${more.join(' ')} is one word too many.\n\n${usage}`);
  if (command === 'create') return { command, account: accountIn(options), generate };
  if (command === 'reset') {
    const withoutSecondFactor = options['without-second-factor'];
    return { command, email: emailIn(options.email), activate, withoutSecondFactor, generate };
  }
  throw new StartError(usage);
}

function readArguments(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new StartError(`${(error as Error).message}\n\n${usage}`, { cause: error });
  }
}

type AccountOptions = { [Name in 'email' | 'first-name' | 'last-name' | 'role' | 'locale']?: string | undefined };

const optionOf: Readonly<Record<string, string>> = { firstName: 'first-name', lastName: 'last-name' };

const sentences: Readonly<Record<string, string>> = {
  email: '--email must be an e-mail address.',
  role: `--role must be one of ${roles.join(', ')}.`,
  locale: '--locale must be fr or en.',
};

function accountIn(options: AccountOptions) {
  const read = administratorInput.safeParse(
    {
      email: options.email,
      firstName: options['first-name'],
      lastName: options['last-name'],
      role: options.role ?? 'owner',
      locale: options.locale ?? 'fr',
      active: true,
      password: '',
    },
    { reportInput: true },
  );
  if (!read.success) throw new StartError(faultsOf(read.error.issues).map(sentenceOf).join('\n'));
  return read.data;
}

function sentenceOf({ field, code }: { field: string; code: string }): string {
  const option = `--${optionOf[field] ?? field}`;
  if (code === 'required') return `${option} is missing.`;
  return sentences[field] ?? `${option} is ${code === 'too-long' ? 'too long' : 'wrong'}.`;
}

function emailIn(text: string | undefined): string {
  if (text === undefined) throw new StartError('--email is missing.');
  if (!email.safeParse(text).success) throw new StartError('--email must be an e-mail address.');
  return text;
}
