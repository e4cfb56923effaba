import { fieldsOfOrder } from '@traiteur/front/orders/standing-order.ts';
import type { ChangeDraft } from '@traiteur/front/orders/order-change.ts';
import type { OrderDraft } from '@traiteur/front/orders/order-draft.ts';
import * as z from 'zod/mini';

const changeInStorage = z.object({
  version: z.number(),
  /** The order's fields when the change began, without its address. */
  before: z.record(z.string(), z.unknown()),
  draft: z.record(z.string(), z.unknown()),
});
type ChangeInStorage = z.output<typeof changeInStorage>;

/** For privacy no client, address or allergies are stored in the browser: they are read again. */
export function keptChange({ client: _client, standing, ...draft }: ChangeDraft): ChangeInStorage {
  const { address: _address, ...fields } = standing.fields;
  return { version: standing.version, before: fields, draft };
}

/** Undefined where the content is no change. */
export const changeKept = (content: unknown): ChangeInStorage | undefined => changeInStorage.safeParse(content).data;

/** Restores a change, over the version that it edits. */
export function changeGoesOn(start: OrderDraft, { version, before, draft }: ChangeInStorage): OrderDraft {
  const { standing, client } = start;
  if (!standing) return start;
  const { address } = fieldsOfOrder(standing.order);
  const isKnown = client?.addresses.some(({ id }) => id === draft['addressId']);
  return {
    ...start,
    ...draft,
    ...(isKnown ? {} : { addressId: start.addressId }),
    client,
    standing: { ...standing, version, fields: { ...standing.fields, ...before, address } },
  };
}
