import * as z from 'zod/mini';
import { id, idParameter, localDate, moment } from '../statement/fields.ts';
import { listQuery, pageOf } from '../statement/lists.ts';
import { operationsOf } from '../statement/operation.ts';

const fieldsOfThing = z.nullable(z.record(z.string(), z.unknown()));

const auditEntry = z.object({
  id,
  at: moment,
  /** The name at that time. */
  by: z.object({ id: z.nullable(id), name: z.string() }),
  tag: z.string(),
  operation: z.string(),
  /** Null for a single record or none. */
  thing: z.nullable(
    z.object({
      id: z.string(),
      name: z.nullable(z.string()),
      removed: z.boolean(),
      mergedInto: z.nullable(z.string()),
    }),
  ),
  /** Old values of the changed fields; null for a new record. */
  before: fieldsOfThing,
  /** New values of the changed fields, or an export's filters; null for a removed record. */
  after: fieldsOfThing,
});
export type AuditEntry = z.output<typeof auditEntry>;

const entryNames = { tag: 'audit-entries', one: 'AuditEntry', many: 'AuditEntries' } as const;

export const auditEntries = operationsOf(entryNames, {
  list: {
    summary: 'Lists who did what to which thing, the newest first.',
    method: 'GET',
    path: '/audit-entries',
    scope: 'administrators:write',
    query: listQuery(['at'], {
      tag: z.optional(z.string().check(z.regex(/^[a-z-]{1,40}$/))),
      thingId: z.optional(z.string().check(z.regex(/^[\w-]{1,60}$/))),
      administratorId: z.optional(idParameter),
      /** First and last day, in the house's time zone. */
      from: z.optional(localDate),
      to: z.optional(localDate),
    }),
    result: pageOf(auditEntry),
    refusals: [],
  },
});
