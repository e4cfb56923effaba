import { expect } from 'vitest';
import { sendRefund } from '../stripe/send-refund.ts';
import { groupTable } from './group-table.ts';
import { stripeStandIn } from './stripe/stripe-stand-in.ts';
import { mondayMorning } from './test-app.ts';

/** Two dahls of 9.50 €, of which the host pays ten. */
export const excess = 900;

export const inPart = { budget: 1000, aboveBudget: 'paid_by_guest' as const };

/** A house whose guests pay by card what is above the budget. */
export async function payingTable() {
  const standIn = await stripeStandIn(() => mondayMorning);
  const house = await groupTable({ stripe: standIn.stripe });
  const { db, services, kitchen, host, owner, open, share, guest, meal, mind, mails, time } = house;
  type Guest = Awaited<ReturnType<typeof guest>>;

  async function above(wishes: Parameters<typeof open>[0] = {}, by = host) {
    const { id } = await open({ ...inPart, ...wishes }, by);
    const token = await share(id, by);
    const zoe = await guest(token, 'Zoé', { email: 'zoe@example.com' });
    expect((await zoe.choose(meal(kitchen.dahl, 2))).guest).toMatchObject({ due: excess, paid: 0 });
    return { id, zoe, token };
  }

  async function payNow(guestOfTable: Guest) {
    const { clientSecret, amount } = await guestOfTable.pay();
    const intent = standIn.intents().find((candidate) => candidate['client_secret'] === clientSecret);
    return { intent: standIn.payInBrowser(intent?.id ?? ''), amount };
  }

  /** What the jobs do, a moment later. */
  async function runJobs() {
    time.now = new Date(time.now.getTime() + 20_000);
    await mind();
    const rows = await db.selectFrom('online_refunds').select('payment_id').where('state', '=', 'under_way').execute();
    for (const { payment_id } of rows) await sendRefund(payment_id, { ...services, stripe: standIn.stripe });
  }

  /** Stripe holds nothing that it could give back, just then. */
  async function refuseRefund(intent: { amount_received: number; amount: number }) {
    intent.amount_received = 0;
    await runJobs();
    intent.amount_received = intent.amount;
  }

  const backOf = ({ id }: { id: string }) =>
    standIn.refunds().flatMap((refund) => (refund['payment_intent'] === id ? [Number(refund['amount'])] : []));

  const toldOfMoney = async () =>
    (await mails()).filter(({ subject, text }) => /remboursons/.test(subject ?? '') && text?.includes('Zoé')).length;

  function sendNews({ payload, signature }: ReturnType<typeof standIn.news>) {
    const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature };
    return house.app.inject({ method: 'POST', url: '/api/payment-news', headers, payload });
  }

  const orderNow = (id: number | undefined) => owner.call('orders', 'get', { id: id ?? 0 });

  return { ...house, standIn, above, payNow, runJobs, refuseRefund, backOf, toldOfMoney, sendNews, orderNow };
}
