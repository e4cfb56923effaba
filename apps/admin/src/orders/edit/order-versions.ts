import type { Order } from '@traiteur/contract/order-record.ts';
import { type ChangeDraft, fieldsOfDraft } from '@traiteur/front/orders/order-change.ts';
import type { DraftLine } from '@traiteur/front/orders/order-draft.ts';
import { addressIdOf, fieldsOfOrder, slotOfOrder } from '@traiteur/front/orders/standing-order.ts';
import { type Difference, differencesOf } from '../../form/versions.ts';
import { draftLine } from '../take/order-start.ts';

/** What a draft and what somebody else saved meanwhile say differently. */
export const orderDifferences = (draft: ChangeDraft, theirs: Order): Difference[] =>
  differencesOf({
    base: { ...draft.standing.fields },
    mine: { ...fieldsOfDraft(draft) },
    theirs: { ...fieldsOfOrder(theirs) },
  });

/** The draft over what somebody else saved, with those parts of it that are taken. */
export function mergedDraft(draft: ChangeDraft, theirs: Order, theirParts: readonly Difference[]): ChangeDraft {
  const takes = (field: string) => theirParts.some((part) => part.field === field);
  return {
    ...draft,
    standing: { order: theirs, version: theirs.version, fields: fieldsOfOrder(theirs) },
    addressId: takes('address') && draft.client ? (addressIdOf(theirs, draft.client) ?? null) : draft.addressId,
    slot: takes('slot') ? slotOfOrder(theirs) : draft.slot,
    lines: mergedLines(draft.lines, theirs.lines.map(draftLine), theirParts),
    discountCode: takes('discountCode') ? (theirs.discountCode ?? '') : draft.discountCode,
    kitchenNote: takes('kitchenNote') ? theirs.kitchenNote : draft.kitchenNote,
    driverNote: takes('driverNote') ? (theirs.driverNote ?? '') : draft.driverNote,
  };
}

function mergedLines(mine: DraftLine[], theirs: DraftLine[], theirParts: readonly Difference[]): DraftLine[] {
  const isTheirs = (line: DraftLine) =>
    theirParts.some(({ field, member }) => field === 'lines' && member?.value === dishOf(line));
  return [...mine.filter((line) => !isTheirs(line)), ...theirs.filter(isTheirs)];
}

/** What tells a dish in its size apart from the others. */
export const dishOf = ({ productId, sizeId }: Pick<DraftLine, 'productId' | 'sizeId'>): string =>
  `${productId} ${sizeId}`;
