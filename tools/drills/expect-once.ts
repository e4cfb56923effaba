import { expect } from 'vitest';
import { expectVerified } from '../../apps/api/src/testing/expect-verified.ts';
import { referenceKey } from '../../apps/api/src/money/online-payments/online-payment-rows.ts';
import type { Acknowledged } from './acknowledged.ts';
import type { WorkingTown } from './mixed-load.ts';
import type { Surroundings } from './surroundings.ts';

type Pool = WorkingTown['pool'];

/** Each order, payment and status that was acknowledged is there once, no mail left twice, and all counts agree. */
export async function expectOnce({ pool, db, surroundings }: WorkingTown, acknowledged: Acknowledged): Promise<void> {
  const { rows: orders } = await pool.query<{ key: string; ids: number[] }>(
    'select kitchen_note as key, array_agg(id) as ids from orders group by kitchen_note',
  );
  expect(new Map(orders.map(({ key, ids }) => [key, ids]))).toEqual(
    new Map([...acknowledged.orders].map(([key, id]) => [key, [id]])),
  );
  const { rows: payments } = await pool.query<{ id: number; amounts: number[] }>(
    `select order_id as id, array_agg(case kind when 'refund' then -amount else amount end order by id) as amounts
      from payments group by order_id`,
  );
  expect(new Map(payments.map(({ id, amounts }) => [id, amounts]))).toEqual(acknowledged.payments);
  const { rows: statuses } = await pool.query<{ id: number; status: string }>('select id, status from orders');
  const statusOf = new Map(statuses.map(({ id, status }) => [id, status]));
  for (const [id, status] of acknowledged.statuses) expect(statusOf.get(id)).toBe(status);
  await expectAtProvider(pool, surroundings.provider);
  await expectMails(pool, surroundings.mails);
  await expectVerified(db);
}

/** Nobody has paid twice, and what went back went once: what a house that was killed had begun may wait for hours. */
async function expectAtProvider(pool: Pool, provider: Surroundings['provider']): Promise<void> {
  const isPaid = ({ status }: { status: string }) => status === 'succeeded';
  const { rows: payments } = await pool.query<{ id: string }>(
    `select intent_id as id from online_payments where state = 'paid'`,
  );
  expect(payments.map(({ id }) => id).sort()).toEqual(
    provider
      .intents()
      .filter(isPaid)
      .map(({ id }) => id)
      .sort(),
  );
  const references = provider.refunds().map(({ metadata }) => metadata[referenceKey]);
  expect(references.filter((reference, place) => references.indexOf(reference) < place)).toEqual([]);
}

/** A mail that left is received once; one whose sender was killed at most once: nobody sends it again. */
async function expectMails(pool: Pool, received: Surroundings['mails']): Promise<void> {
  const times = new Map<string, number>();
  for (const { messageId = '' } of received) times.set(messageId, (times.get(messageId) ?? 0) + 1);
  expect([...times].filter(([, count]) => count > 1)).toEqual([]);
  const { rows: sentMails } = await pool.query<{ id: number }>(`select id from mails where state = 'sent'`);
  const receivedIds = new Set([...times.keys()].map((messageId) => Number(/order-mail-(\d+)-/.exec(messageId)?.[1])));
  expect(sentMails.filter(({ id }) => !receivedIds.has(id))).toEqual([]);
  const { rows: mailless } = await pool.query(`select id from orders o
    where not exists (select from mails where order_id = o.id and kind = 'placed')`);
  expect(mailless).toEqual([]);
}
