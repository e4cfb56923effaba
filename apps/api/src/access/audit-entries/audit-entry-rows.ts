import type { AuditEntry, auditEntries } from '@traiteur/contract/access/audit-entries.ts';
import { everyOperation } from '@traiteur/contract/operations.ts';
import { isForContact } from '@traiteur/contract/statement/fields.ts';
import type { Operation, Received, Tagged } from '@traiteur/contract/statement/operation.ts';
import { addDays, momentOf } from '@traiteur/domain/dates/calendar.ts';
import { type Kysely, type Selectable, sql } from 'kysely';
import * as z from 'zod/mini';
import { pageOf } from '../../database/rows/paging.ts';
import { matches } from '../../database/rows/word-search.ts';
import type { Database } from '../../database/schema.ts';
import { moment } from '../../database/rows/sorts.ts';

type Query = Received<(typeof auditEntries.operations)['list']>['query'];

/** `from` and `to` are whole days of that time zone. `withContact` shows how to reach the clients of entries. */
export function listAuditEntries(db: Kysely<Database>, query: Query, timeZone: string, withContact: boolean) {
  let rows = db
    .selectFrom('audit_entries')
    .selectAll()
    .select((entry) =>
      // Ids are never used twice: a removed record stays removed.
      entry
        .exists(
          entry
            .selectFrom('audit_entries as removal')
            .select('removal.id')
            .whereRef('removal.tag', '=', 'audit_entries.tag')
            .whereRef('removal.thing_id', '=', 'audit_entries.thing_id')
            .where('removal.operation', 'like', 'remove%'),
        )
        .as('removed'),
    )
    .select(mergedInto.as('merged_into'));
  if (query.search) rows = rows.where(matches(sql.ref('search'), query.search));
  if (query.tag) rows = rows.where('tag', '=', query.tag);
  if (query.thingId) rows = rows.where('thing_id', '=', query.thingId);
  if (query.administratorId) rows = rows.where('administrator_id', '=', query.administratorId);
  if (query.from) rows = rows.where('at', '>=', momentOf(query.from, '00:00', timeZone));
  if (query.to) rows = rows.where('at', '<', momentOf(addDays(query.to, 1), '00:00', timeZone));
  const sorting = { sorts: { at: moment('at') }, usual: '-at' };
  return pageOf(db, rows, query, { ...sorting, id: sql.ref<number>('id') }, (row) =>
    auditEntryOf(withContact ? row : withoutContact(row)),
  );
}

/** The client that this one is part of now, after any number of merges. */
const mergedInto = sql<
  string | null
>`case when audit_entries.tag = 'clients' and audit_entries.thing_id ~ '^[0-9]{1,9}$' then (
  with recursive heirs as (
    select kept_id as id from client_merges where other_id = audit_entries.thing_id::integer
    union select m.kept_id from client_merges m join heirs on m.other_id = heirs.id
  ) select clients.id::text from heirs join clients on clients.id = heirs.id limit 1) end`;

type Row = Selectable<Database['audit_entries']> & { removed: unknown; merged_into: string | null };

/** By tag, the fields of answers that say how to reach a client. */
const contactNames = Map.groupBy(
  everyOperation.flatMap(({ tag, operations }: Tagged) =>
    Object.values(operations).flatMap(({ result }) => contactNamesIn(result).map((name) => ({ tag, name }))),
  ),
  ({ tag }) => tag,
);

function contactNamesIn(result: Operation['result']): string[] {
  const fields = Object.entries(result instanceof z.ZodMiniObject ? result.shape : {});
  return fields.flatMap(([name, field]) => (isForContact(field as z.ZodMiniType) ? name : []));
}

const withoutContact = (row: Row): Row => ({
  ...row,
  before: unreachable(row.tag, row.before),
  after: unreachable(row.tag, row.after),
});

function unreachable(tag: string, fields: object | null) {
  const hiddenNames = new Set(contactNames.get(tag)?.map(({ name }) => name));
  return fields && Object.fromEntries(Object.entries(fields).filter(([name]) => !hiddenNames.has(name)));
}

const auditEntryOf = (row: Row): AuditEntry => ({
  id: row.id,
  at: row.at.toISOString(),
  by: { id: row.administrator_id, name: row.administrator_name },
  tag: row.tag,
  operation: row.operation,
  thing:
    row.thing_id === null
      ? null
      : { id: row.thing_id, name: row.thing_name, removed: row.removed === true, mergedInto: row.merged_into },
  before: row.before as AuditEntry['before'],
  after: row.after as AuditEntry['after'],
});
