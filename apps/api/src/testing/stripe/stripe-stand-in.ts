import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { openStripe } from '../../stripe/stripe-account.ts';
import { afterwards } from '../afterwards.ts';

interface StripeRecord {
  id: string;
  object: string;
  created: number;
  metadata: Record<string, string>;
  [field: string]: unknown;
}

interface Intent extends StripeRecord {
  amount: number;
  amount_received: number;
  status: string;
}

/** Stripe's API on a free port, for our calls; the test sets its records and failures. */
export async function stripeStandIn(clock: () => Date) {
  const records = new Map<string, StripeRecord>();
  const answers = new Map<string, StripeRecord>();
  const calls: string[] = [];
  /** The next answers: lost after the work was done, or this status. */
  const trouble: ('lost' | 503 | 429)[] = [];

  const server = createServer((request, response) => {
    void text(request).then((body) => answer(request, response, new URLSearchParams(body)));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  afterwards(() => {
    server.closeAllConnections();
    server.close();
  });
  const apiBase = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const webhookSecret = 'whsec_of_the_tests';
  const stripe = openStripe({ secretKey: 'sk_test_house', publishableKey: 'pk_test_house', webhookSecret, apiBase });

  function answer(request: IncomingMessage, response: ServerResponse, form: URLSearchParams): void {
    const address = new URL(request.url ?? '', apiBase);
    const path = address.pathname.replace('/v1/', '');
    calls.push(`${request.method} ${path}`);
    const fault = trouble.shift();
    if (typeof fault === 'number') return send(response, fault, { error: { type: 'api_error', message: 'later' } });
    if (!request.headers.authorization?.endsWith('_house'))
      return send(response, 401, { error: { type: 'invalid_request_error', code: 'api_key_expired' } });
    const key = request.headers['idempotency-key']?.toString();
    const firstAnswer = key === undefined ? undefined : answers.get(key);
    const result = firstAnswer ?? carryOut(request.method ?? '', path.split('/'), form, address.searchParams);
    if (key !== undefined && !('error' in result)) answers.set(key, result as StripeRecord);
    if (fault === 'lost') response.destroy();
    else send(response, 'error' in result ? 400 : 200, result);
  }

  function carryOut(
    method: string,
    [kind = '', id, act]: string[],
    form: URLSearchParams,
    query: URLSearchParams,
  ): object {
    if (kind === 'account') return { id: 'acct_house', object: 'account', business_profile: { name: 'Chez Odette' } };
    if (method === 'GET' && (id === undefined || act === 'payment_methods')) return listOf(kind, id, query);
    const record = id === undefined ? undefined : records.get(id);
    if (id !== undefined && !record) return refusal('resource_missing');
    if (method === 'GET') return record ?? {};
    if (kind === 'payment_intents' && record)
      return act ? decide(record as Intent, act, form) : change(record as Intent, form);
    if (kind === 'payment_methods' && record) return Object.assign(record, { customer: null });
    if (kind === 'refunds') return refund(form);
    return make(kind, form);
  }

  function make(kind: string, form: URLSearchParams): StripeRecord {
    const isIntent = kind === 'payment_intents';
    const amount = Number(form.get('amount'));
    const money = { amount, amount_received: 0, currency: form.get('currency'), status: 'requires_payment_method' };
    return insert(isIntent ? 'pi' : 'cus', kind.slice(0, -1), form, {
      customer: null,
      ...(isIntent && { ...money, client_secret: `secret_${randomUUID()}`, last_payment_error: null }),
    });
  }

  function change(intent: Intent, form: URLSearchParams): object {
    if (!intent.status.startsWith('requires_')) return refusal('payment_intent_unexpected_state');
    if (form.has('amount')) intent.amount = Number(form.get('amount'));
    for (const field of ['customer', 'setup_future_usage'])
      if (form.has(field)) intent[field] = form.get(field) || null;
    return intent;
  }

  function decide(intent: Intent, act: string, form: URLSearchParams): object {
    if (!intent.status.startsWith('requires_')) return refusal('payment_intent_unexpected_state');
    if (act === 'cancel') return Object.assign(intent, { status: 'canceled' });
    const card = records.get(form.get('payment_method') ?? '');
    if (card?.['asksOwner']) {
      Object.assign(intent, { status: 'requires_payment_method' });
      return {
        error: { type: 'card_error', code: 'authentication_required', decline_code: 'authentication_required' },
      };
    }
    return Object.assign(intent, { status: 'succeeded', amount_received: intent.amount });
  }

  function refund(form: URLSearchParams): object {
    const intent = records.get(form.get('payment_intent') ?? '') as Intent | undefined;
    const amount = Number(form.get('amount'));
    const refundedAmount = refundsOf(intent?.id).reduce(
      (sum, earlierRefund) => sum + Number(earlierRefund['amount']),
      0,
    );
    if (!intent || refundedAmount + amount > intent.amount_received) return refusal('charge_already_refunded');
    return insert('re', 'refund', form, {
      amount,
      payment_intent: intent.id,
      currency: intent['currency'],
      status: 'succeeded',
    });
  }

  function insert(prefix: string, object: string, form: URLSearchParams, fields: object): StripeRecord {
    const metadata = Object.fromEntries(
      [...form].flatMap(([name, value]) => (name.startsWith('metadata[') ? [[name.slice(9, -1), value]] : [])),
    );
    const id = `${prefix}_${randomUUID().replaceAll('-', '')}`;
    const record = { id, object, created: Math.floor(clock().getTime() / 1000), metadata, ...fields };
    records.set(id, record);
    return record;
  }

  function listOf(kind: string, owner: string | undefined, query: URLSearchParams): object {
    const wantedKind = owner === undefined ? kind.slice(0, -1) : 'payment_method';
    const data = [...records.values()].filter(
      (record) =>
        record.object === wantedKind &&
        (owner === undefined || record['customer'] === owner) &&
        (query.get('payment_intent') ?? record['payment_intent']) === record['payment_intent'] &&
        record.created >= Number(query.get('created[gte]') ?? 0) &&
        record.created < Number(query.get('created[lt]') ?? Infinity),
    );
    return { object: 'list', url: `/v1/${kind}`, has_more: false, data };
  }

  const refundsOf = (intentId: string | undefined) =>
    [...records.values()].filter(
      (record) => record.object === 'refund' && record['payment_intent'] === intentId && record['status'] !== 'failed',
    );

  /** The client types a card into Stripe's form. `keptFor` is confirmed there. */
  function payInBrowser(intentId: string, keptFor: 'off_session' | null = null): Intent {
    const intent = records.get(intentId) as Intent;
    const setup = keptFor ?? intent['setup_future_usage'] ?? null;
    return Object.assign(intent, { status: 'succeeded', amount_received: intent.amount, setup_future_usage: setup });
  }

  const saveCard = (customer: string, more: object = {}): StripeRecord =>
    insert('pm', 'payment_method', new URLSearchParams(), {
      customer,
      type: 'card',
      card: { brand: 'visa', last4: '4242' },
      ...more,
    });

  const dispute = (intent: Intent, more: object = {}): StripeRecord =>
    insert('du', 'dispute', new URLSearchParams(), {
      payment_intent: intent.id,
      amount: intent.amount_received,
      currency: intent['currency'],
      reason: 'fraudulent',
      status: 'needs_response',
      ...more,
    });

  function news(
    type: string,
    record: object,
    { id = `evt_${randomUUID()}`, secret = webhookSecret, at = clock() } = {},
  ) {
    const created = Math.floor(at.getTime() / 1000);
    const payload = JSON.stringify({ id, object: 'event', type, created, data: { object: record } });
    const signature = stripe.client.webhooks.generateTestHeaderString({ payload, secret, timestamp: created });
    return { payload, signature };
  }

  const intents = () => [...records.values()].filter((record): record is Intent => record.object === 'payment_intent');
  const refunds = () => [...records.values()].filter((record) => record.object === 'refund');
  return { stripe, apiBase, calls, trouble, records, intents, refunds, payInBrowser, saveCard, dispute, news };
}

const refusal = (code: string) => ({ error: { type: 'invalid_request_error', code, message: code } });

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}
