import {
  type Audit,
  auditOf,
  loggedAs,
  type Operation,
  type RecordName,
  type Tagged,
} from '@traiteur/contract/statement/operation.ts';
import { isForContact } from '@traiteur/contract/statement/fields.ts';
import { inTransaction } from '../../database/rows/transactions.ts';
import { type Person, personOf } from '../../core/caller.ts';
import type { Context } from '../../core/context.ts';
import { Refusal } from '../../core/refusal.ts';
import { isRepeat } from '../../core/repeats.ts';
import type { Handler, ListedHandlers } from '../../http/handlers.ts';
import { forgetRecord } from './forget-record.ts';
import { insertAuditEntry } from './insert-audit-entry.ts';

type Fields = Record<string, unknown>;

/**
 * The entry is inserted in the transaction of the work; for a `call` it comes first, with the filters asked for.
 * `getterOf`: what reads a record of the noun with that tag, for operations that log another one than they answer.
 */
export function withAuditEntry(
  noun: Tagged,
  name: string,
  listedHandlers: ListedHandlers,
  getterOf?: (tag: string) => Handler,
): Handler {
  const { operations } = noun;
  // The compiler cannot type handlers in a list: the caller passes the input of the right operation.
  const handlers = listedHandlers as Record<string, Handler>;
  const handler = handlers[name] as Handler;
  const operation = operations[name] as Operation;
  const audit = auditOf(operation);
  if (audit === 'none') return handler;
  const logged = loggedAs(noun, name);
  const isOwnAccess = operation.scope === 'signed-in';
  const reading = operation.reads === undefined ? undefined : handlers[operation.reads];
  if (audit === 'call')
    return async (input, context) => {
      // Refuses a missing record before the entry is inserted.
      await reading?.(input, context);
      // Before the answer: a long read leaves its entry even when it never finishes.
      const filters = filtersIn(input.query, operation);
      const record = subjectOf(undefined, idIn(input.params));
      const entry = { at: context.clock(), by: whoCalls(context), ...logged, record, after: filters };
      await insertAuditEntry(context.db, entry);
      return handler(input, context);
    };
  const loggedRecord = typeof audit === 'object' ? audit.record : undefined;
  const getter = loggedRecord && getterOf?.(logged.tag);
  if (loggedRecord && !getter) throw new Error(`nothing reads the record that ${name} logs`);
  const keepsFields = typeof audit !== 'object' || audit.only.length > 0;
  return (input, context) => {
    // Only staff sign-ins are audited: those of clients are many, and private.
    if (isOwnAccess && context.caller?.kind === 'client') return handler(input, context);
    return inTransaction(context.db, async (db) => {
      const within = { ...context, db };
      const readAtHouse = (id: unknown) => unlessMissing(getter?.({ params: { id }, query: undefined }, within));
      const ownId = loggedRecord === 'caller' ? ownRecordIdOf(context) : undefined;
      const previousFields = recordIn(
        await (ownId === undefined ? unlessMissing(reading?.(input, within)) : readAtHouse(ownId)),
      );
      const answer = await handler(input, within);
      if (isRepeat(answer)) return answer;
      if (loggedRecord === 'answers') {
        for (const { id } of (answer as { items: readonly Fields[] }).items) {
          const { after } = changedFields(undefined, recordIn(await readAtHouse(id)), audit);
          const record = subjectOf(recordIn(await readAtHouse(id)), undefined, noun.named);
          await insertAuditEntry(db, { at: context.clock(), by: whoCalls(context), ...logged, record, after });
        }
        return answer;
      }
      const answeredFields = operation.method === 'DELETE' ? undefined : recordIn(answer);
      const newFields = getter ? recordIn(await readAtHouse(ownId ?? answeredFields?.['id'])) : answeredFields;
      const changes = changedFields(previousFields, newFields, audit);
      const isUnchanged = keepsFields && previousFields && newFields && Object.keys(changes.after ?? {}).length === 0;
      if (isUnchanged) return answer;
      const record = subjectOf(newFields ?? previousFields, ownId ?? idIn(input.params), noun.named);
      const entry = { at: context.clock(), by: whoCalls(context), ...logged, record };
      await insertAuditEntry(db, { ...entry, ...changes });
      // Last, so that the entry of the removal itself is blanked too.
      if (operation.forgets && record) await forgetRecord(db, operation.forgets, record.id);
      return answer;
    });
  };
}

function whoCalls({ caller }: Context): Person {
  if (!caller) throw new Error('a public operation is not audited');
  return personOf(caller);
}

function ownRecordIdOf({ caller }: Context): number {
  if (caller?.kind !== 'client') throw new Error('only a client has a record of their own');
  return caller.clientId;
}

const idIn = (params: unknown) => (params as { id?: string | number } | undefined)?.id;

/** Undefined without filters. What searches and contact filters say would outlive the people that it names. */
function filtersIn(query: unknown, { query: schema }: Operation): Fields | undefined {
  const fields = Object.entries((query ?? {}) as Fields).filter(([, value]) => value !== undefined);
  const filters: Fields = {};
  for (const [name, value] of fields) {
    const field = schema?.shape[name];
    filters[name] = name === 'search' || (field && isForContact(field)) ? true : value;
  }
  return fields.length > 0 ? filters : undefined;
}

/** Undefined for a missing record: the operation itself refuses it. */
const unlessMissing = async (reading: Promise<unknown> | undefined) =>
  reading?.catch((error: unknown) => {
    if (error instanceof Refusal) return undefined;
    throw error;
  });

const recordIn = (answer: unknown): Fields | undefined =>
  answer && typeof answer === 'object' && 'id' in answer ? answer : undefined;

export function changedFields(previousFields: Fields | undefined, newFields: Fields | undefined, audit: Audit) {
  const allNames = Object.keys(newFields ?? previousFields ?? {}).filter((name) => name !== 'id' && name !== 'version');
  const names = typeof audit === 'object' ? audit.only : allNames;
  const changedNames = names.filter(
    (name) => JSON.stringify(previousFields?.[name]) !== JSON.stringify(newFields?.[name]),
  );
  const pick = (record: Fields | undefined) =>
    record && Object.fromEntries(changedNames.map((name) => [name, record[name]]));
  return { before: pick(previousFields), after: pick(newFields) };
}

export function subjectOf(record: Fields | undefined, idInPath: string | number | undefined, recordName?: RecordName) {
  const id = (record?.['id'] as string | number | undefined) ?? idInPath;
  return id === undefined
    ? undefined
    : { id: String(id), name: (record && recordName && nameOf[recordName](record)) ?? null };
}

const nameOf: Record<RecordName, (record: Fields) => string | undefined> = {
  number: ({ number }) => textOf(number),
  name: ({ name }) => (name && typeof name === 'object' ? [...new Set(Object.values(name))].join(' · ') : undefined),
  person: ({ firstName, lastName }) =>
    typeof firstName === 'string' && typeof lastName === 'string' ? `${firstName} ${lastName}` : undefined,
  code: ({ code }) => textOf(code),
  fileName: ({ fileName }) => textOf(fileName),
};

const textOf = (text: unknown) => (typeof text === 'string' ? text : undefined);
