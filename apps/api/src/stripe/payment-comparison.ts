import type { PaymentComparison } from '@traiteur/contract/money/payment-differences.ts';
import { addDays, type LocalDate, momentOf, today } from '@traiteur/domain/dates/calendar.ts';
import type { PaymentDifference } from '@traiteur/domain/money/online-payments.ts';
import type { Job } from '../jobs/job.ts';
import { differencesBetween } from './compare-payments.ts';
import {
  failedGuestParts,
  saveComparison,
  lastComparison,
  listOpenIntents,
  refundsUnderWay,
} from './comparison-rows.ts';
import { refundPartAgain } from '../own/group-orders/refund-guests.ts';
import { sendRefund } from './send-refund.ts';
import { recordDisputeNews } from './record-dispute-news.ts';
import { recordPaymentNews } from './record-payment-news.ts';
import { recordRefundNews } from './record-refund-news.ts';
import { accountOf, answerOf, type AtStripe } from './stripe-account.ts';
import { foundAtStripe, readBooks } from './stripe-books.ts';

interface Period {
  from: LocalDate;
  to: LocalDate;
}

/** @throws {Refusal} `online-payments-off`, `provider-failed` */
export async function comparePayments(period: Period, services: AtStripe): Promise<PaymentComparison> {
  const { db } = services;
  const span = spanOf(period, services);
  const books = await readBooks(span, services);
  const { payments, refunds } = books;
  const isWithin = (at: Date) => at >= span.from && at < span.to;
  const differences = differencesBetween({ ...books, isWithin });
  const countOf = (kind: PaymentDifference) => differences.filter((difference) => difference.kind === kind).length;
  return {
    ...period,
    payments: payments.filter(({ isPaid }) => isPaid).length + countOf('payment-missing-here'),
    refunds: refunds.length + countOf('refund-missing-here'),
    differences,
    lastNight: await lastComparison(db),
  };
}

/** As a person asks for it: what Stripe would not give back to guests is sent once more. */
export async function refundAndCompare(period: Period, services: AtStripe): Promise<PaymentComparison> {
  await recordKnown(period, services);
  for (const id of await failedGuestParts(services.db, spanOf(period, services))) await refundPartAgain(id, services);
  return sendAndCompare(period, services);
}

async function recordKnown(period: Period, services: AtStripe): Promise<void> {
  const { intents, stripeRefunds, disputes } = await readBooks(spanOf(period, services), services);
  for (const intent of intents) await recordPaymentNews(intent, services);
  for (const refund of stripeRefunds) await recordRefundNews(refund, services);
  for (const dispute of disputes) await recordDisputeNews(dispute, services);
}

async function sendAndCompare(period: Period, services: AtStripe): Promise<PaymentComparison> {
  for (const id of await refundsUnderWay(services.db, services.clock())) await answerOf(sendRefund(id, services));
  return comparePayments(period, services);
}

/** Stripe repeats missed news for three days. */
const nightlyDays = 7;

export const nightlyComparison = (services: AtStripe & { log: (line: string) => void }): Job => ({
  name: 'compare-payments',
  schedule: '20 2 * * *',
  async run() {
    const { db, clock, house, log } = services;
    const to = today(clock(), house.timeZone);
    const from = addDays(to, -nightlyDays);
    await recordOldPayments(momentOf(from, '00:00', house.timeZone), services);
    await recordKnown({ from, to }, services);
    const { differences } = await sendAndCompare({ from, to }, services);
    await saveComparison(db, { at: clock(), from, to, differences: differences.length });
    if (differences.length > 0) log(`Payments: ${differences.length} differences from Stripe since ${from}.`);
  },
});

/** The page of a link may stay open after its two weeks: an old payment may still come in any day. */
async function recordOldPayments(moment: Date, services: AtStripe): Promise<void> {
  const { client } = accountOf(services);
  for (const id of await listOpenIntents(services.db, moment)) {
    const intent = await foundAtStripe(client.paymentIntents.retrieve(id));
    if (intent) await recordPaymentNews(intent, services);
  }
}

const spanOf = ({ from, to }: Period, { house }: AtStripe) => ({
  from: momentOf(from, '00:00', house.timeZone),
  to: momentOf(addDays(to, 1), '00:00', house.timeZone),
});
