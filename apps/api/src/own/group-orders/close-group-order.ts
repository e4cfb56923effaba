import { type GroupOrderRecord, lockGroupOrder } from '../../orders/ledger/group-orders.ts';
import type { GroupOrder } from '@traiteur/contract/own/group-orders.ts';
import { choicesAboveBudget, unservedChoices } from '@traiteur/domain/own/group-orders.ts';
import { type Kysely, sql } from 'kysely';
import type { Reading } from '../../core/acting.ts';
import type { ClientCaller, OrderingClient } from '../../core/caller.ts';
import { Refusal } from '../../core/refusal.ts';
import { inSavepoint, inTransaction } from '../../database/rows/transactions.ts';
import type { Database } from '../../database/schema.ts';
import { lockConfigurationsShared } from '../../delivery/delivery-configurations/delivery-configuration-rows.ts';
import { placeOrder } from '../../orders/place/place-order.ts';
import { paidByGuests } from '../../orders/ledger/guest-money.ts';
import { hearGuests, type Hearing } from './pay-excess.ts';
import { moveGuestMoney } from './refund-guests.ts';
import { answersOf, choicesOf, type GuestChoice, lineOf } from './guest-choices.ts';
import { getGroupOrder, refuseUnlessHost } from './group-order-rows.ts';
import { endGroupOrder } from './open-group-order.ts';
import { dishFaultsOf } from './dish-faults.ts';

type Host = { caller: Pick<ClientCaller, 'clientId'> };
type HostReading = Reading & Host;
type HostHearing = Hearing & Host;

/**
 * Twice, or while the house's clock does: it is placed once, and answered.
 * @throws {Refusal} `not-found`, `status-not-allowed`, `nobody-has-chosen`, or as placing refuses the whole order
 */
export async function closeGroupOrder(id: number, context: HostReading): Promise<GroupOrder> {
  await refuseUnlessHost(context.db, context.caller, id);
  await placeWhatFits(id, context, 'host');
  return getGroupOrder(id, context);
}

/**
 * Outside the transaction of the closing: nobody waits for the provider with locks held.
 * @throws {Refusal} `not-found`
 */
export async function closeOnceHeard(id: number, context: HostHearing, work: () => Promise<GroupOrder>) {
  await refuseUnlessHost(context.db, context.caller, id);
  await hearGuests(id, context);
  return work();
}

/** What the rules refuse is kept with the group order: nobody is there who could be told. */
export async function closeAtDeadline(id: number, services: Hearing): Promise<void> {
  await hearGuests(id, services);
  await placeWhatFits(id, services, 'clock');
}

/**
 * By the path of all orders, which says what it cannot serve: the next attempt goes without that, and nothing stays of
 * the one before. What is left out is written with the order.
 */
async function placeWhatFits(id: number, services: Reading, by: 'host' | 'clock'): Promise<void> {
  const unserved: GuestChoice[] = [];
  for (;;) {
    try {
      return await place(id, unserved, services, by);
    } catch (error) {
      const more = error instanceof UnservedError ? error.choices : [];
      if (more.length === 0) {
        if (by === 'clock' && error instanceof Refusal) return refuse(id, error, services);
        throw error;
      }
      unserved.push(...more);
    }
  }
}

class UnservedError extends Error {
  readonly choices: GuestChoice[];
  constructor(choices: GuestChoice[]) {
    super('some choices cannot be ordered');
    this.choices = choices;
  }
}

const place = (id: number, unserved: readonly GuestChoice[], services: Reading, by: 'host' | 'clock'): Promise<void> =>
  inSavepoint(services.db, async (db) => {
    const now = services.clock();
    await lockConfigurationsShared(db);
    const row = await lockGroupOrder(db, id);
    if (row.state === 'placed') return;
    if (row.state !== 'open') {
      if (by === 'clock') return;
      throw new Refusal('status-not-allowed');
    }
    if (by === 'clock' && now <= row.deadline) return;
    const isUnserved = (choice: GuestChoice) => unserved.some((candidate) => isSameChoice(candidate, choice));
    const allChoices = await choicesOf(db, id);
    const possibleChoices = allChoices.filter((choice) => !isUnserved(choice));
    const aboveBudget = choicesAboveBudget(possibleChoices, row.budget, await paidByGuests(db, id));
    const choices = possibleChoices.filter((_, index) => !aboveBudget.includes(index));
    await dropChoices(
      db,
      allChoices.filter((choice) => !choices.some((candidate) => isSameChoice(candidate, choice))),
    );
    if (choices.length === 0) {
      // Whoever closes by hand may go on: nothing is lost by an early press.
      if (by === 'host' && allChoices.length === 0) throw new Refusal('nobody-has-chosen');
      return endGroupOrder(db, row, { state: 'empty' }, now);
    }
    await endGroupOrder(db, row, { state: 'placed' }, now);
    await placeChoices(row, choices, { ...services, db });
  });

async function placeChoices(row: GroupOrderRecord, choices: readonly GuestChoice[], services: Reading): Promise<void> {
  const { id, client_id, address_id, schedule_id, delivery_date } = row;
  if (address_id === null) throw new Refusal('unknown-reference', { field: 'addressId' });
  const input = {
    clientId: client_id,
    groupOrderId: id,
    addressId: address_id,
    slot: { scheduleId: schedule_id, date: delivery_date },
    lines: choices.map(lineOf),
    kitchenNote: '',
    driverNote: row.driver_note,
    purchaseReference: row.purchase_reference,
    paymentChoice: row.payment_choice,
    allergyOverrides: answersOf(choices),
  };
  // One that could not be placed may be opened again, with other dishes. No key that somebody sends has a space.
  const key = { owner: client_id, key: `group order ${id} ${row.version}` };
  try {
    const order = await placeOrder(input, key, { ...services, caller: await hostOf(services.db, client_id) });
    await moveGuestMoney(id, order.id, services);
  } catch (error) {
    throw unservedIn(error, choices) ?? error;
  }
}

/** Undefined where the whole order is refused, and not some of its lines. */
function unservedIn(error: unknown, choices: readonly GuestChoice[]): UnservedError | undefined {
  const faults = error instanceof Refusal ? (error.details.faults ?? []) : [];
  const unserved = unservedChoices(choices, dishFaultsOf(faults)).flatMap((index) => choices[index] ?? []);
  return unserved.length > 0 ? new UnservedError(unserved) : undefined;
}

const isSameChoice = (a: GuestChoice, b: GuestChoice) =>
  a.guestId === b.guestId && a.productId === b.productId && a.sizeId === b.sizeId;

async function dropChoices(db: Kysely<Database>, choices: readonly GuestChoice[]): Promise<void> {
  await sql`update group_order_choices c set dropped = true
    from jsonb_to_recordset(${JSON.stringify(choices)}::jsonb) as gone ("guestId" integer, "productId" integer, "sizeId" integer)
    where c.guest_id = gone."guestId" and c.product_id = gone."productId" and c.size_id = gone."sizeId"`.execute(db);
}

async function hostOf(db: Kysely<Database>, clientId: number): Promise<OrderingClient> {
  const { first_name, last_name } = await db
    .selectFrom('clients')
    .select(['first_name', 'last_name'])
    .where('id', '=', clientId)
    .executeTakeFirstOrThrow();
  return { kind: 'client', clientId, name: `${first_name} ${last_name}` };
}

const refuse = (id: number, { code }: Refusal, { db, clock }: Reading): Promise<void> =>
  inTransaction(db, async (transaction) => {
    const row = await lockGroupOrder(transaction, id);
    if (row.state === 'open') await endGroupOrder(transaction, row, { state: 'refused', reason: code }, clock());
  });
