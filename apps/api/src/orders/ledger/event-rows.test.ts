import { eventEffects, effectsOf } from '@traiteur/domain/orders/event-effects.ts';
import { orderEventKinds } from '@traiteur/domain/orders/order-life.ts';
import { expect, test } from 'vitest';
import { testApp } from '../../testing/test-app.ts';

const { pool } = await testApp();

test('the database writes of each kind of event the mail that the domain says', async () => {
  const { rows } = await pool.query<{ kind: string; mail: string | null }>(
    'select kind, mail_of(kind) as mail from unnest($1::text[]) kind',
    [orderEventKinds],
  );
  expect(Object.fromEntries(rows.map(({ kind, mail }) => [kind, mail ?? undefined]))).toEqual(
    Object.fromEntries(orderEventKinds.map((kind) => [kind, effectsOf(kind).mail])),
  );
});

test('whatever is inserted among the events is told, and has its mails written', async () => {
  const { rows } = await pool.query<{ call: string }>(
    `select proname as call from pg_trigger join pg_proc on pg_proc.oid = tgfoid
     where tgrelid = 'order_events'::regclass and not tgisinternal and tgenabled = 'O' and tgqual is null
       and tgtype & 4 = 4 order by 1`,
  );
  expect(rows.map(({ call }) => call)).toEqual(expect.arrayContaining(['notify_order_events', 'write_mails']));
});

test('the table says what follows from each kind that an order knows, and from no other', () => {
  expect(Object.keys(eventEffects).toSorted()).toEqual([...new Set(orderEventKinds)].toSorted());
});
