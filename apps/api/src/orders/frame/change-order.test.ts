import { operationsOf } from '@traiteur/contract/statement/operation.ts';
import { roleScopes } from '@traiteur/domain/access/scopes.ts';
import { expect, test } from 'vitest';
import { withAuditEntry } from '../../access/audit-entries/audited.ts';
import type { Acting } from '../../core/acting.ts';
import type { StaffCaller } from '../../core/caller.ts';
import type { Context } from '../../core/context.ts';
import { afterwards } from '../../testing/afterwards.ts';
import { smallKitchen } from '../../testing/small-kitchen.ts';
import { testApp } from '../../testing/test-app.ts';
import { insertEvent } from '../ledger/event-rows.ts';
import { getOrder } from '../read/order-rows.ts';
import { lockOrder } from '../ledger/locked-order.ts';
import { changeOrder } from './change-order.ts';

const { db, pool, services, signedIn } = await testApp();
const kitchen = await smallKitchen(db);
const claire = await signedIn('manager');

/** A verb that does nothing but insert its event. */
const flagOrder = (id: number, acting: Acting) =>
  changeOrder(id, acting, { lock: lockOrder, work: (_, within) => insertEvent(within, id, { kind: 'refunded' }) });

const request = { params: { id: 0 }, query: undefined };
const orderNames = { tag: 'orders', named: 'number' } as const;
const statement = operationsOf(orderNames, {
  flagOrder: {
    summary: 'Flags an order.',
    method: 'PUT',
    path: '/orders/{id}/flag',
    scope: 'orders:prepare',
    reads: 'get',
    audit: { only: ['number', 'eventsCount'] },
    refusals: [],
  },
});
const withCount = async (order: ReturnType<typeof getOrder>) => ({
  ...(await order),
  eventsCount: (await order).events.length,
});
const flag = withAuditEntry(statement, 'flagOrder', {
  get: ({ params }: typeof request, context: Acting) => withCount(getOrder(context.db, params.id)),
  flagOrder: ({ params }: typeof request, context: Acting) => withCount(flagOrder(params.id, context)),
});
const leo = { kind: 'staff', id: null, name: 'Léo', scopes: roleScopes.kitchen } as unknown as StaffCaller;
// Nothing else of a call is asked for here.
const call = { ...services, caller: leo } as unknown as Context;

const place = () => kitchen.place(claire);

/** An order that is paid and has no invoice yet, as none of our verbs leaves one. */
async function orderWithoutInvoice(): Promise<number> {
  const { id, total } = await place();
  await db.updateTable('orders').set({ paid: total }).where('id', '=', id).execute();
  return id;
}

async function newsHeard(): Promise<() => string[]> {
  const listener = await pool.connect();
  afterwards(() => listener.release(true));
  const payloads: string[] = [];
  listener.on('notification', ({ payload }) => payloads.push(payload ?? ''));
  await listener.query('listen order_news');
  return () => payloads;
}

const invoicesOf = (id: number) => db.selectFrom('invoices').select('kind').where('order_id', '=', id).execute();
const flagCall = (id: number) => flag({ ...request, params: { id } }, call);

test('a verb that only inserts its event has the invoice given, the mail written, the news told, and an entry in the log', async () => {
  const id = await orderWithoutInvoice();
  const heard = await newsHeard();
  await flagCall(id);
  expect(await invoicesOf(id)).toEqual([{ kind: 'invoice' }]);
  const mails = db.selectFrom('mails').select(['kind', 'state']).where('order_id', '=', id).orderBy('id');
  expect(await mails.execute()).toEqual([
    { kind: 'placed', state: 'waiting' },
    { kind: 'refunded', state: 'waiting' },
  ]);
  await expect.poll(heard).toEqual([expect.stringMatching(new RegExp(`^\\d+ ${id} refunded administration$`))]);
  const entry = db.selectFrom('audit_entries').selectAll().where('operation', '=', 'flagOrder');
  expect(await entry.executeTakeFirstOrThrow()).toMatchObject({
    administrator_name: 'Léo',
    thing_id: String(id),
    before: { eventsCount: 1 },
    after: { eventsCount: 2 },
  });
});

test('however many events, invoices are given once; and of what fails nothing is left', async () => {
  const id = await orderWithoutInvoice();
  const acting = { ...services, caller: leo };
  const twice = changeOrder(id, acting, {
    lock: lockOrder,
    async work(_, within) {
      await insertEvent(within, id, { kind: 'payment_undone' });
      await insertEvent(within, id, { kind: 'paid' });
      throw new Error('in vain');
    },
  });
  await expect(twice).rejects.toThrow('in vain');
  expect(await invoicesOf(id)).toEqual([]);
  await changeOrder(id, acting, {
    lock: lockOrder,
    async work(_, within) {
      await insertEvent(within, id, { kind: 'payment_undone' });
      await insertEvent(within, id, { kind: 'paid' });
    },
  });
  expect(await invoicesOf(id)).toEqual([{ kind: 'invoice' }]);
});

test('the same key again works once, and answers the order', async () => {
  const { id } = await place();
  const note = (key: string) =>
    changeOrder(
      id,
      { ...services, caller: leo },
      {
        lock: lockOrder,
        work: (_, within) => insertEvent(within, id, { kind: 'noted', reason: 'vu' }),
        once: { key, request: ['note', id] },
      },
    );
  const answers = [await note('flag-key-1'), await note('flag-key-1')];
  expect(answers.map(({ events }) => events.length)).toEqual([2, 2]);
});
