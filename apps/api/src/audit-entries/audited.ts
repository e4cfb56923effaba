import {
  type Audit,
  auditOf,
  type Operation,
  operationIdOf,
  type Tagged,
} from '@traiteur/contract/statement/operation.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/rows/transactions.ts';
import { type Person, personOf } from '../core/caller.ts';
import type { Context } from '../core/context.ts';
import { Refusal } from '../core/refusal.ts';
import type { Handler } from '../http/handlers.ts';
import { forgetRecord } from './forget-record.ts';
import { keepAuditEntry } from './keep-audit-entry.ts';

type Fields = Record<string, unknown>;

/**
 * The operation's handler, made to leave an audit entry: in the same transaction as the work itself, and with the thing as the operation that
 * it `reads` answers it before, and as it answers itself after. Of a `call` the entry is left first, with what was asked for.
 */
export function audited(noun: Tagged, name: string, handlers: Record<string, Handler>): Handler {
  const { tag, operations } = noun;
  // One handler is listed for each operation; the compiler saw to it where they were written.
  const handler = handlers[name] as Handler;
  const operation = operations[name] as Operation;
  const audit = auditOf(operation);
  if (audit === 'none') return handler;
  const operationId = operationIdOf(noun, name);
  const reading = operation.reads === undefined ? undefined : handlers[operation.reads];
  if (audit === 'call')
    return async (received, context) => {
      // What is not there is refused before anything is kept of the call.
      await reading?.(received, context);
      // Before the answer, which may go on for long: what is read this way is known even when it is never finished.
      const after = filtersIn(received.query);
      const record = subjectOf(undefined, idIn(received.params));
      const entry = { at: context.clock(), by: whoCalls(context), tag, operation: operationId, record, after };
      await keepAuditEntry(context.db, entry);
      return handler(received, context);
    };
  return (received, context) =>
    inTransaction(context.db, async (db) => {
      const within = { ...context, db };
      const before = recordIn(await unlessMissing(reading?.(received, within)));
      const answer = await handler(received, within);
      const after = operation.method === 'DELETE' ? undefined : recordIn(answer);
      const changes = differences(before, after, audit);
      const unchanged = before && after && Object.keys(changes.after ?? {}).length === 0;
      // A repeated key answers the first result, which has its entry already.
      const again = operation.idempotent && !before && after && (await hasEntry(db, tag, operationId, after));
      if (unchanged || again) return answer;
      const record = subjectOf(after ?? before, idIn(received.params));
      const entry = { at: context.clock(), by: whoCalls(context), tag, operation: operationId, record };
      await keepAuditEntry(db, { ...entry, ...changes });
      // Last, so that the entry of the removal itself tells nothing either.
      if (operation.forgets && record) await forgetRecord(db, operation.forgets, record.id);
      return answer;
    });
}

function whoCalls({ caller }: Context): Person {
  if (!caller) throw new Error('a public operation is not audited');
  return personOf(caller);
}

/** Which record a path names. */
const idIn = (params: unknown) => (params as { id?: string | number } | undefined)?.id;

/** The filters of a query; undefined without one. */
function filtersIn(query: unknown): Fields | undefined {
  const filters = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
  return filters.length > 0 ? Object.fromEntries(filters) : undefined;
}

async function hasEntry(db: Kysely<Database>, tag: string, operation: string, record: Fields): Promise<boolean> {
  const entries = db.selectFrom('audit_entries').select('id').where('tag', '=', tag).where('operation', '=', operation);
  const entry = await entries.where('thing_id', '=', String(record['id'])).limit(1).executeTakeFirst();
  return entry !== undefined;
}

/** Undefined for a missing record: the operation itself refuses it. */
const unlessMissing = async (reading: Promise<unknown> | undefined) =>
  reading?.catch((error: unknown) => {
    if (error instanceof Refusal) return undefined;
    throw error;
  });

const recordIn = (answer: unknown): Fields | undefined =>
  answer && typeof answer === 'object' && 'id' in answer ? answer : undefined;

/** The fields that differ; all of them of a record that comes or goes. */
function differences(before: Fields | undefined, after: Fields | undefined, audit: Audit) {
  const all = Object.keys(after ?? before ?? {}).filter((name) => name !== 'id' && name !== 'version');
  const names = typeof audit === 'object' ? audit.only : all;
  const changed = names.filter((name) => JSON.stringify(before?.[name]) !== JSON.stringify(after?.[name]));
  const pick = (record: Fields | undefined) =>
    record && Object.fromEntries(changed.map((name) => [name, record[name]]));
  return { before: pick(before), after: pick(after) };
}

function subjectOf(record: Fields | undefined, idInPath: string | number | undefined) {
  const id = (record?.['id'] as string | number | undefined) ?? idInPath;
  return id === undefined ? undefined : { id: String(id), name: (record && nameOf(record)) ?? null };
}

/** What people call it: its number or its name, in both languages where it has two. */
function nameOf({ number, name, firstName, lastName, code }: Fields): string | undefined {
  if (typeof number === 'string') return number;
  if (name && typeof name === 'object') return [...new Set(Object.values(name))].join(' · ');
  if (typeof firstName === 'string' && typeof lastName === 'string') return `${firstName} ${lastName}`;
  return typeof code === 'string' ? code : undefined;
}
