import type { Order } from '@traiteur/contract/orders/order-record.ts';
import { type ChangeDraft, fieldsOfDraft } from '@traiteur/front/orders/order-change.ts';
import type { DraftLine } from '@traiteur/front/orders/order-draft.ts';
import { addressIdOf, dishOf, fieldsOfOrder, slotOfOrder } from '@traiteur/front/orders/standing-order.ts';
import { type Difference, differencesOf } from '../../form/versions.ts';
import { draftLine } from '../take/order-start.ts';

/** The differences between a draft and the order that a colleague saved meanwhile. */
export const orderDifferences = (draft: ChangeDraft, theirOrder: Order): Difference[] =>
  differencesOf({
    base: { ...draft.standing.fields },
    mine: { ...fieldsOfDraft(draft) },
    theirs: { ...fieldsOfOrder(theirOrder) },
  });

/** The draft as a change of the colleague's version, with `theirParts` taken from it. */
export function mergedDraft(draft: ChangeDraft, theirOrder: Order, theirParts: readonly Difference[]): ChangeDraft {
  const takes = (field: string) => theirParts.some((part) => part.field === field);
  return {
    ...draft,
    standing: { order: theirOrder, version: theirOrder.version, fields: fieldsOfOrder(theirOrder) },
    addressId: takes('address') && draft.client ? (addressIdOf(theirOrder, draft.client) ?? null) : draft.addressId,
    slot: takes('slot') ? slotOfOrder(theirOrder) : draft.slot,
    lines: mergedLines(draft.lines, theirOrder.lines.map(draftLine), theirParts),
    discountCode: takes('discountCode') ? (theirOrder.discountCode ?? '') : draft.discountCode,
    kitchenNote: takes('kitchenNote') ? theirOrder.kitchenNote : draft.kitchenNote,
    driverNote: takes('driverNote') ? (theirOrder.driverNote ?? '') : draft.driverNote,
  };
}

function mergedLines(myLines: DraftLine[], theirLines: DraftLine[], theirParts: readonly Difference[]): DraftLine[] {
  const isTheirs = (line: DraftLine) =>
    theirParts.some(({ field, member }) => field === 'lines' && member?.value === dishOf(line));
  return [...myLines.filter((line) => !isTheirs(line)), ...theirLines.filter(isTheirs)];
}
