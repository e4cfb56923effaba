import type { OrderChangeDraft, OrderChangeInput } from '@traiteur/contract/orders/order-input.ts';
import type { ChangeQuote, Quote } from '@traiteur/contract/orders/order-quotes.ts';
import { goodsRequest, type OrderDraft, slotRequest, termsRequest } from './order-draft.ts';
import { addressIdOf, addressText, type OrderFields, portionsOf, type StandingOrder } from './standing-order.ts';

export interface DraftQuote
  extends Omit<Quote, 'lines'>,
    Partial<Pick<ChangeQuote, 'difference' | 'due' | 'overpaid' | 'guestRefund'>> {
  lines: (Quote['lines'][number] & Partial<Pick<ChangeQuote['lines'][number], 'keepsPrice'>>)[];
}

export type ChangeDraft = OrderDraft & { standing: StandingOrder };

export const isChange = (draft: OrderDraft): draft is ChangeDraft => draft.standing !== null;

export const changeQuoteRequest = (draft: ChangeDraft): OrderChangeDraft | undefined =>
  draft.slot ? { ...destination(draft), slot: slotRequest(draft.slot), ...goodsRequest(draft) } : undefined;

/** At the total on screen, so that the API refuses any other; undefined while incomplete. */
export function changeRequest(draft: ChangeDraft, expectedTotal: number): OrderChangeInput | undefined {
  if (!draft.slot || draft.lines.length === 0) return undefined;
  return {
    version: draft.standing.version,
    ...destination(draft),
    slot: slotRequest(draft.slot),
    ...goodsRequest(draft),
    ...termsRequest(draft),
    expectedTotal,
  };
}

/** Left out when unchanged: the order then keeps its copied address. */
function destination({ addressId, standing, client }: ChangeDraft) {
  const previousAddressId = client ? addressIdOf(standing.order, client) : undefined;
  return addressId === null || addressId === previousAddressId ? {} : { addressId };
}

export const fieldsOfDraft = (draft: ChangeDraft): OrderFields => ({
  address: addressOf(draft),
  slot: draft.slot,
  lines: portionsOf(draft.lines),
  discountCode: draft.discountCode,
  kitchenNote: draft.kitchenNote.trim(),
  driverNote: draft.driverNote.trim(),
});

function addressOf({ client, addressId, standing }: ChangeDraft): string {
  const address = client?.addresses.find(({ id }) => id === addressId);
  return address ? addressText(address) : standing.fields.address;
}

export const isBegun = (draft: OrderDraft): boolean =>
  isChange(draft)
    ? JSON.stringify(fieldsOfDraft(draft)) !== JSON.stringify(draft.standing.fields)
    : draft.client !== null ||
      draft.lines.length > 0 ||
      [draft.discountCode, draft.kitchenNote, draft.driverNote].some((text) => text !== '');
