import type { PaymentRequest } from '@traiteur/contract/money/online-payments.ts';
import type { ApiRefusal } from '@traiteur/contract/wire/client.ts';
import { longDay } from '@traiteur/domain/dates/long-day.ts';
import type { Visit } from '../site/page.tsx';

type Request = Pick<PaymentRequest, 'number' | 'total' | 'due' | 'publishableKey'>;

/** What is paid, or was, or cannot be any more. */
export interface PayableRequest extends Request {
  state: 'cancelled' | 'paid' | 'due';
  token: string;
  date: string;
  /** The client was at their bank, and came back without having paid. */
  hasFailed: boolean;
  /** Where a bank sends the client back to. */
  returnUrl: string;
}

export type ReadPayment = { state: 'ended'; status: number } | PayableRequest;

/** What the holder of a link is asked to pay. Who comes back from their bank has paid, though we may hear of it a moment later. */
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

/** The status of a link that is over, or never was one. A refusal of the server is of its own copy of the class. */
function unlessEnded(error: unknown): number {
  const status = (error as Partial<ApiRefusal>).problem?.status ?? 500;
  if (status === 410) return 410;
  if (status === 404 || status === 422) return 404;
  throw error;
}
