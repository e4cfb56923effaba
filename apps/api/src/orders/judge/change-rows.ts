import { type Kysely, sql } from 'kysely';
import type { Saving } from '../../core/caller.ts';
import { bilingual } from '../../database/rows/bilingual.ts';
import { eaterName } from '../../database/rows/eater-name.ts';
import type { Database } from '../../database/schema.ts';
import { insertEvents } from '../ledger/event-rows.ts';
import { writeAlerts } from '../ledger/alert-rows.ts';
import type { ConflictChanges } from './changed-conflicts.ts';

type ChangeKind = 'allergy_found' | 'allergy_gone';

/** The number of statements does not grow with the orders. */
export async function writeChanges(db: Kysely<Database>, changes: ConflictChanges, saving: Saving): Promise<void> {
  const { newConflicts, goneConflicts } = changes;
  if (newConflicts.length + goneConflicts.length === 0) return;
  const newPlaces = new Set(newConflicts.map(placeOf));
  // A replaced conflict belongs to the event of the new one; any other gone conflict gets its own event.
  const endedConflicts = goneConflicts.map((conflict) => ({
    ...conflict,
    kind: newPlaces.has(placeOf(conflict)) ? ('allergy_found' as const) : ('allergy_gone' as const),
  }));
  const begunConflicts = newConflicts.map((conflict) => ({ ...conflict, kind: 'allergy_found' as const }));
  const eventOf = await writeEvents(db, [...begunConflicts, ...endedConflicts], saving);
  const withEvent = <Change extends EventKey>(change: Change) => ({ ...change, eventId: eventOf(change) });
  await endConflicts(db, endedConflicts.map(withEvent));
  await beginConflicts(db, begunConflicts.map(withEvent));
  await writeAlerts(db, [...new Set([...begunConflicts, ...endedConflicts].map(({ orderId }) => orderId))]);
}

const placeOf = ({ line, eaterId, allergenId }: { line: number; eaterId: number | null; allergenId: number }) =>
  `${line} ${eaterId} ${allergenId}`;

interface EventKey {
  orderId: number;
  kind: ChangeKind;
}

const keyOf = ({ orderId, kind }: EventKey) => `${orderId} ${kind}`;

async function writeEvents(db: Kysely<Database>, changes: readonly EventKey[], { by, now }: Saving) {
  const events = new Map(changes.map(({ orderId, kind }) => [keyOf({ orderId, kind }), { orderId, kind, by, now }]));
  const sortedEvents = [...events].toSorted(([a], [b]) => a.localeCompare(b)).map(([, event]) => event);
  const rows = await insertEvents(db, sortedEvents);
  const ids = new Map(rows.map((event) => [keyOf(event), event.id]));
  return (event: EventKey) => ids.get(keyOf(event));
}

const endConflicts = (db: Kysely<Database>, conflicts: readonly (ConflictChanges['goneConflicts'][number] & Ended)[]) =>
  sql`update order_allergy_conflicts c set gone_event_id = ended."eventId"
    from jsonb_to_recordset(${JSON.stringify(conflicts)}::jsonb)
      as ended (line integer, "eaterId" integer, "allergenId" integer, "eventId" bigint)
    where c.line_id = ended.line and c.allergen_id = ended."allergenId" and c.eater_id is not distinct from ended."eaterId"
      and c.gone_event_id is null`.execute(db);

interface Ended {
  eventId: number | undefined;
}

const beginConflicts = (
  db: Kysely<Database>,
  conflicts: readonly (ConflictChanges['newConflicts'][number] & Ended)[],
) =>
  sql`insert into order_allergy_conflicts
      (line_id, eater_id, eater_name, allergen_id, allergen_name, severity, presence, must_override, reason, found_event_id)
    select begun.line, e.id, ${eaterName('e', 'client')}, a.id, ${bilingual('a.name')}, begun.severity, begun.presence, begun."mustOverride", '', begun."eventId"
    from jsonb_to_recordset(${JSON.stringify(conflicts)}::jsonb) as begun (line integer, "eaterId" integer, "allergenId" integer,
      severity text, presence text, "mustOverride" boolean, "eventId" bigint)
    join allergens a on a.id = begun."allergenId"
    join eaters e on e.id = begun."eaterId" join clients client on client.id = e.client_id`.execute(db);
