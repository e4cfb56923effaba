// For people who are locked out: creates an account or sets a new password, whether Traiteur runs or not.
import { existsSync } from 'node:fs';
import type { PasswordOrigin } from '@traiteur/contract/access/administrators.ts';
import type { Kysely } from 'kysely';
import { createAccount, findAccount, resetAccount } from './let-in/account-rows.ts';
import { type Order, orderOf, usage } from './let-in/arguments.ts';
import { askPassword } from './let-in/ask-password.ts';
import { hashPassword } from '../access/administrators/passwords.ts';
import { reachDatabase } from '../database/reach-database.ts';
import type { Database } from '../database/schema.ts';
import { statementsOn } from '../database/rows/statements.ts';
import { readSettings } from '../start/settings.ts';
import { StartError } from '../core/start-error.ts';

type Work = Exclude<Order, { command: 'help' }>;
type Of<Command extends Order['command']> = Extract<Order, { command: Command }>;

const log = (line: string) => console.log(line);

// Exiting this way also stops an embedded server started here.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1));
process.exitCode = await run(process.argv.slice(2));

async function run(args: string[]): Promise<number> {
  try {
    const order = orderOf(args);
    if (order.command === 'help') log(usage);
    else await carryOut(order);
    return 0;
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    console.error(error.message);
    return 1;
  }
}

async function carryOut(order: Work): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const settings = readSettings(process.env);
  const onLost = (sentence: string) => {
    console.error(sentence);
    process.exit(1);
  };
  const { pool, stop } = await reachDatabase({ ...settings, log, onLost });
  try {
    const db = statementsOn(pool);
    await (order.command === 'create' ? create(db, order) : reset(db, order));
  } finally {
    await stop();
  }
}

/** A typed password is the owner's own; a generated one must be replaced. */
function originOf(generate: boolean): PasswordOrigin {
  return generate ? 'given' : 'own';
}

async function create(db: Kysely<Database>, { account, generate }: Of<'create'>): Promise<void> {
  const { email, role, firstName, lastName } = account;
  if (await findAccount(db, email))
    throw new StartError(
      `${email} has an account: "npm run let-in -- reset --email ${email}" gives it a new password.`,
    );
  const password = await askPassword(generate);
  await createAccount(db, { ...account, password }, originOf(generate), new Date());
  log(`${firstName} ${lastName} may sign in as ${email}, with the role ${role}.`);
  if (generate) log(`The password is ${password} (shown this once).`);
}

async function reset(
  db: Kysely<Database>,
  { email, activate, withoutSecondFactor, generate }: Of<'reset'>,
): Promise<void> {
  const account = await findAccount(db, email);
  if (!account) throw new StartError(`${email} has no account: "npm run let-in -- create" makes one.`);
  const password = await askPassword(generate);
  await resetAccount(
    db,
    account,
    { hash: await hashPassword(password), origin: originOf(generate), activate, withoutSecondFactor },
    new Date(),
  );
  log(`${account.first_name} ${account.last_name} has a new password as ${account.email}, and no open session.`);
  if (withoutSecondFactor) log('Nothing is asked for after the password any more.');
  if (generate) log(`The password is ${password} (shown this once).`);
  if (!account.active)
    log(
      activate ? 'The account is active again.' : 'The account is inactive and stays so: --activate lets it sign in.',
    );
}
