import type { OwnOrderChangeDraft } from '@traiteur/contract/own/own-order-input.ts';
import type { OwnOrder } from '@traiteur/contract/own/own-orders.ts';
import type { Bilingual } from '@traiteur/domain/text/language.ts';

export interface DraftLine {
  productId: number;
  sizeId: number;
  name: Bilingual;
  sizeName: Bilingual;
  /** Null: the whole table. */
  eaterId: number | null;
  /** As typed. */
  quantity: string;
}

/** What is typed of a change, over the order as it stood. */
export interface OrderDraft {
  /** Which saving of the order it was typed over. */
  version: number;
  lines: DraftLine[];
  slot: { scheduleId: number; date: string };
  /** Null: the order keeps its address. */
  addressId: number | null;
  kitchenNote: string;
  driverNote: string;
  discountCode: string | null;
}

export const draftOf = (order: OwnOrder): OrderDraft => ({
  version: order.version,
  lines: order.lines.map(({ productId, sizeId, name, sizeName, eaterId, quantity }) => ({
    productId,
    sizeId,
    name,
    sizeName,
    eaterId,
    quantity: String(quantity),
  })),
  slot: { scheduleId: order.scheduleId, date: order.deliveryDate },
  addressId: null,
  kitchenNote: order.kitchenNote,
  driverNote: order.driverNote,
  discountCode: order.discountCode,
});

/** Undefined where what is typed is no whole number from 1 to `most`. */
export function quantityIn(text: string, most: number): number | undefined {
  const digits = text.trim();
  const quantity = /^\d{1,4}$/.test(digits) ? Number(digits) : 0;
  return quantity >= 1 && quantity <= most ? quantity : undefined;
}

/** Undefined while a quantity cannot be read or no dish is left. */
export function changeIn(draft: OrderDraft, most: number): OwnOrderChangeDraft | undefined {
  const lines = draft.lines.map(({ productId, sizeId, eaterId, quantity }) => ({
    productId,
    sizeId,
    eaterId,
    quantity: quantityIn(quantity, most) ?? 0,
  }));
  if (lines.length === 0 || lines.some(({ quantity }) => quantity === 0)) return undefined;
  return {
    lines,
    slot: draft.slot,
    ...(draft.addressId !== null && { addressId: draft.addressId }),
    ...(draft.discountCode !== null && { discountCode: draft.discountCode }),
  };
}

/** One portion more of a dish for somebody: on the line that is theirs already, or on a new one. */
export function withDish(draft: OrderDraft, dish: Omit<DraftLine, 'quantity'>): OrderDraft {
  const index = draft.lines.findIndex(
    ({ productId, sizeId, eaterId }) =>
      productId === dish.productId && sizeId === dish.sizeId && eaterId === dish.eaterId,
  );
  const line = draft.lines[index];
  if (!line) return { ...draft, lines: [...draft.lines, { ...dish, quantity: '1' }] };
  return withLine(draft, index, { quantity: String((Number(line.quantity) || 0) + 1) });
}

export const withLine = (draft: OrderDraft, index: number, change: Partial<DraftLine>): OrderDraft => ({
  ...draft,
  lines: draft.lines.map((line, place) => (place === index ? { ...line, ...change } : line)),
});

export const withoutLine = (draft: OrderDraft, index: number): OrderDraft => ({
  ...draft,
  lines: draft.lines.filter((_, place) => place !== index),
});

export const isChanged = (draft: OrderDraft, order: OwnOrder): boolean =>
  JSON.stringify({ ...draft, version: 0 }) !== JSON.stringify({ ...draftOf(order), version: 0 });
