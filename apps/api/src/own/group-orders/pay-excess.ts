import type { GroupVisit } from '@traiteur/contract/own/group-guests.ts';
import type { Reading } from '../../core/acting.ts';
import type { Context } from '../../core/context.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Services } from '../../core/services.ts';
import { inTransaction } from '../../database/rows/transactions.ts';
import type { Patience } from '../../orders/payments/provider.ts';
import { makeGuestLink } from '../../money/online-payments/payment-links.ts';
import { owedByGuest } from '../../money/online-payments/guest-excess.ts';
import { findGuest, findLink, lockGuest, readVisit } from './guest-rows.ts';
import { writtenLanguage } from '../../database/rows/written-language.ts';

/** `patience`: of all group orders that are closed in one run. */
export type Hearing = Reading & Pick<Services, 'stripe' | 'providers'> & { patience?: Patience };

interface Keys {
  token: string;
  key: string;
}

/** @throws {Refusal} `group-order-ended`, `group-order-closed`, `not-found`, `nothing-due`, `online-payments-off` */
export const payGroupExcess = (keys: Keys, context: Context<'public'>): Promise<{ url: string }> => {
  context.providers.stripe.refuseUnlessOn(context);
  return inTransaction(context.db, async (db) => {
    const { guest, groupOrder } = await lockGuest(db, keys, context.clock());
    if ((await owedByGuest(db, guest.id)).amount === 0) throw new Refusal('nothing-due');
    const { locale } = await db
      .selectFrom('group_order_guests')
      .select(writtenLanguage('locale').as('locale'))
      .where('id', '=', guest.id)
      .executeTakeFirstOrThrow();
    return { url: await makeGuestLink(db, { guestId: guest.id, locale, expiresAt: groupOrder.deadline }, context) };
  });
};

/**
 * The provider may know of the payment before its news comes.
 * @throws {Refusal} `group-order-ended`, `provider-failed`
 */
export async function hearGroupPayment({ token, key }: Keys, context: Context<'public'>): Promise<GroupVisit> {
  const { db, caller, clock, house, providers } = context;
  const link = await findLink(db, token);
  const guest = await findGuest(db, key);
  if (guest) await providers.stripe.hearPayments({ guestIds: [guest.id] }, context);
  return readVisit(db, link, key, { caller, clock, house });
}

/** Before the order is placed: who has paid in time must not lose a dish because the provider's news are late. */
export async function hearGuests(groupOrderId: number, services: Hearing): Promise<void> {
  const { providers, patience } = services;
  await providers.stripe.hearPayments({ groupOrderId }, services, patience).catch((error: unknown) => {
    // Without an answer it is as if they had not paid: what comes in later goes back.
    if (!(error instanceof Refusal)) throw error;
  });
}
