import type { Locale } from '@traiteur/domain/text/language.ts';
import { scopesOf } from '@traiteur/domain/access/scopes.ts';
import { hasSecondFactor } from '@traiteur/domain/access/second-factor.ts';
import type { Kysely } from 'kysely';
import { builtOnce, type Places } from '../../database/rows/built-once.ts';
import type { Database } from '../../database/schema.ts';
import type { Caller, ClientCaller, StaffCaller } from '../../core/caller.ts';
import { hashOf } from '../../core/tokens.ts';
import { proofColumns, proofsIn } from './proofs.ts';
import { clientToken } from './session-rows.ts';
import { writtenLanguage } from '../../database/rows/written-language.ts';

export async function callerOf(
  db: Kysely<Database>,
  authorization: string | undefined,
  now: Date,
): Promise<Caller | undefined> {
  const token = /^Bearer ([\w.-]{20,200})$/i.exec(authorization ?? '')?.[1];
  if (!token) return undefined;
  const session = { hash: hashOf(token), now };
  return token.startsWith(clientToken) ? clientOf(db, session) : staffOf(db, session);
}

interface SessionKey {
  hash: Buffer;
  now: Date;
}

const staffRows = builtOnce((db, session: Places<SessionKey>) =>
  livingSession(db, session)
    .innerJoin('administrators', 'administrators.id', 'sessions.administrator_id')
    .select(['sessions.id as session_id', 'confirmed_at', 'password_origin', 'administrators.id'])
    .select(['first_name', 'last_name', 'email', 'locale', 'role', 'rights'])
    .select(proofColumns)
    .where('active', '=', true),
);

async function staffOf(db: Kysely<Database>, session: SessionKey): Promise<StaffCaller | undefined> {
  const [row] = await staffRows(db, session);
  if (!row) return undefined;
  const proofs = proofsIn(row);
  return {
    kind: 'staff',
    id: row.id,
    ...personIn(row),
    passwordOrigin: row.password_origin,
    secondFactorMissing: proofs.required && !hasSecondFactor(proofs),
    scopes: scopesOf(row),
  };
}

const clientRows = builtOnce((db, session: Places<SessionKey>) =>
  livingSession(db, session)
    .innerJoin('clients', 'clients.id', 'sessions.client_id')
    .select(['sessions.id as session_id', 'confirmed_at', 'clients.id', 'first_name', 'last_name', 'email'])
    .select(writtenLanguage('clients.locale').as('locale')),
);

async function clientOf(db: Kysely<Database>, session: SessionKey): Promise<ClientCaller | undefined> {
  const [row] = await clientRows(db, session);
  if (!row) return undefined;
  return {
    kind: 'client',
    clientId: row.id,
    ...personIn(row),
  };
}

interface PersonRow {
  session_id: string;
  first_name: string;
  last_name: string;
  email: string;
  locale: Locale;
  confirmed_at: Date;
}

const personIn = (row: PersonRow) => ({
  sessionId: row.session_id,
  name: `${row.first_name} ${row.last_name}`.trim(),
  email: row.email,
  firstName: row.first_name,
  lastName: row.last_name,
  locale: row.locale,
  confirmedAt: row.confirmed_at,
});

const livingSession = (db: Kysely<Database>, { hash, now }: Places<SessionKey>) =>
  db
    .selectFrom('sessions')
    .where('access_hash', '=', hash)
    .where('access_expires_at', '>', now)
    .where('expires_at', '>', now)
    .where('ended_at', 'is', null);
