import { lockGroupOrder } from '../../orders/ledger/group-orders.ts';
import { nextWeeklyDay } from '@traiteur/domain/own/group-orders.ts';
import { type Kysely, sql } from 'kysely';
import type { Reading } from '../../core/acting.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Services } from '../../core/services.ts';
import { inTransaction } from '../../database/rows/transactions.ts';
import type { Database } from '../../database/schema.ts';
import {
  configurationInForce,
  lockConfigurationsShared,
} from '../../delivery/delivery-configurations/delivery-configuration-rows.ts';
import { activeSchedules, slotsTaken } from '../../delivery/delivery-schedules/delivery-schedule-rows.ts';
import type { Job } from '../../jobs/job.ts';
import { newPatience } from '../../orders/payments/provider.ts';
import { isRefused, reasonOf } from '../../mail/delivery-failure.ts';
import type { Mail } from '../../mail/mailer.ts';
import { closeAtDeadline } from './close-group-order.ts';
import {
  cancelMail,
  guestMail,
  hostMail,
  movedMail,
  obstacleMail,
  refundMail,
  reminderMail,
  scarceMail,
} from './group-letters.ts';
import { makeLink } from './guest-rows.ts';
import {
  claimCancellations,
  claimObstacles,
  claimRefunds,
  claimReminders,
  claimTelling,
  claimWarnings,
  dueGroupOrders,
  letterOrder,
  releaseCancellation,
  releaseObstacle,
  releaseRefund,
  releaseReminder,
  releaseTelling,
  releaseWarning,
  untoldGroupOrders,
  untoldGuestIds,
} from './letter-rows.ts';
import { claimMoves, notePlace, releaseMove } from './move-rows.ts';
import { insertGroupOrder, reservePlace } from './open-group-order.ts';
import { groupOrdersWithChoices, markTrouble } from './mark-trouble.ts';
import { refundGuests } from './refund-guests.ts';

type Minding = Reading &
  Pick<Services, 'mailer' | 'siteUrl' | 'stripe' | 'providers'> & { log: (line: string) => void };

/** What is due stands in the tables: a minute that is missed is made up for by the next one. */
export const mindingGroupOrders = (minding: Minding): Job => ({
  name: 'mind-group-orders',
  quiet: true,
  schedule: '* * * * *',
  run: () => mindGroupOrders(minding),
});

/** Safe on several nodes at once: each step claims what it does. */
export async function mindGroupOrders(minding: Minding): Promise<void> {
  const patience = newPatience();
  for (const id of await dueGroupOrders(minding.db, minding.clock()))
    await attempt(minding, () => closeAtDeadline(id, { ...minding, patience }));
  await attempt(minding, () => sendReminders(minding));
  await attempt(minding, () => warnOfTrouble(minding));
  await attempt(minding, () => mailMoves(minding));
  await attempt(minding, () => mailCancellations(minding));
  for (const id of await untoldGroupOrders(minding.db, minding.clock()))
    await attempt(minding, () => writeToAll(id, minding));
  await refundGuests(minding, (work) => attempt(minding, work));
  await attempt(minding, () => mailRefunds(minding));
  for (const id of await weeklyGroupOrders(minding.db)) await attempt(minding, () => openNextWeek(id, minding));
}

/** One that fails must not keep the others from their turn. */
async function attempt({ log }: Minding, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    log(`A group order waits for the next minute: ${reasonOf(error)}.`);
  }
}

async function sendReminders(minding: Minding): Promise<void> {
  const { db, clock } = minding;
  for (const { id, groupOrderId } of await claimReminders(db, clock())) {
    const letter = await letterOrder(db, groupOrderId);
    const guest = letter?.order.guests.find((candidate) => candidate.id === id);
    if (!letter || !guest) continue;
    const token = await makeLink(db, groupOrderId, id, clock());
    await send(reminderMail(letter.order, guest, token, minding), minding, () => releaseReminder(db, id));
  }
}

/** Once for each dish, and for each obstacle: before the deadline there is still something else to choose. */
async function warnOfTrouble(minding: Minding): Promise<void> {
  const { db, clock } = minding;
  for (const id of await groupOrdersWithChoices(db, clock())) await attempt(minding, () => markTrouble(id, minding));
  for (const { id, groupOrderId } of await claimWarnings(db, clock())) {
    const letter = await letterOrder(db, groupOrderId);
    const guest = letter?.order.guests.find((candidate) => candidate.id === id);
    if (!letter || !guest) continue;
    const token = await makeLink(db, groupOrderId, id, clock());
    await send(scarceMail(letter.order, guest, token, minding), minding, () => releaseWarning(db, id));
  }
  for (const { id, obstacle } of await claimObstacles(db, clock())) {
    const { order, host } = (await letterOrder(db, id)) ?? {};
    if (!order || !host?.email) continue;
    await send(obstacleMail(order, host, obstacle, minding), minding, () => releaseObstacle(db, id));
  }
}

async function mailMoves(minding: Minding): Promise<void> {
  const { db, clock } = minding;
  await notePlace(db);
  for (const move of await claimMoves(db, clock())) {
    const letter = await letterOrder(db, move.groupOrderId);
    const guest = letter?.order.guests.find(({ id }) => id === move.guestId);
    if (!letter || !guest) continue;
    const token = await makeLink(db, move.groupOrderId, guest.id, clock());
    await send(movedMail(letter.order, guest, { ...move, token }, minding), minding, () => releaseMove(db, move));
  }
}

async function mailCancellations(minding: Minding): Promise<void> {
  const { db, clock } = minding;
  for (const { id, groupOrderId } of await claimCancellations(db, clock())) {
    const letter = await letterOrder(db, groupOrderId);
    const guest = letter?.order.guests.find((candidate) => candidate.id === id);
    if (!letter || !guest) continue;
    await send(cancelMail(letter.order, guest, minding), minding, () => releaseCancellation(db, id));
  }
}

async function mailRefunds(minding: Minding): Promise<void> {
  const { db } = minding;
  for (const refund of await claimRefunds(db)) {
    const letter = await letterOrder(db, refund.groupOrderId);
    const guest = letter?.order.guests.find(({ id }) => id === refund.guestId);
    if (!letter || !guest) continue;
    const mail = refundMail(letter.order, guest, refund.amount, minding);
    await send(mail, minding, () => releaseRefund(db, refund));
  }
}

/** Guests first: the host's claim is what ends the telling. */
async function writeToAll(id: number, minding: Minding): Promise<void> {
  const { db, clock } = minding;
  const letter = await letterOrder(db, id);
  if (!letter) return;
  const { order, host } = letter;
  const untold = await untoldGuestIds(db, id);
  // Who is only expected, and never heard of it, is not told that nothing came of it.
  const isTold = ({ dishes }: { dishes: readonly object[] }) => order.state === 'placed' || dishes.length > 0;
  for (const guest of order.guests.filter(
    ({ id: guestId, isHost, email }) => untold.has(guestId) && !isHost && email !== '',
  )) {
    if (!isTold(guest) || !(await claimTelling(db, 'group_order_guests', guest.id, clock()))) continue;
    await send(guestMail(order, guest, minding), minding, () => releaseTelling(db, 'group_order_guests', guest.id));
  }
  if (!(await claimTelling(db, 'group_orders', id, clock()))) return;
  // Who gave it up knows.
  if (order.state === 'cancelled' || host.email === '') return;
  await send(hostMail(order, host, minding), minding, () => releaseTelling(db, 'group_orders', id));
}

async function send(mail: Mail, { mailer, log }: Minding, release: () => Promise<unknown>): Promise<void> {
  try {
    await mailer.send(mail);
  } catch (error) {
    log(`A mail of a group order could not leave: ${reasonOf(error)}.`);
    if (!isRefused(error)) await release();
  }
}

/** Closed ones that are repeated, and whose next week is not open yet. */
async function weeklyGroupOrders(db: Kysely<Database>): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from group_orders g where weekly and state in ('placed', 'empty', 'refused')
      and not exists (select from group_orders next where next.follows_id = g.id) order by id limit 50`.execute(db);
  return rows.map(({ id }) => id);
}

/** The same terms and the same people expected; who came says anew what they react to. */
async function openNextWeek(id: number, { db, clock, house, ...services }: Minding): Promise<void> {
  const nextId = await inTransaction(db, async (transaction) => {
    await lockConfigurationsShared(transaction);
    const row = await lockGroupOrder(transaction, id);
    const rules = await configurationInForce(transaction, clock());
    const schedule = (await activeSchedules(transaction)).find((candidate) => candidate.id === row.schedule_id);
    const follower = transaction.selectFrom('group_orders').select('id').where('follows_id', '=', id);
    if (!row.weekly || row.address_id === null || !rules || !schedule || (await follower.executeTakeFirst())) return;
    const ordersOf = await slotsTaken(transaction, row.delivery_date, '9999-12-31');
    const weekly = { date: row.delivery_date, deadline: row.deadline, schedule };
    const ordersOn = (date: string) => ordersOf(schedule.id, date);
    const next = nextWeeklyDay(weekly, rules, ordersOn, clock(), house.timeZone);
    if (!next) return;
    const slot = { scheduleId: schedule.id, date: next.date };
    const terms = {
      slot,
      addressId: row.address_id,
      deadline: next.deadline.toISOString(),
      budget: row.budget,
      aboveBudget: row.above_budget,
      paymentChoice: row.payment_choice,
      driverNote: row.driver_note,
      purchaseReference: row.purchase_reference,
      namesShown: row.names_shown,
      weekly: true,
    };
    const newId = await insertGroupOrder(transaction, row.client_id, terms, clock(), id);
    await reservePlace(transaction, slot);
    await transaction.updateTable('group_orders').set({ weekly: false }).where('id', '=', id).execute();
    await sql`insert into group_order_guests (group_order_id, name, invited_email, locale)
      select ${newId}, g.name, g.invited_email, g.locale from group_order_guests g
      where g.group_order_id = ${id} and g.invited_email <> '' order by g.id`.execute(transaction);
    return newId;
  }).catch((error: unknown) => {
    // Full since it was looked at: the next minute looks again.
    if (error instanceof Refusal) return undefined;
    throw error;
  });
  const letter = nextId === undefined ? undefined : await letterOrder(db, nextId);
  if (!letter || letter.host.email === '') return;
  const minding = { db, clock, house, ...services };
  await send(hostMail(letter.order, letter.host, minding), minding, async () => undefined);
}
