import type { PaymentRequest } from '@traiteur/contract/money/online-payments.ts';
import type { ApiRefusal } from '@traiteur/contract/wire/client.ts';
import { longDay } from '@traiteur/domain/dates/long-day.ts';
import type { Visit } from '../site/page.tsx';

type Request = Pick<PaymentRequest, 'number' | 'total' | 'due' | 'publishableKey'>;

export interface PayableRequest extends Request {
  state: 'cancelled' | 'paid' | 'due';
  token: string;
  date: string;
  /** The bank sent the client back without a payment. */
  hasFailed: boolean;
  returnUrl: string;
}

export type ReadPayment = { state: 'ended'; status: number } | PayableRequest;

/** A client who comes back from the bank has paid, though the webhook may arrive later. */
export async function readPayment({ call, locale, parameters, url, world }: Visit): Promise<ReadPayment> {
  const token = parameters['token'] ?? '';
  const request = await call('online-payments', 'getPaymentRequest', { token }).catch(unlessEnded);
  if (typeof request === 'number') return { state: 'ended', status: request };
  const outcome = url.searchParams.get('redirect_status');
  const isPaid = request.due === 0 || outcome === 'succeeded';
  return {
    ...request,
    state: request.isCancelled ? 'cancelled' : isPaid ? 'paid' : 'due',
    token,
    date: longDay(request.deliveryDate, locale, world.english),
    hasFailed: outcome === 'failed',
    returnUrl: url.origin + url.pathname,
  };
}

/** The status of an ended or unknown link. `instanceof` fails: the server has its own copy of the class. */
function unlessEnded(error: unknown): number {
  const status = (error as Partial<ApiRefusal>).problem?.status ?? 500;
  if (status === 410) return 410;
  if (status === 404 || status === 422) return 404;
  throw error;
}
